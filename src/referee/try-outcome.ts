import type { Card } from '../cards/card.ts';
import type { Game } from '../game/game.ts';
import type { Json, JsonObject } from '../game/json.ts';
import type { GameState, PlayResult } from '../game/play.ts';
import type { Chance } from '../random/random.ts';
import { rareChances, sampleChances } from './fresh-chances.ts';
import {
  certainPattern,
  commonPosition,
  expandRuns,
  hideCards,
  joinPositions,
  type PositionPattern,
} from './position-patterns.ts';
import { type LaterNeed, playPresupposed } from './presupposition.ts';
import { canEndDeal, canLeaveTurn, type SearchableTry } from './turn-search.ts';

/** Number of samples of chance: values that are equal in all of them don't depend on chance. */
const SAMPLE_COUNT = 20;
/** Number of samples when a written position contradicts the first ones. */
const MANY_SAMPLES = 400;
/** Sequences of dice to look at, one for each seed. */
const MAX_SEEDS = 40_000;

let rareChancesOnce: readonly Chance[] | undefined;

/** Chances that bring rare results: for written positions that contradict the usual ones. */
function manyChances(): readonly Chance[] {
  rareChancesOnce ??= rareChances(MAX_SEEDS);
  return [...sampleChances(MANY_SAMPLES), ...rareChancesOnce];
}

/** The result of a try of a record, as far as it is certain. */
export interface TryOutcome extends PlayResult<GameState> {
  /** The card that the try revealed without naming it; the rules allow the try with this card. */
  readonly revealedCard: Card | undefined;
  /** Joins the result with a written position; null if the position can't be the result. */
  readonly joinWith: (writtenState: GameState) => JoinedState | null;
}

/** The state that a result and a written position show together. */
export interface JoinedState {
  readonly state: GameState;
  /** Whether the deal may have ended; then the position was taken as written, and its cards may be of another deal. */
  readonly mayBeDealtAnew: boolean;
}

const writeExpanded = (game: Game, state: GameState): JsonObject =>
  expandRuns(game.notation.position.write(state)) as JsonObject;

/** Reads a position as a state; fields that can't hold unseen cards are taken from `state`. */
function readWithFallback(game: Game, position: JsonObject, state: GameState): GameState {
  const fallback = writeExpanded(game, state);
  let json = position;
  for (const _ of Object.keys(fallback)) {
    const result = game.notation.position.read(json, state.options, 1);
    if (result.ok) return { ...result.value, chance: state.chance };
    const [, key] = result.fault.path.split(/[.[]/);
    json = { ...json, [key as string]: fallback[key as string] as Json };
  }
  return state;
}

interface RecordedTry extends SearchableTry {
  readonly before: GameState;
  readonly missed?: LaterNeed | undefined;
}

/** The positions a try leads to under these chances, the actual result first. */
function samplePositions(
  game: Game,
  { before, seat, move, missed: laterNeed }: RecordedTry,
  after: GameState,
  chances: readonly Chance[],
) {
  const sampledPositions = chances.map((chance) =>
    writeExpanded(game, playPresupposed(game, { ...before, chance }, seat, move, laterNeed).state),
  );
  return [writeExpanded(game, after), ...sampledPositions] as const;
}

/** Joins a state with the written one; null where the pattern rules it out. */
function joinState(
  game: Game,
  recordedTry: RecordedTry,
  state: GameState,
  certain: PositionPattern,
  writtenState: GameState,
) {
  const { loose } = game.notation.position;
  const turn = game.play.turn(writtenState);
  const isTurnSkipped = turn !== game.play.turn(state) && canLeaveTurn(game, recordedTry.before, recordedTry, turn);
  const firm = isTurnSkipped ? { ...(certain as JsonObject), turn } : certain;
  const joinedJson = joinPositions(firm, writeExpanded(game, writtenState), loose);
  if (joinedJson === null) return null;
  const ownJson = writeExpanded(game, state);
  if (JSON.stringify(joinedJson) === JSON.stringify(joinPositions(ownJson, ownJson, loose))) return state;
  const result = game.notation.position.read(joinedJson, state.options, 1);
  return result.ok ? { ...result.value, chance: state.chance } : null;
}

/** What the rest of a record tells about a try. */
interface RecordKnowledge {
  readonly isSeedKnown: boolean;
  readonly revealedCards: readonly Card[];
  readonly laterNeed?: LaterNeed;
}

/**
 * Plays a try of a record that isn't illegal. If the deal's seed is unknown, cards moved by chance are unseen
 * afterwards.
 * @param isSeedKnown whether the seed of the match is known
 * @param revealedCards cards that earlier tries revealed without naming them; a position may show others in
 *   their places
 * @param laterNeed which cards later tries play, see `presuppose`
 * @throws TooMuch if the budget is spent
 */
export function playRecordedTry(
  game: Game,
  before: GameState,
  { seat, move, onSearch }: SearchableTry,
  { isSeedKnown, revealedCards, laterNeed }: RecordKnowledge,
): TryOutcome {
  const recordedTry = { before, seat, move, onSearch, missed: laterNeed };
  const { revealedCard, ...playResult } = playPresupposed(game, before, seat, move, laterNeed);
  const isFirm = isSeedKnown || String(playResult.state.chance) === String(before.chance);
  const samples = isFirm ? null : samplePositions(game, recordedTry, playResult.state, sampleChances(SAMPLE_COUNT));
  const state = samples ? readWithFallback(game, commonPosition(samples), playResult.state) : playResult.state;
  return {
    ...playResult,
    state,
    revealedCard,
    joinWith(writtenState) {
      if (playResult.unclear) return { state: writtenState, mayBeDealtAnew: true };
      const continueFrom = (joint: GameState): JoinedState => ({ state: joint, mayBeDealtAnew: false });
      const supposedCards = revealedCard === undefined ? revealedCards : [...revealedCards, revealedCard];
      const codes = supposedCards.map(game.pack.code);
      const certain = hideCards(codes, samples ? certainPattern(samples) : writeExpanded(game, state));
      const joint = joinState(game, recordedTry, state, certain, writtenState);
      if (joint) return continueFrom(joint);
      // Rare results were not among the first samples.
      if (samples) onSearch?.();
      const manySamples = samples && samplePositions(game, recordedTry, playResult.state, manyChances());
      const rarePattern = manySamples && hideCards(codes, certainPattern(manySamples));
      const rareJoin = rarePattern && joinState(game, recordedTry, state, rarePattern, writtenState);
      if (rareJoin) return continueFrom(rareJoin);
      // If it can't be decided whether the deal ended, the position is taken as written.
      if (!canEndDeal(game, before, recordedTry)) return null;
      return { state: { ...writtenState, chance: state.chance }, mayBeDealtAnew: true };
    },
  };
}
