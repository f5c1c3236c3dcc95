import { UNKNOWN } from '../../../../cards/card.ts';
import { catchTooMuch } from '../../../../game/fault.ts';
import type { Json } from '../../../../game/json.ts';
import type { GameMove } from '../../../../game/play.ts';
import type { Seat } from '../../../../game/seat.ts';
import type { DropTarget, ItemRef, Zone, ZoneItem } from '../../../../game/zone.ts';
import { type TableRecord, type TableResponse, type WrittenPosition, writeRecord } from '../../../../referee/record.ts';
import { verdictOf } from '../../../../referee/verdict.ts';
import { tryMove } from '../../../../table/judge.ts';
import { drop, type TouchResult, touch as touchIn } from '../../../../table/session.ts';
import { WORDS } from '../../words.ts';
import { replayRecord } from '../replay.ts';
import {
  isUnsaid,
  NO_TOUCHES,
  proposalsOf,
  standpointOf,
  type TouchMode,
  touchSessionOf,
  visibleZones,
  type WritingState,
  zonesWithPlaceholders,
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

/** Whether some proposed move isn't illegal, as far as the known cards tell. */
function hasAllowedProposal(writing: WritingState): boolean {
  const { state, seat } = standpointOf(writing);
  // Out of turn every move is illegal, so more cards don't help.
  if (writing.game.play.turn(state) !== seat) return true;
  return proposalsOf(writing).some(({ move }) => {
    const ruling = catchTooMuch(() => verdictOf(writing.game, state, seat, move).verdict);
    return !ruling.ok || ruling.value !== 'illegal';
  });
}

/** Asks for the next card of the hand while the named cards allow no legal move. */
function askNextCard(writing: WritingState, zone: string): WritingState {
  if (writing.tried || writing.askedItem || writing.picked.length === 0 || hasAllowedProposal(writing)) return writing;
  const nextItem = firstUnseen(visibleZones(writing).find(({ id }) => id === zone));
  return nextItem ? { ...writing, askedItem: nextItem, isPrompted: true } : writing;
}

/**
 * After a move from the hand alone, asks for the next player's card, if that player has the same actions and an
 * unseen hand.
 */
function askNextPlayer(before: WritingState, after: WritingState): WritingState {
  const zonesBefore = visibleZones(before);
  const isOfHand = ({ zone }: ItemRef): boolean => zonesBefore.find(({ id }) => id === zone)?.kind === 'hand';
  const picks = after.tried?.picks ?? [];
  if (picks.length === 0 || !picks.every(isOfHand)) return after;
  if (actionsKey(before) !== actionsKey(after)) return after;
  const hand = visibleZones(after).find(({ kind }) => kind === 'hand');
  if (!hand?.items.every(isUnseen)) return after;
  return { ...after, askedItem: firstUnseen(hand), isPrompted: true };
}

/** Key of the actions of the seat to play: equal keys mean equal actions. */
function actionsKey(writing: WritingState): string {
  const { state, seat } = standpointOf(writing);
  const { visibility, table } = writing.game;
  return table.actions(visibility.view(state, seat), seat).join('\n');
}

/** What can happen on the page where a record is written. */
export type WritingAction =
  | { readonly type: 'touch'; readonly thing: ItemRef }
  | { readonly type: 'drop'; readonly thing: ItemRef; readonly place: DropTarget }
  /** Sets the card that was asked for. */
  | { readonly type: 'tell'; readonly card: number }
  /** Leaves the card that was asked for unseen. */
  | { readonly type: 'never-mind' }
  /** Sets a field that isn't a card. */
  | { readonly type: 'say'; readonly place: TableField; readonly value: Json }
  | { readonly type: 'touching'; readonly mode: TouchMode }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'attempt'; readonly move: GameMove }
  /** Records how the table reacted to an illegal try. */
  | { readonly type: 'meet'; readonly outcome: 'taken-back' | 'stood' }
  /** Takes back the last entry, though it was legal. */
  | { readonly type: 'back' }
  /** Removes the last entry, which was never played. */
  | { readonly type: 'strike' }
  /** Sets the position, as laid at the desk. */
  | { readonly type: 'lie'; readonly position: WrittenPosition }
  | { readonly type: 'names'; readonly names: readonly string[] };

