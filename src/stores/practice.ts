import { atom } from 'nanostores';
import { createThinker, type Thinker } from '../bots/client.ts';
import type { Strength } from '../bots/strengths.ts';
import type { Advice, Game, GameMove, GameState, Proposal } from '../game/game.ts';
import { begin } from '../game/match.ts';
import type { Options } from '../game/options.ts';
import type { Pick, Place } from '../game/zone.ts';
import { type ToldRuling, tellRuling } from '../referee/told.ts';
import { coach } from './coach.ts';
import { marks } from './marks.ts';
import { type Practice, readRecord } from './match-record.ts';
import { HUMAN, playerName } from './names.ts';
import { noteRule } from './progress.ts';
import { claim, save, saveKey, seated, tabKey } from './save.ts';
import { $settings } from './settings.ts';
import { dropped, sureMove, type Touches, touched } from './touch.ts';
import { undoTo } from './undo.ts';

/** The practice game on this page; null before one is dealt. */
export const $practice = atom<Practice | null>(null);
/** Things of the table that are touched. */
export const $picked = atom<readonly Pick[]>([]);
/** The last try and what the referee said to it. */
export const $tried = atom<{ readonly ruling: ToldRuling; readonly marked: readonly Pick[] } | null>(null);
/** What the others are doing. */
export const $others = atom<'idle' | 'thinking' | 'waiting' | 'failed'>('idle');
/** Number of the step whose score sheet lies open; null when none does. */
export const $sheet = atom<number | null>(null);
/** A regular's advice for the position on the table. */
export const $hint = atom<{ readonly move: GameMove; readonly says: string } | null>(null);
/** What the coach says for this turn; null where there is none, or nothing left to say. */
export const $advice = atom<Advice | null>(null);
/** Something to say that is no ruling: why an undo was refused, that a link was copied. */
export const $notice = atom<string | null>(null);
/** Another tab has gone on with this game. */
export const $elsewhere = atom(false);

/** So long a person takes to see that they could jump in, in milliseconds. */
const REACTION = 1200;
const PAUSE: Readonly<Record<'quick' | 'normal', number>> = { quick: 150, normal: 900 };

let thinker: Thinker | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where bots come from; tests give their own. */
export function useThinker(other: Thinker): void {
  thinker = other;
}

export function stateOf({ steps }: Practice): GameState {
  return steps.at(-1)?.state as GameState;
}

/** Who decides next as far as one can see: if another is asked out of turn, that is nobody’s business. */
export function turnSeen(practice: Practice): number | null {
  return practice.game.turn(practice.game.view(stateOf(practice), HUMAN));
}

/** Whether a step closed a session or round: its events hold lines of a score. */
export function isScored(practice: Practice, step: number): boolean {
  return practice.steps[step]?.events.some(({ kind }) => kind === 'scored') ?? false;
}

function clearTable(): void {
  $picked.set([]);
  $tried.set(null);
  $hint.set(null);
  $notice.set(null);
}

function put(practice: Practice): void {
  $practice.set(practice);
  save(practice);
}

/** A new game from a fresh seed. */
export function dealGame(game: Game, options: Options, strength: Strength): void {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  open({
    game,
    match: { options, seed, turns: [] },
    strength,
    steps: [begin(game, options, seed)],
  });
}

/** Goes on with a game that was kept or shared. */
export function open(practice: Practice): void {
  clearTable();
  $sheet.set(null);
  $elsewhere.set(false);
  claim(practice.game.id);
  seated(practice.game.id, true);
  put(practice);
  goOn();
}

/** Leaves the table for the set-up. The kept game stays until another is dealt. */
export function leave(): void {
  const practice = $practice.get();
  if (practice) seated(practice.game.id, false);
  clearTimeout(timer);
  clearTable();
  $sheet.set(null);
  $others.set('idle');
  $practice.set(null);
}

/** Touches a thing, or lets go of it; tries the move where the touches say it all. */
export function pick(thing: Pick): void {
  const practice = $practice.get();
  const picks = touched(practice?.game, $picked.get(), thing);
  touch({ picks, sure: practice ? sureMove(proposer(practice)(picks)) : undefined });
}

/** Lets go of a dragged thing somewhere: the same as touching both. */
export function drop(thing: Pick, place: Place): void {
  const practice = $practice.get();
  if (practice) touch(dropped(practice.game, proposer(practice), $picked.get(), thing, place));
}

function proposer(practice: Practice): (picks: readonly Pick[]) => readonly Proposal<GameMove>[] {
  const { game } = practice;
  const view = game.view(stateOf(practice), HUMAN);
  return (picks) => game.propose(view, HUMAN, picks);
}

function touch({ picks, sure }: Touches): void {
  $picked.set(picks);
  $tried.set(null);
  $notice.set(null);
  if (sure) attempt(sure);
}

