import { agree } from '../../../cards/grammar.ts';
import { SUITS } from '../../../cards/suits.ts';
import { capitalize } from '../../../cards/words.ts';
import {
  type CardPlace,
  cardThing,
  type Desk,
  type DeskPlace,
  entryLens,
  fieldLens,
  isSeatOrNull,
  isThingList,
  isWholeNumber,
  type MoveQuestion,
} from '../../../game/desk.ts';
import * as desk from '../../../game/desk-places.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { possessiveLabel, type Seat, type SeatNamer, seatsOf } from '../../../game/seat.ts';
import type { LuckyOptions } from '../options.ts';
import { ACE, isNatural, PACK, rank } from '../pack.ts';
import { HAND_SIZE, LUCKY_LEAST, LUCKY_MOST, PILE, STOCK } from '../state.ts';
import { suitText } from '../texts/words.ts';
import { DEBT_COUNT } from './debt.ts';
import { openPlace, presuppose, untimely } from './jump.ts';

const cardsIn = (move: JsonObject, key: string): readonly string[] => {
  const value: unknown = move[key];
  return isThingList(value) ? value : [];
};
const cardOf = (code: string): number => PACK.read(code) ?? -1;
const codeText = (code: string): string => PACK.text(cardOf(code));
const isAce = (code: string): boolean => rank(cardOf(code)) === ACE && isNatural(cardOf(code));
const withoutCode = (codes: readonly string[], code: string): readonly string[] =>
  codes.toSpliced(codes.indexOf(code), 1);
const sortByCode = (codes: readonly string[]): readonly string[] =>
  [...codes].sort((a, b) => PACK.compare(cardOf(a), cardOf(b)));

/** Asks which natural card is on top. */
function topQuestions(move: JsonObject, cards: readonly string[]): readonly MoveQuestion[] {
  const naturals = [...new Set(cards)].filter((code) => isNatural(cardOf(code)));
  if (naturals.length < 2) return [];
  const choices = naturals.map((code) => ({
    label: codeText(code),
    move: code === move['top'] ? move : { ...move, top: code },
  }));
  return [{ label: 'On top', choices }];
}

/** Asks whether an ace belongs to the set or run, or is an extra ace beside it. */
function aceAsk(move: JsonObject, ace: string): MoveQuestion {
  const [cards, aces] = [cardsIn(move, 'cards'), cardsIn(move, 'aces')];
  const isInBase = cards.includes(ace);
  const baseMove = { ...move, cards: sortByCode([...cards, ace]), aces: withoutCode(aces, ace) };
  const extraMove = { ...move, cards: withoutCode(cards, ace), aces: sortByCode([...aces, ace]) };
  return {
    label: codeText(ace),
    choices: [
      { label: 'in the set or run', move: isInBase ? move : baseMove },
      { label: 'an extra ace', move: isInBase ? extraMove : move },
    ],
  };
}

export const about: NonNullable<Desk<LuckyOptions>['about']> = (_position, _seat, move) => {
  if (move['type'] !== 'combine') return [];
  const moveCodes = [...cardsIn(move, 'cards'), ...cardsIn(move, 'aces')];
  const aces = [...new Set(moveCodes)].filter(isAce);
  return [...topQuestions(move, moveCodes), ...aces.map((ace) => aceAsk(move, ace))];
};

/** Place for a lucky number: unknown, or 3 to 36. */
export function luckyPlace(seats: number, at: Seat, name: SeatNamer): DeskPlace {
  const numbers = Array.from({ length: LUCKY_MOST - LUCKY_LEAST + 1 }, (_, i) => LUCKY_LEAST + i);
  const choices = [{ value: null, label: 'Unknown' }, ...numbers.map((n) => ({ value: n, label: String(n) }))];
  return desk.choicePlace('lucky', possessiveLabel(name(at), 'number'), choices, {
    id: `lucky-${at}`,
    paths: [`position.lucky[${at}]`],
    ...entryLens({ key: 'lucky', length: seats, guard: isSeatOrNull, blank: null }, at),
  });
}

/** Place for a debt of the player on turn, in cards or in dice. */
export function debtPlace(by: 'cards' | 'dice', label: string): DeskPlace {
  const isOtherKind = (debt: Json | undefined): boolean => isObject(debt) && debt['by'] !== by;
  return {
    id: `owed-${by}`,
    label,
    kind: 'number',
    paths: ['position.owed'],
    min: 0,
    max: 99,
    needs: `the ${by} that were owed`,
    read(json) {
      const debt = json['owed'];
      if (debt === undefined) return undefined;
      return isObject(debt) && debt['by'] === by && isWholeNumber(debt['n']) ? debt['n'] : 0;
    },
    write(json, amount) {
      const { owed: oldDebt, ...otherFields } = json;
      if (amount !== undefined && amount > 0) return { ...otherFields, owed: { by, n: amount } };
      if (amount === undefined) return otherFields;
      return isOtherKind(oldDebt) ? json : { ...otherFields, owed: null };
    },
  };
}

