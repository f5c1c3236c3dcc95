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
import type { RecordEntry, TableRecord, TableResponse } from './record.ts';
import { playRecordedTry } from './try-outcome.ts';
import { canLeaveTurn, type SearchableTry, withTurn } from './turn-search.ts';
import { type ReasonedVerdict, seatNumberName, verdictOf } from './verdict.ts';

function textsIn(json: Json): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** By what they name, the places of the tries of a record. */
function entriesByText(
  { notation }: Game,
  entries: readonly RecordEntry[],
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { move }] of entries.entries()) {
    for (const text of textsIn(notation.move.write(move))) {
      const known = places.get(text);
      if (known) known.push(at);
      else places.set(text, [at]);
    }
  }
  return places;
}

/** Which cards the tries of a record that come after one of them name, and when. Looked up when first asked for. */
function laterNeedsOf(game: Game, entries: readonly RecordEntry[]): (after: number) => LaterNeed {
  let places: ReturnType<typeof entriesByText> | undefined;
  return (after) => (card, copies) => {
    places ??= entriesByText(game, entries);
    const later = (places.get(game.pack.code(card)) ?? []).filter((at) => at > after);
    return later[copies - 1] ?? Number.POSITIVE_INFINITY;
  };
}

/** A finding of a record: what was done after a legal try can be wrong by no rule of the book. */
export type RecordFinding = Pick<Finding, 'says'> & { readonly rule: string | null };

/** What should not have happened. */
export interface Irregularity {
  readonly findings: readonly RecordFinding[];
  readonly nearest: readonly NearbyMove[];
  readonly response: TableResponse;
}

/** An entry of a record, as the referee heard it. */
export interface JudgedEntry {
  readonly at: number;
  readonly entry: RecordEntry;
  readonly before: GameState;
  readonly reasoned: ReasonedVerdict;
  /** The state the record goes on from. */
  readonly after: GameState;
  /** What it brought about by the rules; nothing where it was against them. */
  readonly events: readonly GameEvent[];
  readonly irregular: Irregularity | null;
  /** The cards of `after` may be those of another deal, though nobody can tell. */
  readonly dealtAnew?: boolean;
  /** What it brings about can’t be told, and nobody wrote it down: the record ends here. */
  readonly unclear: UnclearCause | null;
}

/** So many ways in which unseen cards can lie are judged for a whole record. */
const MOST_WORLDS = 20_000;
/** For so many irregular tries it is looked up what would have been fine. */
const MOST_NEAREST = 500;

/** So often it is searched for a way in which unseen cards or chance could have brought something about. */
const MOST_SEARCHES = 150;

/** What a whole record may cost. */
export class RecordBudget extends Budget {
  #nearest = 0;
  #searches = 0;

  constructor() {
    super(MOST_WORLDS, 'moves');
  }

