/** From a finger, a pen or a mouse to the hand: a tap, or a way from here to there. */
import type { Hand, Pointer } from "./hand.svelte";
import { floatAbove } from "./places.svelte";

const SLACK = { mouse: 4, pen: 6, touch: 8 }; // px that a tap may wander
const WHEEL_PAUSE = 160; // ms: one notch of the wheel is one turn

let busy = false; // a second finger doesn't disturb the first

export function press(hand: Hand, tile: string, down: PointerEvent): void {
  if (busy || down.button !== 0) return;
  busy = true;
  hand.putBack(); // what the keys may hold
  const target = down.currentTarget as Element;
  target.setPointerCapture(down.pointerId);
  hand.select(tile);

  const kind = down.pointerType === "touch" || down.pointerType === "pen" ? down.pointerType : "mouse";
  const ours = new AbortController();
  const listen = { signal: ours.signal };
  let isLifted = false;
  let latest = down;
  let frame = 0;
  let wheeled = 0;

  const follow = () => {
    frame = 0;
    hand.moveTo(pointOf(latest));
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    latest = event;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK[kind];
    if (!isLifted && far) isLifted = hand.lift(tile, { x: down.clientX, y: down.clientY }, pointOf(event));
    else if (isLifted && !frame) frame = requestAnimationFrame(follow);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    busy = false;
    ours.abort();
    cancelAnimationFrame(frame);
    if (event.type === "pointercancel") hand.putBack();
    else if (isLifted) {
      hand.moveTo(pointOf(event));
      hand.drop();
    } else hand.tap(tile, event.timeStamp);
  };
  const wheel = (event: WheelEvent) => {
    if (!isLifted || event.timeStamp - wheeled < WHEEL_PAUSE) return;
    wheeled = event.timeStamp;
    hand.reshape("turn");
  };
  window.addEventListener("pointermove", move, listen);
  window.addEventListener("pointerup", end, listen);
  window.addEventListener("pointercancel", end, listen);
  window.addEventListener("wheel", wheel, { ...listen, passive: true });
}

function pointOf(event: PointerEvent): Pointer {
  const isTouch = event.pointerType === "touch";
  return {
    x: event.clientX,
    y: event.clientY,
    float: isTouch ? floatAbove(event.clientY, window.innerHeight) : null,
  };
}