/** Tries a move: carried out if it is legal, else refused with its reasons. Anything may be tried at any time. */
export function attempt(move: GameMove): void {
  const practice = $practice.get();
  if (!practice || $elsewhere.get()) return;
  const { game } = practice;
  const state = stateOf(practice);
  const ruling = tellRuling(game, state, HUMAN, move, playerName);
  const view = game.view(state, HUMAN);
  note(ruling);
  if (ruling.verdict === 'legal') {
    clearTable();
    $tried.set({ ruling, marked: [] });
    turn(practice, HUMAN, move);
    return;
  }
  const picks = game.picksOf(view, HUMAN, move);
  const cards = ruling.findings.flatMap((finding) => finding.cards);
  $picked.set(picks);
  $notice.set(null);
  $tried.set({ ruling, marked: marks(game.zones(view, HUMAN, playerName), cards, picks) });
}

/** What a try shows of the player: rules kept, rules stumbled over. */
function note({ findings, permits }: ToldRuling): void {
  for (const { rule } of findings) noteRule(rule, 'stumbled');
  for (const { rule } of permits) noteRule(rule, 'kept');
}

/** The coach looks at one's cards at the beginning of each of one's turns. */
function listen(practice: Practice): void {
  const { game } = practice;
  const view = game.view(stateOf(practice), HUMAN);
  $advice.set($settings.get().help === 'coach' ? coach(game, view, HUMAN, playerName) : null);
}

function turn(practice: Practice, seat: number, move: GameMove): void {
  const { game, match, steps } = practice;
  const step = game.play(stateOf(practice), seat, move);
  const next = {
    ...practice,
    match: { ...match, turns: [...match.turns, { seat, move }] },
    steps: [...steps, step],
  };
  put(next);
  const silent = seat !== HUMAN && step.events.length === 0;
  if (!silent) $hint.set(null);
  if (isScored(next, steps.length)) $sheet.set(steps.length);
  // Whoever let something go has used up no time that others could notice.
  goOn(silent, silent);
}

/**
 * Lets the next bot play, if it is a bot's turn and nothing is in the way. One who is asked out of turn is
 * asked in the background: to everybody else it looks as if nobody were.
 */
export function goOn(asked = false, waited = false): void {
  clearTimeout(timer);
  const practice = $practice.get();
  const seat = practice ? practice.game.turn(stateOf(practice)) : null;
  const mine = practice ? turnSeen(practice) === HUMAN : false;
  if (practice && mine) listen(practice);
  if (!practice || seat === null || seat === HUMAN || $elsewhere.get()) {
    $others.set('idle');
    return;
  }
  if (!mine) $advice.set(null);
  if ($sheet.get() !== null) return;
  const { pace } = $settings.get();
  if (pace === 'step' && !asked && !mine) {
    $others.set('waiting');
    return;
  }
  $others.set(mine ? 'idle' : 'thinking');
  const pause = mine ? REACTION : pace === 'step' || waited ? 0 : PAUSE[pace];
  timer = setTimeout(() => void letPlay(practice, seat), pause);
}

function ask(practice: Practice, seat: number, bot: string): Promise<GameMove> {
  thinker ??= createThinker();
  const { game, match } = practice;
  // Its own chance for each turn: going back and on again finds the same opponent.
  const seed = (match.seed + match.turns.length * 7919) % 2 ** 31;
  return thinker.ask({ game: game.id, bot, view: game.view(stateOf(practice), seat), seat, seed });
}

async function letPlay(practice: Practice, seat: number): Promise<void> {
  try {
    const move = await ask(practice, seat, practice.strength);
    if ($practice.get() === practice && !$elsewhere.get()) turn(practice, seat, move);
  } catch {
    if ($practice.get() === practice) $others.set('failed');
  }
}

/** What a regular would play here. */
export async function askHint(): Promise<void> {
  const practice = $practice.get();
  if (!practice || turnSeen(practice) !== HUMAN) return;
  try {
    const move = await ask(practice, HUMAN, 'greedy');
    if ($practice.get() !== practice) return;
    $tried.set(null);
    $hint.set({ move, says: practice.game.describe(move) });
  } catch {
    $notice.set('The adviser didn’t answer. Ask again.');
  }
}

/** Back to one's last decision, or why that can't be. */
export function undo(): void {
  const practice = $practice.get();
  if (!practice || $elsewhere.get()) return;
  const back = undoTo(practice);
  $notice.set(back.ok ? null : back.says);
  if (!back.ok) return;
  const { match, steps } = practice;
  clearTable();
  $sheet.set(null);
  put({
    ...practice,
    match: { ...match, turns: match.turns.slice(0, back.keep) },
    steps: steps.slice(0, back.keep + 1),
  });
  goOn();
}

export function closeSheet(): void {
  $sheet.set(null);
  goOn();
}

/** Another tab wrote this game: here it stops until it is taken over. */
export function watchTabs(game: Game): () => void {
  const heard = (event: StorageEvent): void => {
    const ours = event.key === saveKey(game.id) || event.key === tabKey(game.id);
    if (!ours || !$practice.get() || event.newValue === null) return;
    clearTimeout(timer);
    $others.set('idle');
    $elsewhere.set(true);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Goes on here with what the other tab left. */
export function takeOver(): void {
  const practice = $practice.get();
  if (!practice) return;
  const text = localStorage.getItem(saveKey(practice.game.id));
  const read = text === null ? null : readRecord(practice.game, JSON.parse(text));
  open(read?.ok ? read.value : practice);
}
