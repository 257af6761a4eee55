/** Short sounds, made on the spot: no file, no request. Silent where the setting says so, or before the first touch. */
import { settings } from "../settings/settings.svelte";
import { whenIdle } from "../ui/idle";

interface Note {
  /** Hz; a pair glides from one to the other */
  pitch: number | readonly [number, number];
  at?: number; // seconds
  length: number;
  loudness?: number;
  wave?: OscillatorType;
}

const SOUNDS = {
  lift: [{ pitch: [320, 420], length: 0.05, loudness: 0.12 }],
  snap: [
    { pitch: [210, 120], length: 0.07, loudness: 0.5 },
    { pitch: 1450, length: 0.025, loudness: 0.1, wave: "square" },
  ],
  turn: [{ pitch: [520, 620], length: 0.04, loudness: 0.1 }],
  illegal: [
    { pitch: 165, length: 0.09, loudness: 0.22, wave: "sawtooth" },
    { pitch: 131, at: 0.1, length: 0.13, loudness: 0.22, wave: "sawtooth" },
  ],
  tick: [{ pitch: 1180, length: 0.035, loudness: 0.22, wave: "square" }],
  go: [
    { pitch: 440, length: 0.09, loudness: 0.25 },
    { pitch: 660, at: 0.1, length: 0.16, loudness: 0.25 },
  ],
  solved: [
    { pitch: 523, length: 0.14, loudness: 0.3 },
    { pitch: 659, at: 0.11, length: 0.14, loudness: 0.3 },
    { pitch: 784, at: 0.22, length: 0.14, loudness: 0.3 },
    { pitch: 1047, at: 0.33, length: 0.42, loudness: 0.32 },
  ],
  called: [
    { pitch: 784, length: 0.12, loudness: 0.26 },
    { pitch: 587, at: 0.13, length: 0.26, loudness: 0.26 },
  ],
  roll: [
    { pitch: [300, 180], length: 0.05, loudness: 0.3, wave: "square" },
    { pitch: [340, 200], at: 0.12, length: 0.05, loudness: 0.26, wave: "square" },
    { pitch: [280, 170], at: 0.22, length: 0.05, loudness: 0.22, wave: "square" },
    { pitch: [220, 130], at: 0.3, length: 0.07, loudness: 0.3 },
  ],
  turned: [
    { pitch: [330, 494], length: 0.3, loudness: 0.24 },
    { pitch: 494, at: 0.34, length: 0.2, loudness: 0.24 },
  ],
  step: [{ pitch: [260, 200], length: 0.06, loudness: 0.3 }],
  gems: [
    { pitch: 1175, length: 0.12, loudness: 0.2 },
    { pitch: 1568, at: 0.08, length: 0.25, loudness: 0.2 },
  ],
  lost: [
    { pitch: [440, 392], length: 0.14, loudness: 0.24 },
    { pitch: [349, 262], at: 0.15, length: 0.26, loudness: 0.24 },
  ],
  cross: [
    { pitch: [900, 620], length: 0.05, loudness: 0.16, wave: "sawtooth" },
    { pitch: [620, 900], at: 0.07, length: 0.05, loudness: 0.16, wave: "sawtooth" },
  ],
  chain: [
    { pitch: 587, length: 0.09, loudness: 0.24 },
    { pitch: 880, at: 0.07, length: 0.18, loudness: 0.24 },
  ],
  fox: [
    { pitch: [740, 1175], length: 0.12, loudness: 0.26 },
    { pitch: [740, 1175], at: 0.15, length: 0.12, loudness: 0.26 },
    { pitch: [988, 1319], at: 0.3, length: 0.26, loudness: 0.26 },
  ],
  ended: [{ pitch: [392, 262], length: 0.35, loudness: 0.25 }],
  won: [
    { pitch: 523, length: 0.2, loudness: 0.26 },
    { pitch: 659, length: 0.2, loudness: 0.22 },
    { pitch: 698, at: 0.2, length: 0.2, loudness: 0.26 },
    { pitch: 880, at: 0.2, length: 0.2, loudness: 0.22 },
    { pitch: 784, at: 0.4, length: 0.7, loudness: 0.28 },
    { pitch: 1047, at: 0.4, length: 0.7, loudness: 0.24 },
  ],
} as const satisfies Record<string, readonly Note[]>;

const WHOLE_TONE = 2 ** (1 / 6);

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let wasTouched = false; // for older Safaris, which don't tell

const FLIGHT = 400; // ms in which what a hand let go of flies to its place

/** Made while nothing happens: it takes too long for the middle of a drag. Not before the first touch: browsers warn of that. */
function prepare(): void {
  if (settings.sound && mayBeHeard() && "AudioContext" in window) context ??= new AudioContext();
}
whenIdle(prepare);

function mayBeHeard(): boolean {
  return navigator.userActivation?.hasBeenActive ?? wasTouched;
}

/** A phone call interrupts sound in Safari, and only what the visitor does may bring it back. */
function wake(audio: AudioContext): void {
  if (audio.state !== "running") audio.resume().catch(() => {}); // not yet: the next touch tries again
}

function touched(): void {
  wasTouched = true;
  if (context) wake(context);
  else setTimeout(() => whenIdle(prepare), FLIGHT);
}
for (const end of ["click", "keyup", "pointerup"]) window.addEventListener(end, touched);

/** `higher`: by so many whole tones, such as one per link of a chain. */
export function play(sound: Sound, higher = 0): void {
  if (!settings.sound) return;
  if (!mayBeHeard()) return; // what is said to a silent one would all be heard at the first touch
  if (!context) return; // it is made when the hand has let go
  const audio = context;
  wake(audio);
  window.setTimeout(() => SOUNDS[sound].forEach((note) => sing(audio, note, WHOLE_TONE ** higher))); // the piece moves first
}

function sing(audio: AudioContext, note: Note, raised: number): void {
  const { pitch, at = 0, length, loudness = 0.3, wave = "triangle" } = note;
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch;
  voice.type = wave;
  voice.frequency.setValueAtTime(from * raised, start);
  voice.frequency.exponentialRampToValueAtTime(to * raised, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}
