import type { Card } from '../cards/card.ts';
import { TooMuch } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { Json } from '../game/json.ts';
import type { Finding } from '../game/judge.ts';
import { begin } from '../game/match.ts';
import type { GameEvent, GameState, UnclearCause } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { findNearestMoves, type NearbyMove } from './nearest-moves.ts';
import type { LaterNeed } from './presupposition.ts';
import { type WatchedVerdict, watchVerdict } from './readings.ts';
import type { RecordEntry, TableRecord, TableResponse } from './record.ts';
import { playRecordedTry } from './try-outcome.ts';
import { canLeaveTurn, type SearchableTry, withTurn } from './turn-search.ts';
import { seatNumberName } from './verdict.ts';

function textsIn(json: Json): readonly string[] {
  return typeof json === 'string' ? [json] : Object.values(json ?? {}).flatMap(textsIn);
}

/** The indices of entries by each text their moves contain. */
function entriesByText({ notation }: Game, entries: readonly RecordEntry[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { move }] of entries.entries()) {
    for (const text of textsIn(notation.move.write(move))) {
      const indices = places.get(text);
      if (indices) indices.push(at);
      else places.set(text, [at]);
    }
  }
  return places;
}

/** Which cards later entries name, and when. The lookup table is built on first use. */
function laterNeedsOf(game: Game, entries: readonly RecordEntry[]): (after: number) => LaterNeed {
  let indicesByText: ReturnType<typeof entriesByText> | undefined;
  return (after) => (card, copies) => {
    indicesByText ??= entriesByText(game, entries);
    const laterIndices = (indicesByText.get(game.pack.code(card)) ?? []).filter((at) => at > after);
    return laterIndices[copies - 1] ?? Number.POSITIVE_INFINITY;
  };
}

/** A finding in a record; `rule` is null where a legal try was followed by something no rule explains. */
export type RecordFinding = Pick<Finding, 'says'> & { readonly rule: string | null };

/** What was wrong with an entry, the legal moves nearest to it, and what the table did about it. */
export interface Irregularity {
  readonly findings: readonly RecordFinding[];
  readonly nearest: readonly NearbyMove[];
  readonly response: TableResponse;
}

/** An entry of a record with its ruling and the states around it. */
export interface JudgedEntry {
  /** Index of the entry in the record, from 0. */
  readonly at: number;
  readonly entry: RecordEntry;
  readonly before: GameState;
  readonly reasonedVerdict: WatchedVerdict;
  /** The state the record continues from. */
  readonly after: GameState;
  /** Events by the rules; empty if the try was illegal. */
  readonly events: readonly GameEvent[];
  /** Null if the entry broke no rule. */
  readonly irregular: Irregularity | null;
  /** The cards of `after` may be of another deal; the record doesn't show which. */
  readonly isDealtAnew?: boolean;
  /** Set if the result depends on unseen cards and was not written down: the record ends here. Null otherwise. */
  readonly unclear: UnclearCause | null;
}

/** Limit of worlds judged for a whole record: the longest of usual games, as one seat saw it, takes about 9,000. */
const MAX_WORLDS = 15_000;
/** Limit of irregular tries for which the nearest legal moves are searched. */
const MAX_NEAREST = 500;

/** Limit of searches for unseen cards or chance that explain an entry. */
const MAX_SEARCHES = 150;

/** The budget of a whole record. */
export class RecordBudget extends Budget {
  #nearest = 0;
  #searches = 0;

  constructor() {
    super(MAX_WORLDS, 'moves');
  }