  /** @throws TooMuch where too many tries were irregular */
  spendNearest(): void {
    if (++this.#nearest <= MOST_NEAREST) return;
    throw new TooMuch(
      'moves',
      `More than ${MOST_NEAREST} of these moves are irregular: nobody plays like that.`,
    );
  }

  /** @throws TooMuch where too much was searched for */
  spendSearch(): void {
    if (++this.#searches <= MOST_SEARCHES) return;
    const says = `More than ${MOST_SEARCHES} of these moves don’t go on from the one before as far as anybody can tell.`;
    throw new TooMuch('moves', says);
  }
}

/** The state a record begins with, and what its deal brought about. */
export function startOf({ game, options, start }: TableRecord): {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
} {
  return 'seed' in start ? begin(game, options, start.seed) : { state: start.state, events: [] };
}

const FINDING_TEXTS = {
  legal: {
    back: 'This was allowed, and it was taken back.',
    stood: 'This was allowed, but the cards that were written down afterwards are not what it brings about.',
  },
  depends: {
    back: 'This may have been allowed: it hangs on cards nobody showed. It was taken back.',
    stood: 'If this was allowed, the cards that were written down afterwards are not what it brings about.',
  },
} as const;

type EntryEffect = Pick<JudgedEntry, 'after' | 'events' | 'irregular' | 'unclear' | 'dealtAnew'>;

const irregularByNoRule = (says: string, met: TableResponse): Irregularity => ({
  findings: [{ rule: null, says }],
  nearest: [],
  response: met,
});

/** A try against the rules: it was taken back, or it stood and the cards lay as they were written down. */
function applyRefused(
  { game }: TableRecord,
  before: GameState,
  entry: RecordEntry,
  findings: readonly Finding[],
): EntryEffect {
  const met = entry.response ?? 'taken-back';
  const after = met === 'taken-back' ? before : { ...met.state, chance: before.chance };
  const near = findNearestMoves(game, before, entry.seat, entry.move);
  return { after, events: [], irregular: { findings, nearest: near, response: met }, unclear: null };
}

/** What is known of cards that a try lays open without naming them. */
interface UnnamedCards {
  /** Those laid open before. */
  readonly taken: Card[];
  /** What comes after the try. */
  readonly missed: LaterNeed;
}

/** A try that was allowed, or may have been: the game goes on by the rules. A card it lays open joins those `taken`. */
function applyAllowed(
  { game, start }: TableRecord,
  before: GameState,
  entry: RecordEntry & SearchableTry,
  says: (typeof FINDING_TEXTS)['legal' | 'depends'],
  { taken, missed }: UnnamedCards,
): EntryEffect {
  const { response } = entry;
  const quiet = { events: [], irregular: null, unclear: null };
  if (response === 'taken-back')
    return { ...quiet, after: before, irregular: irregularByNoRule(says.back, response) };
  const played = playRecordedTry(game, before, entry, { dealt: 'seed' in start, taken, missed });
  if (played.opened !== undefined) taken.push(played.opened);
  if (!response) {
    return { ...quiet, after: played.state, events: played.events, unclear: played.unclear ?? null };
  }
  const joint = played.joinWith(response.state);
  if (joint) {
    return { ...quiet, after: joint.state, events: played.events, dealtAnew: joint.dealtAnew };
  }
  const stood = { ...response.state, chance: before.chance };
  return { ...quiet, after: stood, irregular: irregularByNoRule(says.stood, response) };
}

/** What went before an entry, where the game went on by the rules from there. */
type PreviousEntry = Pick<JudgedEntry, 'before' | 'entry'> | null;

interface EntryRuling {
  readonly state: GameState;
  readonly reasoned: ReasonedVerdict;
}

/**
 * The table with the next seat on turn, where the one before tried what isn’t allowed and nobody said how it was met:
 * the table went on, and that its neighbour played is no irregularity of its own.
 */
function skipRefusedTurn(
  game: Game,
  state: GameState,
  left: RecordEntry | null,
  seat: Seat,
): GameState | undefined {
  const turn = game.play.turn(state);
  if (!left || turn !== left.seat || left.response) return undefined;
  const seats = game.seats(state.options);
  const next = (turn + (game.table.direction(state) ?? 1) + seats) % seats;
  return seat === next ? withTurn(game, state, seat) : undefined;
}

/** The ruling on a try. Whose turn it is can hang on cards nobody showed: then who plays next shows it. */
function ruleEntry(
  game: Game,
  state: GameState,
  tried: SearchableTry,
  last: PreviousEntry,
  budget: Budget,
): EntryRuling {
  const { seat, move, search } = tried;
  const reasoned = verdictOf(game, state, seat, move, { budget });
  if (reasoned.verdict !== 'illegal' || !last || game.play.turn(state) === seat) return { state, reasoned };
  const skipped =
    canLeaveTurn(game, last.before, { ...last.entry, search }, seat) && withTurn(game, state, seat);
  if (!skipped) return { state, reasoned };
  const other = verdictOf(game, skipped, seat, move, { budget });
  if (other.verdict === 'illegal') return { state, reasoned };
  const depends = [`whether it is the turn of ${seatNumberName(seat)}`, ...other.depends];
  return { state: skipped, reasoned: { ...other, verdict: 'depends', depends } };
}

/** Goes through a record, try by try. @throws TooMuch */
export function* judgeEntries(
  record: TableRecord,
  budget: RecordBudget = new RecordBudget(),
): Generator<JudgedEntry> {
  const { game, entries } = record;
  let state = startOf(record).state;
  let last: PreviousEntry = null;
  let left: RecordEntry | null = null;
  const taken: Card[] = [];
  const later = laterNeedsOf(game, entries);
  for (const [at, entry] of entries.entries()) {
    const tried = { ...entry, search: () => budget.spendSearch() };
    const there = skipRefusedTurn(game, state, left, entry.seat) ?? state;
    const { state: before, reasoned } = ruleEntry(game, there, tried, last, budget);
    left = reasoned.verdict === 'illegal' ? entry : null;
    const { verdict, findings } = reasoned;
    if (verdict === 'illegal') budget.spendNearest();
    const heeded =
      verdict === 'illegal'
        ? applyRefused(record, before, entry, findings)
        : applyAllowed(record, before, tried, FINDING_TEXTS[verdict], { taken, missed: later(at) });
    yield { at, entry, before, reasoned, ...heeded };
    if (heeded.unclear) return;
    if (heeded.irregular?.response !== 'taken-back') last = heeded.irregular ? null : { before, entry };
    state = heeded.after;
  }
}
