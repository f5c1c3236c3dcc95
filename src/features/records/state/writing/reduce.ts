import { UNKNOWN } from '../../../../cards/card.ts';
import { catchTooMuch } from '../../../../game/fault.ts';
import type { Json } from '../../../../game/json.ts';
import type { GameMove } from '../../../../game/play.ts';
import type { Seat } from '../../../../game/seat.ts';
import type { DropTarget, ItemRef, Zone, ZoneItem } from '../../../../game/zone.ts';
import {
  type TableRecord,
  type TableResponse,
  type WrittenPosition,
  writeRecord,
} from '../../../../referee/record.ts';
import { verdictOf } from '../../../../referee/verdict.ts';
import { tryMove } from '../../../../table/judge.ts';
import { drop, type TouchResult, touch as touchIn } from '../../../../table/session.ts';
import { replayRecord } from '../replay.ts';
import {
  CLEARED,
  isUnsaid,
  knownZones,
  proposalsFor,
  standpointOf,
  type TouchMode,
  touchSessionOf,
  visibleZones,
  type Writing,
} from './state.ts';
import {
  appendEntry,
  cardAt,
  findFreeCard,
  setCard,
  setTableField,
  settleStoodTry,
  type TableField,
  withPosition,
} from './table-edits.ts';
import { updateUnsaid } from './unsaid-cards.ts';

const isUnseen = ({ cards }: ZoneItem): boolean => cards.length === 1 && cards[0] === UNKNOWN;

const firstUnseen = (zone: Zone | undefined): ItemRef | null => {
  const item = zone?.items.find(isUnseen);
  return zone && item ? { zone: zone.id, item: item.id } : null;
};

/** Whether something can be done with what is touched that isn’t against the rules, as far as anybody can tell. */
function hasAllowedProposal(writing: Writing): boolean {
  const { state, seat } = standpointOf(writing);
  // Out of turn nothing is, with however many cards.
  if (writing.game.play.turn(state) !== seat) return true;
  return proposalsFor(writing).some(({ move }) => {
    const ruled = catchTooMuch(() => verdictOf(writing.game, state, seat, move).verdict);
    return !ruled.ok || ruled.value !== 'illegal';
  });
}

/** A card was told: as long as nothing can be done with so few, the next of the hand is asked for. */
function askNextCard(writing: Writing, zone: string): Writing {
  if (writing.tried || writing.askedItem || writing.picked.length === 0 || hasAllowedProposal(writing))
    return writing;
  const asked = firstUnseen(visibleZones(writing).find(({ id }) => id === zone));
  return asked ? { ...writing, askedItem: asked, isPrompted: true } : writing;
}

/**
 * Something was written down: where it was played from the hand alone, and whoever is next can do the same things,
 * it is asked at once what they play from a hand that nobody sees.
 */
function askNextPlayer(before: Writing, after: Writing): Writing {
  const then = visibleZones(before);
  const isOfHand = ({ zone }: ItemRef): boolean => then.find(({ id }) => id === zone)?.kind === 'hand';
  const picks = after.tried?.picks ?? [];
  if (picks.length === 0 || !picks.every(isOfHand)) return after;
  if (actionsKey(before) !== actionsKey(after)) return after;
  const hand = visibleZones(after).find(({ kind }) => kind === 'hand');
  if (!hand?.items.every(isUnseen)) return after;
  return { ...after, askedItem: firstUnseen(hand), isPrompted: true };
}

/** What can be done, whatever is touched. */
function actionsKey(writing: Writing): string {
  const { state, seat } = standpointOf(writing);
  const { visibility, table } = writing.game;
  return table.actions(visibility.view(state, seat), seat).join('\n');
}

/** What happens while a record is written. */
export type WritingAction =
  | { readonly type: 'touch'; readonly thing: ItemRef }
  | { readonly type: 'drop'; readonly thing: ItemRef; readonly place: DropTarget }
  /** The card one was asked about is this one. */
  | { readonly type: 'tell'; readonly card: number }
  /** It need not be told which card it is. */
  | { readonly type: 'never-mind' }
  /** Something is said of the table that is no card. */
  | { readonly type: 'say'; readonly place: TableField; readonly value: Json }
  | { readonly type: 'touching'; readonly what: TouchMode }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'attempt'; readonly move: GameMove }
  /** How the table met what was refused. */
  | { readonly type: 'meet'; readonly how: 'taken-back' | 'stood' }
  /** The last entry was taken back, though it was allowed. */
  | { readonly type: 'back' }
  /** The last entry was never played: it is struck out. */
  | { readonly type: 'strike' }
  /** The cards lie so by now: as the desk has them. */
  | { readonly type: 'lie'; readonly told: WrittenPosition }
  | { readonly type: 'names'; readonly names: readonly string[] };

