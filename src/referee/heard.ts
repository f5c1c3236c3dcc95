import type { Card } from '../cards/card.ts';
import { TooMuch } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import type { Json } from '../game/json.ts';
import type { Finding } from '../game/judge.ts';
import { begin } from '../game/match.ts';
import type { GameEvent, GameState, UnseenCards } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { broughtAbout } from './brought-about.ts';
import { Budget } from './budget.ts';
import { type Near, nearest } from './nearest.ts';
import type { Missed } from './presupposed.ts';
import type { Entry, TableRecord, Then } from './record.ts';
import { canLeaveTurn, type Searched, withTurn } from './turn-shown.ts';
import { bySeat, type Reasoned, verdictOf } from './verdict.ts';

function textsIn(json: Json): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

/** By what they name, the places of the tries of a record. */
function placesIn({ notation }: Game, entries: readonly Entry[]): ReadonlyMap<string, readonly number[]> {
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
function namedLater(game: Game, entries: readonly Entry[]): (after: number) => Missed {
  let places: ReturnType<typeof placesIn> | undefined;
  return (after) => (card, copies) => {
    places ??= placesIn(game, entries);
    const later = (places.get(game.pack.code(card)) ?? []).filter((at) => at > after);
    return later[copies - 1] ?? Number.POSITIVE_INFINITY;
  };
}

/** A finding of a record: what was done after a legal try can be wrong by no rule of the book. */
export type RecordFinding = Pick<Finding, 'says'> & { readonly rule: string | null };

/** What should not have happened. */
export interface Irregular {
  readonly findings: readonly RecordFinding[];
  readonly nearest: readonly Near[];
  readonly met: Then;
}

/** An entry of a record, as the referee heard it. */
export interface Heard {
  readonly at: number;
  readonly entry: Entry;
  readonly before: GameState;
  readonly reasoned: Reasoned;
  /** The state the record goes on from. */
  readonly after: GameState;
  /** What it brought about by the rules; nothing where it was against them. */
  readonly events: readonly GameEvent[];
  readonly irregular: Irregular | null;
  /** The cards of `after` may be those of another deal, though nobody can tell. */
  readonly dealtAnew?: boolean;
  /** What it brings about can’t be told, and nobody wrote it down: the record ends here. */
  readonly unclear: UnseenCards | null;
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

const SAYS = {
  legal: {
    back: 'This was allowed, and it was taken back.',
    stood: 'This was allowed, but the cards that were written down afterwards are not what it brings about.',
  },
  depends: {
    back: 'This may have been allowed: it hangs on cards nobody showed. It was taken back.',
    stood: 'If this was allowed, the cards that were written down afterwards are not what it brings about.',
  },
} as const;

type Heeded = Pick<Heard, 'after' | 'events' | 'irregular' | 'unclear' | 'dealtAnew'>;

const byNoRule = (says: string, met: Then): Irregular => ({
  findings: [{ rule: null, says }],
  nearest: [],
  met,
});

/** A try against the rules: it was taken back, or it stood and the cards lay as they were written down. */
function refused(
  { game }: TableRecord,
  before: GameState,
  entry: Entry,
  findings: readonly Finding[],
): Heeded {
  const met = entry.met ?? 'taken-back';
  const after = met === 'taken-back' ? before : { ...met.state, chance: before.chance };
  const near = nearest(game, before, entry.seat, entry.move);
  return { after, events: [], irregular: { findings, nearest: near, met }, unclear: null };
}

/** What is known of cards that a try lays open without naming them. */
interface Unnamed {
  /** Those laid open before. */
  readonly taken: Card[];
  /** What comes after the try. */
  readonly missed: Missed;
}

/** A try that was allowed, or may have been: the game goes on by the rules. A card it lays open joins those `taken`. */
function allowed(
  { game, start }: TableRecord,
  before: GameState,
  entry: Entry & Searched,
  says: (typeof SAYS)['legal' | 'depends'],
  { taken, missed }: Unnamed,
): Heeded {
  const { met } = entry;
  const quiet = { events: [], irregular: null, unclear: null };
  if (met === 'taken-back') return { ...quiet, after: before, irregular: byNoRule(says.back, met) };
  const played = broughtAbout(game, before, entry, { dealt: 'seed' in start, taken, missed });
  if (played.opened !== undefined) taken.push(played.opened);
  if (!met) {
    return { ...quiet, after: played.state, events: played.events, unclear: played.unclear ?? null };
  }
  const joint = played.joinedTo(met.state);
  if (joint) {
    return { ...quiet, after: joint.state, events: played.events, dealtAnew: joint.dealtAnew };
  }
  const stood = { ...met.state, chance: before.chance };
  return { ...quiet, after: stood, irregular: byNoRule(says.stood, met) };
}

/** What went before an entry, where the game went on by the rules from there. */
type Before = Pick<Heard, 'before' | 'entry'> | null;

interface Judged {
  readonly state: GameState;
  readonly reasoned: Reasoned;
}

/**
 * The table with the next seat on turn, where the one before tried what isn’t allowed and nobody said how it was met:
 * the table went on, and that its neighbour played is no irregularity of its own.
 */
function wentOn(game: Game, state: GameState, left: Entry | null, seat: Seat): GameState | undefined {
  const turn = game.play.turn(state);
  if (!left || turn !== left.seat || left.met) return undefined;
  const seats = game.seats(state.options);
  const next = (turn + (game.table.direction(state) ?? 1) + seats) % seats;
  return seat === next ? withTurn(game, state, seat) : undefined;
}

/** The ruling on a try. Whose turn it is can hang on cards nobody showed: then who plays next shows it. */
function ruled(game: Game, state: GameState, tried: Searched, last: Before, budget: Budget): Judged {
  const { seat, move, search } = tried;
  const reasoned = verdictOf(game, state, seat, move, { budget });
  if (reasoned.verdict !== 'illegal' || !last || game.play.turn(state) === seat) return { state, reasoned };
  const skipped =
    canLeaveTurn(game, last.before, { ...last.entry, search }, seat) && withTurn(game, state, seat);
  if (!skipped) return { state, reasoned };
  const other = verdictOf(game, skipped, seat, move, { budget });
  if (other.verdict === 'illegal') return { state, reasoned };
  const depends = [`whether it is the turn of ${bySeat(seat)}`, ...other.depends];
  return { state: skipped, reasoned: { ...other, verdict: 'depends', depends } };
}

/** Goes through a record, try by try. @throws TooMuch */
export function* heard(record: TableRecord, budget: RecordBudget = new RecordBudget()): Generator<Heard> {
  const { game, entries } = record;
  let state = startOf(record).state;
  let last: Before = null;
  let left: Entry | null = null;
  const taken: Card[] = [];
  const later = namedLater(game, entries);
  for (const [at, entry] of entries.entries()) {
    const tried = { ...entry, search: () => budget.spendSearch() };
    const there = wentOn(game, state, left, entry.seat) ?? state;
    const { state: before, reasoned } = ruled(game, there, tried, last, budget);
    left = reasoned.verdict === 'illegal' ? entry : null;
    const { verdict, findings } = reasoned;
    if (verdict === 'illegal') budget.spendNearest();
    const heeded =
      verdict === 'illegal'
        ? refused(record, before, entry, findings)
        : allowed(record, before, tried, SAYS[verdict], { taken, missed: later(at) });
    yield { at, entry, before, reasoned, ...heeded };
    if (heeded.unclear) return;
    if (heeded.irregular?.met !== 'taken-back') last = heeded.irregular ? null : { before, entry };
    state = heeded.after;
  }
}
