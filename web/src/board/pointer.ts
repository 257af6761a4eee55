/** From a finger, a pen or a mouse to the hand: a tap, or a way from here to there. */
import type { Hand, Pointer } from "./hand.svelte";
import { floatAbove } from "./places.svelte";

const SLACK = { mouse: 4, pen: 6, touch: 8 }; // px that a tap may wander
const WHEEL_PAUSE = 160; // ms: one notch of the wheel is one turn
const CANCEL_PAUSE = 100; // ms: WebKit may cancel a finger just before it is lifted

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
  let cancelling = 0;

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
  const end = () => {
    busy = false;
    ours.abort();
    cancelAnimationFrame(frame);
    window.clearTimeout(cancelling);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    end();
    if (isLifted) {
      hand.moveTo(pointOf(event));
      hand.drop();
    } else hand.tap(tile, event.timeStamp);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId || cancelling) return;
    cancelling = window.setTimeout(() => {
      end();
      hand.putBack();
    }, CANCEL_PAUSE);
  };
  const wheel = (event: WheelEvent) => {
    if (!isLifted || event.timeStamp - wheeled < WHEEL_PAUSE) return;
    wheeled = event.timeStamp;
    hand.reshape("turn");
  };
  window.addEventListener("pointermove", move, listen);
  window.addEventListener("pointerup", up, listen);
  window.addEventListener("pointercancel", cancel, listen);
  // WebKit tells a finger's way as wheel events, too
  if (kind === "mouse") window.addEventListener("wheel", wheel, { ...listen, passive: true });
}

function pointOf(event: PointerEvent): Pointer {
  const isTouch = event.pointerType === "touch";
  return {
    x: event.clientX,
    y: event.clientY,
    float: isTouch ? floatAbove(event.clientY, window.innerHeight) : null,
  };
}