const NO_YES = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes' },
];

const winnersIn = (json: JsonObject): readonly Json[] =>
  Array.isArray(json['winners']) ? (json['winners'] as readonly Json[]) : [];

/** Place for whether a seat has won a finished game. */
function winnerPlace(at: Seat, name: SeatNamer): DeskPlace {
  const playerName = name(at);
  const label = `${capitalize(playerName)} ${agree(playerName, 'have', 'has')} won`;
  return desk.choicePlace('winners', label, NO_YES, {
    id: `winner-${at}`,
    paths: [],
    rare: true,
    presumed: true,
    read: (json) => (json['winners'] === undefined ? undefined : winnersIn(json).includes(at)),
    write(json, answer) {
      const { winners: _, ...rest } = json;
      const otherWinners = winnersIn(json).filter((seat) => seat !== at);
      const winners = answer === true ? [...otherWinners, at].sort() : otherWinners;
      return answer === undefined && winners.length === 0 ? rest : { ...rest, winners };
    },
  });
}

const PILE_PLACE = desk.cardsPlace(PILE, {
  label: 'Pile',
  kind: 'pile',
  needs: 'the top card of the pile',
  unseen: false,
});

const SUIT_CHOICES = SUITS.map((suit) => ({ value: suit, label: capitalize(suitText(suit)) }));
const isName = (json: unknown): json is string | null => json === null || typeof json === 'string';

const SUIT_PLACE = desk.choicePlace('suit', 'Suit named', [{ value: null, label: 'None' }, ...SUIT_CHOICES], {
  needs: 'the suit that was named',
  ...fieldLens('suit', isName),
});

const DRAWN_PLACE = desk.singlePlace('drawn', {
  label: 'Card just drawn, now in the hand',
  kind: 'pile',
  isRepeat: true,
  needs: 'whether a card was just drawn',
});

const DIRECTION_CHOICES = [
  { value: 1, label: 'Clockwise' },
  { value: -1, label: 'Anticlockwise' },
];

const DIRECTION_PLACE = desk.choicePlace('direction', 'Direction', DIRECTION_CHOICES, {
  ...fieldLens('direction', isWholeNumber),
  rare: true,
});

const HAND_FIELDS = { size: HAND_SIZE, placeholder: 'Fifteen hidden cards' };

function places(options: LuckyOptions, seat: Seat, name: SeatNamer): readonly DeskPlace[] {
  const seats = seatsOf(options);
  const seatChoices = desk.seatChoices(seats, name);
  const hand = (at: Seat): CardPlace => desk.handPlace({ ...HAND_FIELDS, at, seat, seats: seats.length, name });
  const otherSeats = seats.filter((at) => at !== seat);
  return [
    hand(seat),
    luckyPlace(seats.length, seat, name),
    PILE_PLACE,
    desk.turnPlace(seatChoices),
    debtPlace('cards', 'Cards owed'),
    debtPlace('dice', 'Dice owed'),
    SUIT_PLACE,
    DRAWN_PLACE,
    openPlace(seatChoices),
    ...otherSeats.map(hand),
    ...otherSeats.map((at): DeskPlace => ({ ...luckyPlace(seats.length, at, name), rare: true })),
    DIRECTION_PLACE,
    desk.stockPlace(STOCK, 'Stock', 'All the other cards'),
    desk.numberFieldPlace('idle', 'Turns in a row without a card laid or drawn', 99),
    desk.numberFieldPlace('turns', 'Turns so far', 9999),
    ...seats.map((at) => winnerPlace(at, name)),
  ];
}

export const DESK: Desk<LuckyOptions> = {
  thing: cardThing(PACK),
  places,
  example: {
    position: {
      turn: 0,
      lucky: [24, 9, 30],
      hands: [['2D', '3D', '4D', '7D', '8D', '9D', 'AC', 'AD', 'QS'], ['9?'], ['12?']],
      pile: ['QH', '9H'],
    },
    seat: 0,
    move: { type: 'combine', cards: ['2D', '3D', '4D'], aces: ['AC', 'AD'], top: '4D' },
  },
  typed: 'combine 2d 3d 4d',
  about,
  untimely,
  presuppose,
  counts: [DEBT_COUNT],
};
