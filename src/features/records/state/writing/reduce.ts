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
import { shownRecord } from '../shown.ts';
import {
  CLEAR,
  isUnsaid,
  lookingAt,
  lyingIn,
  proposalsIn,
  type Touching,
  touchingIn,
  type Writing,
  zonesIn,
} from './state.ts';
import { unsaidAfter } from './unsaid.ts';
import { cardAt, freeCard, lyingSo, type Saying, said, stoodAt, toldCard, withEntry } from './written.ts';

const isUnseen = ({ cards }: ZoneItem): boolean => cards.length === 1 && cards[0] === UNKNOWN;

const unseenIn = (zone: Zone | undefined): ItemRef | null => {
  const item = zone?.items.find(isUnseen);
  return zone && item ? { zone: zone.id, item: item.id } : null;
};

/** Whether something can be done with what is touched that isn’t against the rules, as far as anybody can tell. */
function isEnough(writing: Writing): boolean {
  const { state, seat } = lookingAt(writing);
  // Out of turn nothing is, with however many cards.
  if (writing.game.play.turn(state) !== seat) return true;
  return proposalsIn(writing).some(({ move }) => {
    const ruled = catchTooMuch(() => verdictOf(writing.game, state, seat, move).verdict);
    return !ruled.ok || ruled.value !== 'illegal';
  });
}

/** A card was told: as long as nothing can be done with so few, the next of the hand is asked for. */
function andMore(writing: Writing, zone: string): Writing {
  if (writing.tried || writing.asked || writing.picked.length === 0 || isEnough(writing)) return writing;
  const asked = unseenIn(zonesIn(writing).find(({ id }) => id === zone));
  return asked ? { ...writing, asked, unasked: true } : writing;
}

/**
 * Something was written down: where it was played from the hand alone, and whoever is next can do the same things,
 * it is asked at once what they play from a hand that nobody sees.
 */
function andNext(before: Writing, after: Writing): Writing {
  const then = zonesIn(before);
  const isOfHand = ({ zone }: ItemRef): boolean => then.find(({ id }) => id === zone)?.kind === 'hand';
  const picks = after.tried?.picks ?? [];
  if (picks.length === 0 || !picks.every(isOfHand)) return after;
  if (actionsIn(before) !== actionsIn(after)) return after;
  const hand = zonesIn(after).find(({ kind }) => kind === 'hand');
  if (!hand?.items.every(isUnseen)) return after;
  return { ...after, asked: unseenIn(hand), unasked: true };
}