/** The record as it is now written, gone through anew; what can’t be written changes nothing, and is said. */
function rewrite(writing: Writing, record: TableRecord, change: Partial<Writing> = {}): Writing {
  const replay = replayRecord(writing.game, writeRecord(record));
  if (!replay.ok) return { ...writing, problem: replay.fault.says };
  return { ...writing, ...CLEARED, replay: replay.value, ...change };
}

const takenBackIn =
  ({ replay }: Writing) =>
  (at: number): boolean =>
    replay.steps[at + 1]?.heard?.irregular?.response === 'taken-back';

/** The cards lie so by now. */
const applyPosition = (writing: Writing, told: WrittenPosition): Writing =>
  rewrite(writing, withPosition(writing.replay.record, told, takenBackIn(writing)));

/** The same thing once its card is told: it may have another name now. */
function findToldItem(writing: Writing, { zone }: ItemRef, card: number): ItemRef | undefined {
  const items = visibleZones(writing).find(({ id }) => id === zone)?.items ?? [];
  const free = items.filter(({ id }) => !writing.picked.some((one) => one.zone === zone && one.item === id));
  const item = free.find(({ cards }) => cards.length === 1 && cards[0] === card);
  return item && { zone, item: item.id };
}

/** The same with no card in the place of an unsaid one that is now said to be another’s. */
function makeWay(writing: Writing, card: number): Writing {
  const { game, unsaid } = writing;
  const at = standpointOf(writing);
  const other = unsaid.find((one) => one.card === card);
  const items = knownZones(writing).find(({ id }) => id === other?.zone)?.items ?? [];
  const item = items.find(({ cards }) => cards.at(-1) === card);
  const free = findFreeCard(game, at.state);
  if (!other || !item || free === undefined) return writing;
  const told = setCard(game, at, { zone: other.zone, item: item.id }, free);
  if (!told.ok) return writing;
  const { askedItem, isPrompted, chosenSeat } = writing;
  const changed = unsaid.map((one) => (one === other ? { ...one, card: free } : one));
  return { ...applyPosition(writing, told.value), askedItem, isPrompted, chosenSeat, unsaid: changed };
}

/** Says which card lies there, in a place that nobody plays from now. */
function tellTableCard(writing: Writing, asked: ItemRef, card: number): Writing {
  const told = setCard(writing.game, standpointOf(writing), asked, card);
  if (!told.ok) return { ...writing, problem: told.fault.says };
  const was = cardAt(writing.game, standpointOf(writing), asked) ?? UNKNOWN;
  const after = { ...applyPosition(writing, told.value), chosen: writing.chosenSeat };
  const zones = [knownZones(writing), knownZones(after)] as const;
  return { ...after, unsaid: updateUnsaid(writing.unsaid, { zone: asked.zone, was, is: card }, zones) };
}

/** Says which card it is that was asked about. One that is about to be played is touched with that. */
function tellCard(before: Writing, card: number): Writing {
  const { askedItem, mode, game } = before;
  if (!askedItem) return before;
  const isHidden = cardAt(game, standpointOf(before), askedItem) === UNKNOWN;
  const writing = isHidden ? makeWay(before, card) : before;
  if (mode === 'cards' || isUnsaid(writing, askedItem)) return tellTableCard(writing, askedItem, card);
  const told = setCard(game, standpointOf(writing), askedItem, card);
  if (!told.ok) return { ...writing, problem: told.fault.says };
  const named = { ...writing, named: told.value.state, asked: null, unasked: false, says: '' };
  const thing = findToldItem(named, askedItem, card);
  return thing ? askNextCard(touchItem(named, thing), askedItem.zone) : named;
}

