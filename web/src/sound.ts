/** Sounds synthesized with the Web Audio API: no audio files are loaded. */
import { volume } from "./settings/settings.ts";

export type Sound = "tip" | "place" | "capture" | "throw" | "close" | "start" | "win" | "loss" | "danger" | "alert";

let context: AudioContext | null = null;

/** The audio context; null while muted, and before the first click or key, when browsers forbid sound. */
function getAudioContext(): AudioContext | null {
  if (volume.peek() === 0 || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function envelope(audio: AudioContext, at: number, level: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level * volume.peek(), at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** A knock on wood: a short burst of noise through a band-pass filter. */
function knock(audio: AudioContext, after: number, pitch: number, level: number, seconds = 0.09): void {
  const at = audio.currentTime + after;
  const length = Math.ceil(audio.sampleRate * seconds);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const body = audio.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = pitch;
  body.Q.value = 2.5;
  source.connect(body).connect(envelope(audio, at, level * 3, seconds));
  source.start(at);
}

/** A tone that fades, like a xylophone's. */
function chime(audio: AudioContext, after: number, pitch: number, level: number, seconds = 0.7): void {
  const at = audio.currentTime + after;
  for (const [partial, share] of [
    [1, 1],
    [3.9, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * partial;
    tone.connect(envelope(audio, at, level * share, seconds / partial ** 0.5));
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/** Play tones one after another, `gap` seconds apart. */
function arpeggio(audio: AudioContext, pitches: readonly number[], gap: number, level: number): void {
  for (const [place, pitch] of pitches.entries()) chime(audio, place * gap, pitch, level, 0.9);
}

const SYNTHESIZERS: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  tip: (audio) => knock(audio, 0, 900 + Math.random() * 150, 0.35, 0.06),
  place: (audio) => knock(audio, 0, 620, 0.6),
  capture: (audio) => {
    knock(audio, 0, 420, 0.8, 0.14);
    knock(audio, 0.07, 760, 0.5);
  },
  throw: (audio) => {
    for (let bounce = 0; bounce < 7; bounce++) {
      knock(audio, bounce * 0.055 + Math.random() * 0.03, 1100 + Math.random() * 700, 0.45 - bounce * 0.05, 0.05);
    }
  },
  close: (audio) => {
    knock(audio, 0, 300, 0.8, 0.2);
    chime(audio, 0.08, 523, 0.2);
  },
  start: (audio) => {
    chime(audio, 0, 392, 0.2, 0.4);
    chime(audio, 0.12, 523, 0.2, 0.5);
  },
  win: (audio) => arpeggio(audio, [523, 659, 784, 1047], 0.13, 0.25),
  loss: (audio) => arpeggio(audio, [392, 330, 262], 0.18, 0.22),
  danger: (audio) => arpeggio(audio, [466, 349], 0.14, 0.22),
  alert: (audio) => {
    chime(audio, 0, 880, 0.2, 0.3);
    chime(audio, 0.15, 880, 0.2, 0.3);
  },
};

/** Play a sound at the chosen volume. */
export function playSound(sound: Sound): void {
  const audio = getAudioContext();
  if (audio) SYNTHESIZERS[sound](audio);
}