  /** @throws TooMuch if too many tries are irregular */
  spendNearest(): void {
    if (++this.#nearest <= MAX_NEAREST) return;
    throw new TooMuch('moves', `More than ${MAX_NEAREST} of these moves are irregular: too many for one game.`);
  }

  /** @throws TooMuch after too many searches */
  spendSearch(): void {
    if (++this.#searches <= MAX_SEARCHES) return;
    const message = `More than ${MAX_SEARCHES} of these moves don’t seem to follow from the one before.`;
    throw new TooMuch('moves', message);
  }
}

/** The first state of a record, and the events of its deal. */
export function startOf({ game, options, start }: TableRecord): {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
} {
  return 'seed' in start ? begin(game, options, start.seed) : { state: start.state, events: [] };
}

const FINDING_TEXTS = {
  legal: {
    back: 'This was allowed, and it was taken back.',
    stood: 'This was allowed, but the cards that were written down afterwards are not what it leads to.',
  },
  depends: {
    back: 'This may have been allowed: it depends on cards that weren’t shown. It was taken back.',
    stood: 'If this was allowed, the cards that were written down afterwards are not what it leads to.',
  },
} as const;

type EntryEffect = Pick<JudgedEntry, 'after' | 'events' | 'irregular' | 'unclear' | 'isDealtAnew'>;

const irregularByNoRule = (message: string, response: TableResponse): Irregularity => ({
  findings: [{ rule: null, says: message }],
  nearest: [],
  response,
});

/** The effect of an illegal try: it was taken back, or it stood and the position was written down. */
function applyRefused(
  { game }: TableRecord,
  before: GameState,
  entry: RecordEntry,
  findings: readonly Finding[],
): EntryEffect {
  const response = entry.response ?? 'taken-back';
  const stateAfter = response === 'taken-back' ? before : { ...response.state, chance: before.chance };
  const nearest = findNearestMoves(game, before, entry.seat, entry.move);
  return { after: stateAfter, events: [], irregular: { findings, nearest, response }, unclear: null };
}

/** Cards that tries reveal without naming them. */
interface UnnamedCards {
  /** Cards that earlier tries revealed. */
  readonly revealedCards: Card[];
  /** Which cards later tries play. */
  readonly laterNeed: LaterNeed;
}

/**
 * The effect of a try that was or may have been legal: the game continues by the rules. A card it reveals is added to
 * `revealedCards`.
 */
function applyAllowed(
  { game, start }: TableRecord,
  before: GameState,
  entry: RecordEntry & SearchableTry,
  { texts, revealedCards, laterNeed }: UnnamedCards & { readonly texts: (typeof FINDING_TEXTS)['legal' | 'depends'] },
): EntryEffect {
  const { response } = entry;
  const unchanged = { events: [], irregular: null, unclear: null };
  if (response === 'taken-back')
    return { ...unchanged, after: before, irregular: irregularByNoRule(texts.back, response) };
  const outcome = playRecordedTry(game, before, entry, {
    isSeedKnown: 'seed' in start,
    revealedCards,
    laterNeed,
  });
  if (outcome.revealedCard !== undefined) revealedCards.push(outcome.revealedCard);
  if (!response) {
    return { ...unchanged, after: outcome.state, events: outcome.events, unclear: outcome.unclear ?? null };
  }
  const joint = outcome.joinWith(response.state);
  if (joint) {
    return { ...unchanged, after: joint.state, events: outcome.events, isDealtAnew: joint.mayBeDealtAnew };
  }
  const stateAfter = { ...response.state, chance: before.chance };
  return { ...unchanged, after: stateAfter, irregular: irregularByNoRule(texts.stood, response) };
}

/** The entry before, if the game continued by the rules from there. */
type PreviousEntry = Pick<JudgedEntry, 'before' | 'entry'> | null;

interface EntryRuling {
  readonly state: GameState;
  readonly reasonedVerdict: WatchedVerdict;
}

/**
 * The state with the next seat's turn, if the seat before tried something illegal and no response was recorded: the
 * table went on, so the next seat's move is not irregular by itself. Undefined if the turn isn't skipped.
 */
function skipRefusedTurn(
  game: Game,
  state: GameState,
  refusedEntry: RecordEntry | null,
  seat: Seat,
): GameState | undefined {
  const turn = game.play.turn(state);
  if (!refusedEntry || turn !== refusedEntry.seat || refusedEntry.response) return undefined;
  const seats = game.seats(state.options);
  const nextSeat = (turn + (game.table.direction(state) ?? 1) + seats) % seats;
  return seat === nextSeat ? withTurn(game, state, seat) : undefined;
}

/** Rules on a try. If unseen cards decide whose turn it is, the seat that plays next shows it. */
function ruleEntry(
  game: Game,
  state: GameState,
  searchableTry: SearchableTry,
  previousEntry: PreviousEntry,
  budget: Budget,
): EntryRuling {
  const { seat, move, onSearch } = searchableTry;
  const reasonedVerdict = watchVerdict(game, state, seat, move, { budget });
  if (reasonedVerdict.verdict !== 'illegal' || !previousEntry || game.play.turn(state) === seat)
    return { state, reasonedVerdict };
  const skippedState =
    canLeaveTurn(game, previousEntry.before, { ...previousEntry.entry, onSearch }, seat) && withTurn(game, state, seat);
  if (!skippedState) return { state, reasonedVerdict };
  const skippedVerdict = watchVerdict(game, skippedState, seat, move, { budget });
  if (skippedVerdict.verdict === 'illegal') return { state, reasonedVerdict };
  const depends = [`whether it is the turn of ${seatNumberName(seat)}`, ...skippedVerdict.depends];
  return { state: skippedState, reasonedVerdict: { ...skippedVerdict, verdict: 'depends', depends } };
}

/**
 * Judges the entries of a record in order. Ends early at an entry whose result is unclear.
 * @throws TooMuch if the budget is spent
 */
export function* judgeEntries(record: TableRecord, budget: RecordBudget = new RecordBudget()): Generator<JudgedEntry> {
  const { game, entries } = record;
  let state = startOf(record).state;
  let previousEntry: PreviousEntry = null;
  let refusedEntry: RecordEntry | null = null;
  const revealedCards: Card[] = [];
  const laterNeedAfter = laterNeedsOf(game, entries);
  for (const [at, entry] of entries.entries()) {
    const searchableEntry = { ...entry, onSearch: () => budget.spendSearch() };
    const turnState = skipRefusedTurn(game, state, refusedEntry, entry.seat) ?? state;
    const { state: before, reasonedVerdict } = ruleEntry(game, turnState, searchableEntry, previousEntry, budget);
    refusedEntry = reasonedVerdict.verdict === 'illegal' ? entry : null;
    const { verdict, findings } = reasonedVerdict;
    if (verdict === 'illegal') budget.spendNearest();
    const effect =
      verdict === 'illegal'
        ? applyRefused(record, before, entry, findings)
        : applyAllowed(record, before, searchableEntry, {
            texts: FINDING_TEXTS[verdict],
            revealedCards,
            laterNeed: laterNeedAfter(at),
          });
    yield { at, entry, before, reasonedVerdict, ...effect };
    if (effect.unclear) return;
    if (effect.irregular?.response !== 'taken-back') previousEntry = effect.irregular ? null : { before, entry };
    state = effect.after;
  }
}