function touchItem(writing: Writing, thing: ItemRef): Writing {
  const card = cardAt(writing.game, standpointOf(writing), thing);
  const zone = visibleZones(writing).find(({ id }) => id === thing.zone);
  const isAsked =
    isUnsaid(writing, thing) || writing.mode === 'cards'
      ? card !== undefined
      : card === UNKNOWN && zone?.kind === 'hand';
  if (isAsked) return { ...writing, askedItem: thing, isPrompted: false, problem: '' };
  if (writing.mode === 'cards') return writing;
  return applyTouches(writing, touchIn(touchSessionOf(writing), thing));
}

function applyTouches(writing: Writing, { picked, sure }: TouchResult): Writing {
  const there = {
    ...writing,
    picked,
    asked: null,
    unasked: false,
    tried: null,
    waits: false,
    says: '',
  };
  return sure ? attempt(there, sure) : there;
}

const unsaidProblem = (n: number): string =>
  n === 1
    ? 'Nobody has said yet which card lies open. Touch it first.'
    : `Nobody has said yet which ${n} cards lie open. Touch them first.`;

/** Tries what was played: the referee rules at once. What is allowed is written down; of the rest one says how the table met it. */
function attempt(writing: Writing, move: GameMove): Writing {
  const { game, unsaid } = writing;
  if (unsaid.length > 0) return { ...writing, picked: [], problem: unsaidProblem(unsaid.length) };
  const { state, seat, name } = standpointOf(writing);
  const ruled = catchTooMuch(() => tryMove({ game, state, seat, name, hidden: true }, move));
  if (!ruled.ok) return { ...writing, problem: ruled.fault.says };
  const tried = ruled.value;
  if (tried.ruling.verdict === 'illegal') {
    const still = { ...writing, ...CLEARED, named: writing.namedState };
    return { ...still, chosenSeat: seat, picked: tried.picks, tried, awaitsOutcome: true };
  }
  const after = rewrite(writing, appendEntry(writing.replay.record, { seat, move, response: null }), {
    tried,
  });
  return after.problem === '' ? askNextPlayer(writing, after) : after;
}

/** Writes down what was refused, and how the table met it. */
function settleTry(writing: Writing, how: 'taken-back' | 'stood'): Writing {
  const { replay, tried, namedState } = writing;
  if (!tried) return writing;
  const { seat, move } = tried;
  const { state } = standpointOf(writing);
  const met: TableResponse | null = how === 'stood' ? settleStoodTry(replay.record, state, tried) : how;
  // A card that showed itself in a try that was taken back was seen all the same.
  const shows = how === 'taken-back' ? { namedState } : {};
  return rewrite(writing, appendEntry(replay.record, { seat, move, response: met }), shows);
}

/** The last entry is another now, or none. */
function replaceLastEntry(writing: Writing, met: 'taken-back' | null): Writing {
  const { record } = writing.replay;
  const last = record.entries.at(-1);
  if (!last) return writing;
  const before = { ...record, entries: record.entries.slice(0, -1) };
  return rewrite(writing, met ? appendEntry(before, { ...last, response: met }) : before);
}

/** A record that is being written: what comes of a touch. Pure. */
export function reduce(writing: Writing, action: WritingAction): Writing {
  const { replay, game } = writing;
  switch (action.type) {
    case 'touch':
      return touchItem(writing, action.thing);
    case 'drop':
      if (writing.mode === 'cards') return writing;
      return applyTouches(writing, drop(touchSessionOf(writing), action.thing, action.place));
    case 'tell':
      return tellCard(writing, action.card);
    case 'never-mind':
      return { ...writing, askedItem: null, isPrompted: false, problem: '' };
    case 'say': {
      const told = setTableField(game, standpointOf(writing), action.place, action.value);
      return told.ok ? applyPosition(writing, told.value) : { ...writing, problem: told.fault.says };
    }
    case 'touching':
      return { ...writing, ...CLEARED, mode: action.what };
    case 'seat':
      return { ...writing, ...CLEARED, chosenSeat: action.seat };
    case 'attempt':
      return attempt(writing, action.move);
    case 'meet':
      return settleTry(writing, action.how);
    case 'back':
      return replaceLastEntry(writing, 'taken-back');
    case 'strike':
      return replaceLastEntry(writing, null);
    case 'lie':
      return { ...applyPosition(writing, action.told), unsaid: [] };
    case 'names':
      return rewrite(writing, { ...replay.record, names: action.names });
  }
}
