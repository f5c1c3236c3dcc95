import type { Game } from '../game/game.ts';
import type { GameEvent, GameMove, GameState } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import type { ItemRef } from '../game/zone.ts';
import { type Citation, cite } from './cite.ts';
import { findMarks } from './marks.ts';
import { presuppose } from './presupposition.ts';
import { type Ruling, ruleTry } from './ruling.ts';
import { describeTurn } from './turn-text.ts';

/** A table at which a seat tries something. */
export interface TryTable {
  readonly game: Game;
  readonly state: GameState;
  readonly seat: Seat;
  readonly name: SeatNamer;
  /** What has just happened, where some of it still lies on the table to be pointed at. */
  readonly events?: readonly GameEvent[];
  /** The state holds cards that whoever tries can’t see: what would follow at other tables must not turn them over. */
  readonly hidden?: boolean;
}

/** Something that happened, in a sentence, and the rule it happened by. */
export interface CitedEvent {
  readonly event: GameEvent;
  readonly says: string;
  readonly rule: Citation;
}

/** What was tried, by whom, at what table, and whose turn that leaves it. */
export interface TryContext {
  readonly move: GameMove;
  readonly seat: Seat;
  /** The table before the try, as the one who tries knows it. */
  readonly view: GameState;
  /** The same with the chance by which it goes on: what could follow may be played on it. */
  readonly known: GameState;
  /** Whose turn it is now, in a word; empty where nobody can say. */
  readonly turn: string;
}

/** What comes of a try. */
export interface TryResult extends TryContext {
  readonly ruling: Ruling;
  /** The things the move touches. */
  readonly picks: readonly ItemRef[];
  /** The things the findings speak of: what is wrong. */
  readonly marks: readonly ItemRef[];
  /** What would have done, where a finding is that one keeps it back. */
  readonly fits: readonly ItemRef[];
  /** What a legal try brings about; empty where it isn't legal or nobody can say. */
  readonly citedEvents: readonly CitedEvent[];
  /** The state after a legal try; null where it isn't legal or nobody can say. */
  readonly after: GameState | null;
  /** Why nobody can say what a legal try brings about: cards nobody showed would have to be counted. */
  readonly unclear: string | null;
}

/** An event in words. */
export function citeEvent(game: Game, event: GameEvent, name: SeatNamer): CitedEvent {
  return { event, says: game.texts.describeEvent(event, name), rule: cite(game, event.rule) };
}

/**
 * What comes of a try: the one road for every table, page and lesson. A legal try is played once; nothing at the
 * table is changed.
 * @throws TooMuch
 */
export function attemptMove(table: TryTable, move: GameMove): TryResult {
  const { game, state, seat, name, events, hidden = false } = table;
  const ruling = ruleTry(game, state, seat, move, { name });
  const view = game.visibility.view(state, seat);
  const known = hidden ? { ...view, chance: state.chance } : state;
  const picks = game.table.picksOf(view, seat, move);
  const pointed = (fits: boolean): readonly ItemRef[] => {
    const cards = ruling.findings.flatMap((finding) => (finding.fits === fits ? finding.cards : []));
    return cards.length > 0 ? findMarks(game.table.zones(view, seat, name, events), cards, picks) : [];
  };
  // As the one who tries can see it: whom a game asks out of turn is nobody's business.
  const turnIn = (at: GameState): Seat | null => game.play.turn(game.visibility.view(at, seat));
  const before = turnIn(state);
  const turn = describeTurn(ruling.verdict, seat, name, { before, after: undefined });
  const tried = { move, seat, view, known, ruling, turn, picks, marks: pointed(false), fits: pointed(true) };
  const refused = { ...tried, citedEvents: [], after: null, unclear: null };
  if (ruling.verdict !== 'legal') return refused;
  const shown = presuppose(game, state, seat, move);
  if (shown.unclear) return { ...refused, unclear: shown.unclear.says };
  const played = game.play.play(shown.state, seat, move);
  if (played.unclear) return { ...refused, unclear: played.unclear.says };
  const citedEvents = played.events.map((event) => citeEvent(game, event, name));
  const after = turnIn(played.state);
  return {
    ...refused,
    turn: describeTurn(ruling.verdict, seat, name, { before, after }),
    citedEvents,
    after: played.state,
  };
}