/** Replaces the record and replays it; a record that can't be replayed changes nothing but `problem`. */
function rewrite(writing: WritingState, record: TableRecord, change: Partial<WritingState> = {}): WritingState {
  const replay = replayRecord(writing.game, writeRecord(record));
  if (!replay.ok) return { ...writing, problem: replay.fault.says };
  return { ...writing, ...NO_TOUCHES, replay: replay.value, ...change };
}

const isTakenBackIn =
  ({ replay }: WritingState) =>
  (at: number): boolean =>
    replay.steps[at + 1]?.judgedEntry?.irregular?.response === 'taken-back';

/** Sets the current position. */
const applyPosition = (writing: WritingState, position: WrittenPosition): WritingState =>
  rewrite(writing, withPosition(writing.replay.record, position, isTakenBackIn(writing)));

/** Finds an item again after its card was set, because its id may have changed. */
function findToldItem(writing: WritingState, { zone }: ItemRef, card: number): ItemRef | undefined {
  const items = visibleZones(writing).find(({ id }) => id === zone)?.items ?? [];
  const freeItems = items.filter(({ id }) => !writing.picked.some((one) => one.zone === zone && one.item === id));
  const item = freeItems.find(({ cards }) => cards.length === 1 && cards[0] === card);
  return item && { zone, item: item.id };
}

/** Frees a card that a placeholder uses, by giving the placeholder another free card. */
function makeWay(writing: WritingState, card: number): WritingState {
  const { game, unsaid } = writing;
  const at = standpointOf(writing);
  const unsaidCard = unsaid.find((one) => one.card === card);
  const items = zonesWithPlaceholders(writing).find(({ id }) => id === unsaidCard?.zone)?.items ?? [];
  const item = items.find(({ cards }) => cards.at(-1) === card);
  const freeCard = findFreeCard(game, at.state);
  if (!unsaidCard || !item || freeCard === undefined) return writing;
  const edit = setCard(game, at, { zone: unsaidCard.zone, item: item.id }, freeCard);
  if (!edit.ok) return writing;
  const { askedItem, isPrompted, chosenSeat } = writing;
  const unsaidCards = unsaid.map((one) => (one === unsaidCard ? { ...one, card: freeCard } : one));
  return { ...applyPosition(writing, edit.value), askedItem, isPrompted, chosenSeat, unsaid: unsaidCards };
}

/** Sets a card on the table. */
function tellTableCard(writing: WritingState, item: ItemRef, card: number): WritingState {
  const edit = setCard(writing.game, standpointOf(writing), item, card);
  if (!edit.ok) return { ...writing, problem: edit.fault.says };
  const cardBefore = cardAt(writing.game, standpointOf(writing), item) ?? UNKNOWN;
  const newWriting: WritingState = { ...applyPosition(writing, edit.value), chosenSeat: writing.chosenSeat };
  const zones = [zonesWithPlaceholders(writing), zonesWithPlaceholders(newWriting)] as const;
  return {
    ...newWriting,
    unsaid: updateUnsaid(writing.unsaid, { zone: item.zone, oldCard: cardBefore, newCard: card }, zones),
  };
}

/** Sets the card that was asked for; a card to be played is then touched. */
function tellCard(oldWriting: WritingState, card: number): WritingState {
  const { askedItem, mode, game } = oldWriting;
  if (!askedItem) return oldWriting;
  const isHidden = cardAt(game, standpointOf(oldWriting), askedItem) === UNKNOWN;
  const writing = isHidden ? makeWay(oldWriting, card) : oldWriting;
  if (mode === 'cards' || isUnsaid(writing, askedItem)) return tellTableCard(writing, askedItem, card);
  const edit = setCard(game, standpointOf(writing), askedItem, card);
  if (!edit.ok) return { ...writing, problem: edit.fault.says };
  const namedWriting: WritingState = {
    ...writing,
    namedState: edit.value.state,
    askedItem: null,
    isPrompted: false,
    problem: '',
  };
  const thing = findToldItem(namedWriting, askedItem, card);
  return thing ? askNextCard(touchItem(namedWriting, thing), askedItem.zone) : namedWriting;
}

