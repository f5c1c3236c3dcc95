import { possessive, withVerb } from '../cards/grammar.ts';
import { capitalize } from '../cards/words.ts';
import type { Game } from '../game/game.ts';
import type { GameEvent, GameMove, GameState } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import type { ItemRef } from '../game/zone.ts';
import { type Citation, cite } from './cite.ts';
import { findMarks } from './marks.ts';
import { presuppose } from './presupposition.ts';
import { type Ruling, ruleOnTry } from './ruling.ts';
import type { Verdict } from './verdict.ts';

/** Whose turn it is before a try and after it: null when the game is over, undefined if that isn't known. */
interface TurnChange {
  readonly before: Seat | null;
  readonly after: Seat | null | undefined;
}

/** A sentence about whose turn it is after a ruling; empty where that is unclear. */
export function describeTurn(verdict: Verdict, seat: Seat, name: SeatNamer, { before, after }: TurnChange): string {
  const turn = verdict === 'legal' ? after : before;
  if (turn === undefined) return '';
  if (turn === null) return 'The game is over.';
  const player = name(turn);
  if (verdict === 'legal' && turn !== seat) return `${capitalize(withVerb(player, 'be'))} next.`;
  const stillText = turn === seat && verdict !== 'depends' ? ' still' : '';
  return `It is${stillText} ${possessive(player)} turn.`;
}

/** A table at which a seat tries something. */
export interface TryTable {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  /** The last events, whose cards may still be shown and marked. */
  readonly events?: readonly GameEvent[];
  /** Whether the state has cards that the seat can't see: effects under other settings must not reveal them. */
  readonly hasHiddenCards?: boolean;
}

/** An event in a sentence, with its rule. */
export interface CitedEvent {
  readonly event: GameEvent;
  readonly says: string;
  readonly rule: Citation;
}

/** A try, its table, and whose turn it is afterwards. */
export interface TryContext {
  readonly move: GameMove;
  readonly seat: Seat;
  /** The state before the try, as the seat sees it. */
  readonly view: GameState;
  /** For playing possible effects: the state itself if nothing is hidden, else the view with the chance of the match. */
  readonly knownState: GameState;
  /** A sentence about whose turn it is; empty where that is unclear. */
  readonly turnText: string;
}

export interface TryResult extends TryContext {
  readonly ruling: Ruling;
  /** The items the move touches. */
  readonly picks: readonly ItemRef[];
  /** The items that the findings call wrong. */
  readonly marks: readonly ItemRef[];
  /** The items that would have fitted, where a finding is about cards held back. */
  readonly fits: readonly ItemRef[];
  /** The events of a legal try; empty where it isn't legal or its result is unclear. */
  readonly citedEvents: readonly CitedEvent[];
  /** The state after a legal try; null where it isn't legal or its result is unclear. */
  readonly stateAfter: GameState | null;
  /** Why the result of a legal try is unclear: unseen cards would have to be counted. Null otherwise. */
  readonly unclear: string | null;
}

/** Puts an event into words and cites its rule. */
export function citeEvent(game: Game, event: GameEvent, name: SeatNamer): CitedEvent {
  return { event, says: game.texts.describeEvent(event, name), rule: cite(game, event.rule) };
}

/**
 * Rules on a try and plays it if it is legal; every table, page and lesson uses this. Changes nothing at the table.
 * @throws TooMuch if the budget is spent
 */
export function attemptMove(table: TryTable, move: GameMove): TryResult {
  const { game, state, seat, name, events, hasHiddenCards = false } = table;
  const ruling = ruleOnTry(game, state, seat, move, { name });
  const view = game.visibility.view(state, seat);
  const knownState = hasHiddenCards ? { ...view, chance: state.chance } : state;
  const picks = game.table.picksOf(view, seat, move);
  const [marks = [], fits = []] = [false, true].map((wouldFit) => {
    const cards = ruling.findings.flatMap((one) => (one.cardsWouldFit === wouldFit ? one.cards : []));
    return cards.length > 0 ? findMarks(game.table.zones(view, seat, name, events), cards, picks) : [];
  });
  // By the seat's own view: which seat may act out of turn is secret.
  const turnIn = (at: GameState): Seat | null => game.play.turn(game.visibility.view(at, seat));
  const turnBefore = turnIn(state);
  const turnText = describeTurn(ruling.verdict, seat, name, { before: turnBefore, after: undefined });
  const attempt = {
    move,
    seat,
    view,
    knownState,
    ruling,
    turnText,
    picks,
    marks,
    fits,
  };
  const refusal = { ...attempt, citedEvents: [], stateAfter: null, unclear: null };
  if (ruling.verdict !== 'legal') return refusal;
  const presupposed = presuppose(game, state, seat, move);
  if (presupposed.unclear) return { ...refusal, unclear: presupposed.unclear.says };
  const playResult = game.play.play(presupposed.state, seat, move);
  if (playResult.unclear) return { ...refusal, unclear: playResult.unclear.says };
  const citedEvents = playResult.events.map((event) => citeEvent(game, event, name));
  const turnAfter = turnIn(playResult.state);
  return {
    ...refusal,
    turnText: describeTurn(ruling.verdict, seat, name, { before: turnBefore, after: turnAfter }),
    citedEvents,
    stateAfter: playResult.state,
  };
}
