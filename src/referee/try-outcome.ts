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

/** So many throws of so many dice are looked at, one after the other. */
const MAX_SEEDS = 40_000;
const MOST_DICE = 12;
const SIDES = 6;

let rareChancesOnce: readonly Chance[] | null = null;

/**
 * Chance that falls so for every number of dice and every sum of them that comes up in many thousand throws: what is
 * thrown first of all, that hardly ever, and what hangs on it.
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

/** What a try of a record brings about, and what of it is certain. */
export interface TryOutcome extends PlayResult<GameState> {
  /** The card it laid open though nobody named it: any that the rules allow there. */
  readonly opened: Card | undefined;
  /** Whether a position can be what it brings about: then all that either of the two shows. */
  readonly joinWith: (written: GameState) => JoinedState | null;
}

/** What a try brought about, as far as that and a position say. */
export interface JoinedState {
  readonly state: GameState;
  /** Whether the deal may have been over: the position was taken as it is, and its cards may be of another deal. */
  readonly dealtAnew: boolean;
}

/** So often chance is asked: what is the same every time is no doing of chance. */
const SAMPLES = 20;
/** The same where a position doesn’t agree with that. */
const MANY_SAMPLES = 400;

const writeExpanded = (game: Game, state: GameState): JsonObject =>
  expandRuns(game.notation.position.write(state)) as JsonObject;

/** The position as a state; a field in which cards can’t be unseen is as the state at hand has it. */
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

/** What is tried, and the state it is tried in. */
interface RecordedTry extends SearchableTry {
  readonly before: GameState;
  readonly missed?: LaterNeed | undefined;
}

/** Chance as it falls by so many seeds. */
const sampleChances = (times: number): readonly Chance[] =>
  Array.from({ length: times }, (_, i) => createRandom(i + 2).state());

/** The positions a try leads to as chance falls, what it led to at the table first. */
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

/** The state a position leads to, joined with all it can be; null where it can’t be that. */
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
 * Plays a try of a record that isn’t illegal. Where nobody wrote down how the match was dealt, what chance decides
 * is nobody’s knowledge: cards it moves are unseen.
 * @param dealt whether the seed of the match is known: then chance is as it was
 * @param taken cards laid open before that nobody had named: a position may show others in their places
 * @param missed when later tries need a card that may have lain open unnamed
 * @throws TooMuch
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
      // What chance brings about only seldom was not among so few.
      if (falls) search?.();
      const many =
        falls &&
        samplePositions(game, tried, played.state, [...sampleChances(MANY_SAMPLES), ...rareChances()]);
      const rare = many && hideCards(codes, certainPattern(many));
      const seldom = rare && joinState(game, tried, state, rare, other);
      if (seldom) return going(seldom);
      // Where nobody can tell whether the deal was over, it is taken as it was written down.
      if (!canEndDeal(game, before, tried)) return null;
      return { state: { ...other, chance: state.chance }, dealtAnew: true };
    },
  };
}
