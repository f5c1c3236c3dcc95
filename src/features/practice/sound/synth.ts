import { $table } from '../state/run.ts';
import { type Sound, soundOf } from '../state/sound.ts';

/** Soft enough to be beside a conversation. */
const PEAK_GAIN = 0.12;
const MIN_GAIN = 0.0001;

/** What a sound is made of: a stroke of paper, or a tone. */
interface Stroke {
  /** Seconds after the sound begins, and how long it lasts. */
  readonly at: number;
  readonly duration: number;
  /** Hertz: where it begins and ends. Of paper, the middle of what is let through. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'paper' | 'tone';
}

const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  laid: [{ kind: 'paper', at: 0, duration: 0.07, from: 1800, to: 500 }],
  // Two low tones, the second lower.
  refused: [
    { kind: 'tone', at: 0, duration: 0.13, from: 196, to: 190 },
    { kind: 'tone', at: 0.14, duration: 0.18, from: 147, to: 142 },
  ],
  // Cards drawn together, then squared.
  taken: [
    { kind: 'paper', at: 0, duration: 0.22, from: 700, to: 2600 },
    { kind: 'paper', at: 0.24, duration: 0.06, from: 1400, to: 500 },
  ],
};

/** Noise, made once. */
function createPaper(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Makes the sounds of a table as they are wanted, on the device. @throws where there is no Web Audio */
class Synth {
  readonly #context = new AudioContext();
  readonly #paper = createPaper(this.#context);

  play(sound: Sound): void {
    // A browser keeps quiet until the page was touched.
    void this.#context.resume().catch(() => undefined);
    for (const stroke of SOUNDS[sound]) this.#stroke(stroke);
  }

  #stroke({ kind, at, duration, from, to }: Stroke): void {
    const context = this.#context;
    const start = context.currentTime + at;
    const end = start + duration;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(MIN_GAIN, start);
    loudness.gain.exponentialRampToValueAtTime(PEAK_GAIN, start + duration * 0.15);
    loudness.gain.exponentialRampToValueAtTime(MIN_GAIN, end);
    loudness.connect(context.destination);
    const source = kind === 'paper' ? context.createBufferSource() : context.createOscillator();
    const pitched = source instanceof OscillatorNode ? source : context.createBiquadFilter();
    if (source instanceof AudioBufferSourceNode) source.buffer = this.#paper;
    if (pitched instanceof BiquadFilterNode) {
      pitched.type = 'bandpass';
      source.connect(pitched);
    }
    pitched.frequency.setValueAtTime(from, start);
    pitched.frequency.exponentialRampToValueAtTime(to, end);
    pitched.connect(loudness);
    source.start(start);
    source.stop(end);
  }

  /** Ends what sounds. */
  close(): void {
    void this.#context.close().catch(() => undefined);
  }
}

/**
 * Lets the practice table be heard, as long as the page is seen.
 * @returns what ends it
 * @throws where the browser makes no sounds
 */
export function startSynth(): () => void {
  const synth = new Synth();
  let before = $table.get();
  const stop = $table.listen((after) => {
    const sound = soundOf(before, after);
    before = after;
    if (sound && document.visibilityState === 'visible') synth.play(sound);
  });
  return () => {
    stop();
    synth.close();
  };
}
