import type { Game } from '../../../game/game.ts';
import { namingAt, viewerOf } from '../../saved-games/index.ts';
import { $table } from '../state/run.ts';
import type { PracticeState } from '../state/state.ts';

/** A card laid down, an illegal try, or a trick or take that was won. */
export type Sound = 'laid' | 'refused' | 'taken';

/** Returns the sound of a change of state; null if nothing was laid, taken or refused. */
export function soundOf(before: PracticeState, after: PracticeState): Sound | null {
  const { tried } = after;
  if (tried !== before.tried && tried?.ruling.verdict === 'illegal') return 'refused';
  const stepsBefore = before.practice?.steps ?? [];
  const steps = after.practice?.steps ?? [];
  // Another game was opened, or a move taken back.
  if (
    stepsBefore.length === 0 ||
    steps.length <= stepsBefore.length ||
    steps[stepsBefore.length - 1] !== stepsBefore.at(-1)
  )
    return null;
  const events = steps.slice(stepsBefore.length).flatMap((step) => step.events);
  if (events.length === 0) return null;
  const { practice } = after;
  const { last }: Partial<Game['table']> = practice?.game.table ?? {};
  return practice && last?.findLast(events, viewerOf(practice), namingAt(practice)) ? 'taken' : 'laid';
}

/** Gain from 0 to 1; low, so that sounds don't disturb a conversation. */
const PEAK_GAIN = 0.12;
/** Above 0: an exponential ramp can't reach 0. */
const MIN_GAIN = 0.0001;

/** A component of a sound: noise like paper, or a tone. */
interface Stroke {
  /** Start and duration, in seconds. */
  readonly at: number;
  readonly duration: number;
  /** Frequencies at start and end, in hertz; for paper, of the band-pass filter. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'paper' | 'tone';
}

const STROKES_OF_SOUND: Readonly<Record<Sound, readonly Stroke[]>> = {
  laid: [{ kind: 'paper', at: 0, duration: 0.07, from: 1800, to: 500 }],
  // Two low tones, the second lower.
  refused: [
    { kind: 'tone', at: 0, duration: 0.13, from: 196, to: 190 },
    { kind: 'tone', at: 0.14, duration: 0.18, from: 147, to: 142 },
  ],
  // The noise of cards being gathered, then squared.
  taken: [
    { kind: 'paper', at: 0, duration: 0.22, from: 700, to: 2600 },
    { kind: 'paper', at: 0.24, duration: 0.06, from: 1400, to: 500 },
  ],
};

/** Creates half a second of white noise. */
function createNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Synthesizes the sounds of a table. @throws if Web Audio is missing */
class Synth {
  readonly #context = new AudioContext();
  readonly #noise = createNoise(this.#context);

  play(sound: Sound): void {
    // Browsers block audio until the page was touched.
    void this.#context.resume().catch(() => undefined);
    for (const stroke of STROKES_OF_SOUND[sound]) this.#playStroke(stroke);
  }

  #playStroke({ kind, at, duration, from, to }: Stroke): void {
    const context = this.#context;
    const start = context.currentTime + at;
    const end = start + duration;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(MIN_GAIN, start);
    envelope.gain.exponentialRampToValueAtTime(PEAK_GAIN, start + duration * 0.15);
    envelope.gain.exponentialRampToValueAtTime(MIN_GAIN, end);
    envelope.connect(context.destination);
    const source = kind === 'paper' ? context.createBufferSource() : context.createOscillator();
    const frequencyNode = source instanceof OscillatorNode ? source : context.createBiquadFilter();
    if (source instanceof AudioBufferSourceNode) source.buffer = this.#noise;
    if (frequencyNode instanceof BiquadFilterNode) {
      frequencyNode.type = 'bandpass';
      source.connect(frequencyNode);
    }
    frequencyNode.frequency.setValueAtTime(from, start);
    frequencyNode.frequency.exponentialRampToValueAtTime(to, end);
    frequencyNode.connect(envelope);
    source.start(start);
    source.stop(end);
  }

  close(): void {
    void this.#context.close().catch(() => undefined);
  }
}

/**
 * Plays the sounds of the practice table while the page is visible.
 * @returns a function that ends it
 * @throws if Web Audio is missing
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