function touchItem(writing: WritingState, thing: ItemRef): WritingState {
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

function applyTouches(writing: WritingState, { picked, sure }: TouchResult): WritingState {
  const touchedWriting: WritingState = {
    ...writing,
    picked,
    askedItem: null,
    isPrompted: false,
    tried: null,
    awaitsOutcome: false,
    problem: '',
  };
  return sure ? attempt(touchedWriting, sure) : touchedWriting;
}

/** Tries a move. A legal one is written down; an illegal one waits for the table's reaction. */
function attempt(writing: WritingState, move: GameMove): WritingState {
  const { game, unsaid } = writing;
  if (unsaid.length > 0) return { ...writing, picked: [], problem: WORDS.unknown(unsaid.length) };
  const { state, seat, name } = standpointOf(writing);
  const ruled = catchTooMuch(() => tryMove({ game, state, seat, name, hasHiddenCards: true }, move));
  if (!ruled.ok) return { ...writing, problem: ruled.fault.says };
  const tryResult = ruled.value;
  if (tryResult.ruling.verdict === 'illegal') {
    const clearedWriting: WritingState = { ...writing, ...NO_TOUCHES, namedState: writing.namedState };
    return { ...clearedWriting, chosenSeat: seat, picked: tryResult.picks, tried: tryResult, awaitsOutcome: true };
  }
  const newWriting = rewrite(writing, appendEntry(writing.replay.record, { seat, move, response: null }), {
    tried: tryResult,
  });
  return newWriting.problem === '' ? askNextPlayer(writing, newWriting) : newWriting;
}

/** Writes down an illegal try with the table's reaction. */
function settleTry(writing: WritingState, outcome: 'taken-back' | 'stood'): WritingState {
  const { replay, tried, namedState } = writing;
  if (!tried) return writing;
  const { seat, move } = tried;
  const { state } = standpointOf(writing);
  const response: TableResponse | null = outcome === 'stood' ? settleStoodTry(replay.record, state, tried) : outcome;
  // A card shown in a try that was taken back stays known.
  const namedChange = outcome === 'taken-back' ? { namedState } : {};
  return rewrite(writing, appendEntry(replay.record, { seat, move, response }), namedChange);
}

/** Changes the outcome of the last entry, or removes it. */
function replaceLastEntry(writing: WritingState, response: 'taken-back' | null): WritingState {
  const { record } = writing.replay;
  const lastEntry = record.entries.at(-1);
  if (!lastEntry) return writing;
  const shorterRecord = { ...record, entries: record.entries.slice(0, -1) };
  return rewrite(writing, response ? appendEntry(shorterRecord, { ...lastEntry, response }) : shorterRecord);
}

/** The reducer of a record being written. Pure. */
export function reduce(writing: WritingState, action: WritingAction): WritingState {
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
      const edit = setTableField(game, standpointOf(writing), action.place, action.value);
      return edit.ok ? applyPosition(writing, edit.value) : { ...writing, problem: edit.fault.says };
    }
    case 'touching':
      return { ...writing, ...NO_TOUCHES, mode: action.mode };
    case 'seat':
      return { ...writing, ...NO_TOUCHES, chosenSeat: action.seat };
    case 'attempt':
      return attempt(writing, action.move);
    case 'meet':
      return settleTry(writing, action.outcome);
    case 'back':
      return replaceLastEntry(writing, 'taken-back');
    case 'strike':
      return replaceLastEntry(writing, null);
    case 'lie':
      return { ...applyPosition(writing, action.position), unsaid: [] };
    case 'names':
      return rewrite(writing, { ...replay.record, names: action.names });
  }
}
