import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { Json, JsonObject } from '../game/json.ts';
import type { GameState, PlayResult } from '../game/play.ts';
import { type Chance, createRandom } from '../random/random.ts';
import {
  certainPattern,
  commonPosition,
  expandRuns,
  hideCards,
  joinPositions,
  type PositionPattern,
} from './position-patterns.ts';
import { type LaterNeed, playPresupposed, presuppose } from './presupposition.ts';
import { canEndDeal, canLeaveTurn, type SearchableTry } from './turn-search.ts';

/** Sequences of dice to look at, one for each seed. */
const MAX_SEEDS = 40_000;
const MOST_DICE = 12;
const SIDES = 6;

let rareChancesOnce: readonly Chance[] | null = null;

/**
 * Chances that together produce every sum of every number of dice that occurs in MAX_SEEDS throws, so that rare sums of
 * the first throw are covered.
 */
function rareChances(): readonly Chance[] {
  if (rareChancesOnce) return rareChancesOnce;
  const met = new Set<number>();
  const falls: Chance[] = [];
  for (let seed = 0; seed < MAX_SEEDS; seed++) {
    const random = createRandom(seed);
    let sum = 0;
    let isNew = false;
    for (let dice = 1; dice <= MOST_DICE; dice++) {
      sum += 1 + random.below(SIDES);
      const key = dice * SIDES * MOST_DICE + sum;
      if (met.has(key)) continue;
      met.add(key);
      isNew = true;
    }
    if (isNew) falls.push(createRandom(seed).state());
  }
  rareChancesOnce = falls;
  return falls;
}

/** The result of a try of a record, as far as it is certain. */
export interface TryOutcome extends PlayResult<GameState> {
  /** The card it revealed without naming it: one that the rules allow. */
  readonly opened: Card | undefined;
  /** Joins the result with a written position; null if the position can’t be the result. */
  readonly joinWith: (written: GameState) => JoinedState | null;
}

/** The state that a result and a written position show together. */
export interface JoinedState {
  readonly state: GameState;
  /** The deal may have ended: the position was taken as written, and its cards may be of another deal. */
  readonly dealtAnew: boolean;
}

/** Number of samples of chance: what is equal in all of them does not depend on it. */
const SAMPLES = 20;
/** Number of samples when a written position contradicts the first ones. */
const MANY_SAMPLES = 400;

const writeExpanded = (game: Game, state: GameState): JsonObject =>
  expandRuns(game.notation.position.write(state)) as JsonObject;

/** Reads a position as a state; fields that can’t hold unseen cards are taken from `state`. */
function readWithFallback(game: Game, position: JsonObject, state: GameState): GameState {
  const lying = writeExpanded(game, state);
  let json = position;
  for (const _ of Object.keys(lying)) {
    const read = game.notation.position.read(json, state.options, 1);
    if (read.ok) return { ...read.value, chance: state.chance };
    const [, key = ''] = /^position\.(\w+)/.exec(read.fault.path) ?? [];
    if (json[key] === lying[key]) break;
    json = { ...json, [key]: lying[key] as Json };
  }
  return state;
}

interface RecordedTry extends SearchableTry {
  readonly before: GameState;
  readonly missed?: LaterNeed | undefined;
}

/** Chances from this many seeds. */
const sampleChances = (times: number): readonly Chance[] =>
  Array.from({ length: times }, (_, i) => createRandom(i + 2).state());

/** The positions a try leads to under these chances, the actual result first. */
function samplePositions(
  game: Game,
  { before, seat, move, missed }: RecordedTry,
  after: GameState,
  chances: readonly Chance[],
) {
  const others = chances.map((chance) =>
    writeExpanded(game, playPresupposed(game, { ...before, chance }, seat, move, missed).state),
  );
  return [writeExpanded(game, after), ...others] as const;
}

/** Joins a state with the written one; null where the pattern rules it out. */
function joinState(
  game: Game,
  tried: RecordedTry,
  state: GameState,
  certain: PositionPattern,
  other: GameState,
) {
  const { loose } = game.notation.position;
  const turn = game.play.turn(other);
  const skips = turn !== game.play.turn(state) && canLeaveTurn(game, tried.before, tried, turn);
  const firm = skips ? { ...(certain as JsonObject), turn } : certain;
  const known = joinPositions(firm, writeExpanded(game, other), loose);
  if (known === null) return null;
  const mine = writeExpanded(game, state);
  if (JSON.stringify(known) === JSON.stringify(joinPositions(mine, mine, loose))) return state;
  const read = game.notation.position.read(known, state.options, 1);
  return read.ok ? { ...read.value, chance: state.chance } : null;
}

/** What a record says besides the try. */
interface RecordKnowledge {
  readonly dealt: boolean;
  readonly taken: readonly Card[];
  readonly missed?: LaterNeed;
}

/**
 * Plays a try of a record that isn’t illegal. If the deal’s seed is unknown, cards moved by chance are unseen
 * afterwards.
 * @param dealt whether the seed of the match is known
 * @param taken cards that earlier tries revealed without naming them: a position may show others in their places
 * @param missed what later tries need: see `presuppose`
 * @throws TooMuch if the budget is spent
 */
export function playRecordedTry(
  game: Game,
  before: GameState,
  { seat, move, search }: SearchableTry,
  { dealt, taken, missed }: RecordKnowledge,
): TryOutcome {
  const tried = { before, seat, move, search, missed };
  const { state: shown, unclear, opened } = presuppose(game, before, seat, move, missed);
  const played = unclear ? { state: before, events: [], unclear } : game.play.play(shown, seat, move);
  const isFirm = dealt || String(played.state.chance) === String(before.chance);
  const falls = isFirm ? null : samplePositions(game, tried, played.state, sampleChances(SAMPLES));
  const state = falls ? readWithFallback(game, commonPosition(falls), played.state) : played.state;
  return {
    ...played,
    state,
    opened,
    joinWith(other) {
      if (played.unclear) return { state: other, dealtAnew: true };
      const going = (joint: GameState): JoinedState => ({ state: joint, dealtAnew: false });
      const codes = [...taken, ...(opened === undefined ? [] : [opened])].map(game.pack.code);
      const certain = hideCards(codes, falls ? certainPattern(falls) : writeExpanded(game, state));
      const found = joinState(game, tried, state, certain, other);
      if (found) return going(found);
      // Rare results were not among the first samples.
      if (falls) search?.();
      const many =
        falls &&
        samplePositions(game, tried, played.state, [...sampleChances(MANY_SAMPLES), ...rareChances()]);
      const rare = many && hideCards(codes, certainPattern(many));
      const seldom = rare && joinState(game, tried, state, rare, other);
      if (seldom) return going(seldom);
      // If it can’t be decided whether the deal ended, the position is taken as written.
      if (!canEndDeal(game, before, tried)) return null;
      return { state: { ...other, chance: state.chance }, dealtAnew: true };
    },
  };
}