/** What can be done, whatever is touched. */
function actionsIn(writing: Writing): string {
  const { state, seat } = lookingAt(writing);
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
  | { readonly type: 'say'; readonly place: Saying; readonly value: Json }
  | { readonly type: 'touching'; readonly what: Touching }
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
function rewritten(writing: Writing, record: TableRecord, change: Partial<Writing> = {}): Writing {
  const shown = shownRecord(writing.game, writeRecord(record));
  if (!shown.ok) return { ...writing, says: shown.fault.says };
  return { ...writing, ...CLEAR, shown: shown.value, ...change };
}

const isBack =
  ({ shown }: Writing) =>
  (at: number): boolean =>
    shown.steps[at + 1]?.heard?.irregular?.response === 'taken-back';

/** The cards lie so by now. */
const lie = (writing: Writing, told: WrittenPosition): Writing =>
  rewritten(writing, lyingSo(writing.shown.record, told, isBack(writing)));

/** The same thing once its card is told: it may have another name now. */
function nowAt(writing: Writing, { zone }: ItemRef, card: number): ItemRef | undefined {
  const items = zonesIn(writing).find(({ id }) => id === zone)?.items ?? [];
  const free = items.filter(({ id }) => !writing.picked.some((one) => one.zone === zone && one.item === id));
  const item = free.find(({ cards }) => cards.length === 1 && cards[0] === card);
  return item && { zone, item: item.id };
}

/** The same with no card in the place of an unsaid one that is now said to be another’s. */
function madeWay(writing: Writing, card: number): Writing {
  const { game, unsaid } = writing;
  const at = lookingAt(writing);
  const other = unsaid.find((one) => one.card === card);
  const items = lyingIn(writing).find(({ id }) => id === other?.zone)?.items ?? [];
  const item = items.find(({ cards }) => cards.at(-1) === card);
  const free = freeCard(game, at.state);
  if (!other || !item || free === undefined) return writing;
  const told = toldCard(game, at, { zone: other.zone, item: item.id }, free);
  if (!told.ok) return writing;
  const { asked, unasked, chosen } = writing;
  const changed = unsaid.map((one) => (one === other ? { ...one, card: free } : one));
  return { ...lie(writing, told.value), asked, unasked, chosen, unsaid: changed };
}

/** Says which card lies there, in a place that nobody plays from now. */
function tellLying(writing: Writing, asked: ItemRef, card: number): Writing {
  const told = toldCard(writing.game, lookingAt(writing), asked, card);
  if (!told.ok) return { ...writing, says: told.fault.says };
  const was = cardAt(writing.game, lookingAt(writing), asked) ?? UNKNOWN;
  const after = { ...lie(writing, told.value), chosen: writing.chosen };
  const zones = [lyingIn(writing), lyingIn(after)] as const;
  return { ...after, unsaid: unsaidAfter(writing.unsaid, { zone: asked.zone, was, is: card }, zones) };
}

/** Says which card it is that was asked about. One that is about to be played is touched with that. */
function tell(before: Writing, card: number): Writing {
  const { asked, touching, game } = before;
  if (!asked) return before;
  const isHidden = cardAt(game, lookingAt(before), asked) === UNKNOWN;
  const writing = isHidden ? madeWay(before, card) : before;
  if (touching === 'cards' || isUnsaid(writing, asked)) return tellLying(writing, asked, card);
  const told = toldCard(game, lookingAt(writing), asked, card);
  if (!told.ok) return { ...writing, says: told.fault.says };
  const named = { ...writing, named: told.value.state, asked: null, unasked: false, says: '' };
  const thing = nowAt(named, asked, card);
  return thing ? andMore(touch(named, thing), asked.zone) : named;
}

function touch(writing: Writing, thing: ItemRef): Writing {
  const card = cardAt(writing.game, lookingAt(writing), thing);
  const zone = zonesIn(writing).find(({ id }) => id === thing.zone);
  const isAsked =
    isUnsaid(writing, thing) || writing.touching === 'cards'
      ? card !== undefined
      : card === UNKNOWN && zone?.kind === 'hand';
  if (isAsked) return { ...writing, asked: thing, unasked: false, says: '' };
  if (writing.touching === 'cards') return writing;
  return take(writing, touchIn(touchingIn(writing), thing));
}

function take(writing: Writing, { picked, sure }: TouchResult): Writing {
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

const tellFirst = (n: number): string =>
  n === 1
    ? 'Nobody has said yet which card lies open. Touch it first.'
    : `Nobody has said yet which ${n} cards lie open. Touch them first.`;

/** Tries what was played: the referee rules at once. What is allowed is written down; of the rest one says how the table met it. */
function attempt(writing: Writing, move: GameMove): Writing {
  const { game, unsaid } = writing;
  if (unsaid.length > 0) return { ...writing, picked: [], says: tellFirst(unsaid.length) };
  const { state, seat, name } = lookingAt(writing);
  const ruled = catchTooMuch(() => tryMove({ game, state, seat, name, hidden: true }, move));
  if (!ruled.ok) return { ...writing, says: ruled.fault.says };
  const tried = ruled.value;
  if (tried.ruling.verdict === 'illegal') {
    const still = { ...writing, ...CLEAR, named: writing.named };
    return { ...still, chosen: seat, picked: tried.picks, tried, waits: true };
  }
  const after = rewritten(writing, withEntry(writing.shown.record, { seat, move, response: null }), {
    tried,
  });
  return after.says === '' ? andNext(writing, after) : after;
}

/** Writes down what was refused, and how the table met it. */
function meet(writing: Writing, how: 'taken-back' | 'stood'): Writing {
  const { shown, tried, named } = writing;
  if (!tried) return writing;
  const { seat, move } = tried;
  const { state } = lookingAt(writing);
  const met: TableResponse | null = how === 'stood' ? stoodAt(shown.record, state, tried) : how;
  // A card that showed itself in a try that was taken back was seen all the same.
  const shows = how === 'taken-back' ? { named } : {};
  return rewritten(writing, withEntry(shown.record, { seat, move, response: met }), shows);
}

/** The last entry is another now, or none. */
function lastEntry(writing: Writing, met: 'taken-back' | null): Writing {
  const { record } = writing.shown;
  const last = record.entries.at(-1);
  if (!last) return writing;
  const before = { ...record, entries: record.entries.slice(0, -1) };
  return rewritten(writing, met ? withEntry(before, { ...last, response: met }) : before);
}

/** A record that is being written: what comes of a touch. Pure. */
export function reduce(writing: Writing, action: WritingAction): Writing {
  const { shown, game } = writing;
  switch (action.type) {
    case 'touch':
      return touch(writing, action.thing);
    case 'drop':
      if (writing.touching === 'cards') return writing;
      return take(writing, drop(touchingIn(writing), action.thing, action.place));
    case 'tell':
      return tell(writing, action.card);
    case 'never-mind':
      return { ...writing, asked: null, unasked: false, says: '' };
    case 'say': {
      const told = said(game, lookingAt(writing), action.place, action.value);
      return told.ok ? lie(writing, told.value) : { ...writing, says: told.fault.says };
    }
    case 'touching':
      return { ...writing, ...CLEAR, touching: action.what };
    case 'seat':
      return { ...writing, ...CLEAR, chosen: action.seat };
    case 'attempt':
      return attempt(writing, action.move);
    case 'meet':
      return meet(writing, action.how);
    case 'back':
      return lastEntry(writing, 'taken-back');
    case 'strike':
      return lastEntry(writing, null);
    case 'lie':
      return { ...lie(writing, action.told), unsaid: [] };
    case 'names':
      return rewritten(writing, { ...shown.record, names: action.names });
  }
}
