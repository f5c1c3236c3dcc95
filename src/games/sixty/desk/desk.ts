import { capitalize } from '../../../cards/words.ts';
import {
  type CardPlace,
  type CountForm,
  cardThing,
  type Desk,
  type DeskPlace,
  fieldLens,
  isSeatOrNull,
  isThingList,
  isWholeNumber,
  type NumberPlace,
} from '../../../game/desk.ts';
import * as desk from '../../../game/desk-places.ts';
import { possessiveLabel, type Seat, type SeatNamer, seatHeadings, seatsOf } from '../../../game/seat.ts';
import type { SixtyOptions } from '../options.ts';
import { HOCUS, NUMBERS, PACK } from '../pack.ts';
import { ATTACK, DECK, DISCARD, HAND_SIZE } from '../state.ts';

/** Asks which card Hocus-pocus picks, whether or not it is in the discard pile. */
export const about: NonNullable<Desk<SixtyOptions>['about']> = (_position, _seat, move) => {
  const cards: unknown = move['cards'];
  const hasHocus = isThingList(cards) && cards.some((code) => PACK.read(code) === HOCUS);
  if (move['type'] !== 'joker' || !hasHocus) return [];
  const choices = NUMBERS.map(String).map((pick) => ({
    label: pick,
    move: pick === move['pick'] ? move : { ...move, pick },
  }));
  return [{ label: 'Card picked', choices }];
};

const HAND_FIELDS = { size: HAND_SIZE, maxCards: HAND_SIZE, placeholder: 'Five unseen cards' };

const pilePlace = ({ seats }: SixtyOptions, at: Seat, label: string): CardPlace =>
  desk.cardEntryPlace(['penalty', at, seats], { label, emptyLabel: 'No cards yet', rare: true });

/** Totals before this round. */
const totalPlaces = (options: SixtyOptions, name: SeatNamer): readonly NumberPlace[] =>
  seatsOf(options).map((at) => {
    const label = `${capitalize(name(at))}: points of earlier rounds`;
    return desk.amountEntryPlace(['totals', at, options.seats], { id: `total-${at}`, label, max: 9999 });
  });

function places(options: SixtyOptions, seat: Seat, name: SeatNamer): readonly DeskPlace[] {
  const seats = seatsOf(options);
  const seatChoices = desk.seatChoices(seats, name);
  const hand = (at: Seat): CardPlace => desk.handPlace({ ...HAND_FIELDS, at, seat, seats: seats.length, name });
  const directionChoices = [
    { value: 1, label: 'Clockwise' },
    { value: -1, label: 'Anticlockwise' },
  ];
  const attackOptions = {
    label: 'The attack',
    emptyLabel: 'No cards played',
    needs: 'what was played on you',
    unseen: false,
  };
  return [
    hand(seat),
    desk.cardsPlace(ATTACK, { ...attackOptions, kind: 'row' }),
    desk.turnPlace(seatChoices),
    desk.choicePlace(
      'from',
      'Played by',
      [{ value: null, label: 'Not known' }, ...seatChoices],
      fieldLens('from', isSeatOrNull, null),
    ),
    desk.cardsPlace(DISCARD, {
      label: 'Discard pile',
      kind: 'pile',
      emptyLabel: 'No cards yet',
      needs: 'what was in the discard pile',
    }),
    desk.choicePlace('direction', 'Direction', directionChoices, fieldLens('direction', isWholeNumber)),
    ...seats.filter((at) => at !== seat).map(hand),
    ...seats.map((at) => pilePlace(options, at, possessiveLabel(name(at), 'penalty pile'))),
    desk.stockPlace(DECK, 'Deck', 'The rest of the pack'),
    desk.numberFieldPlace('round', 'Round', 20, 1),
    { ...desk.seatPlace('starter', 'Began this round', seatChoices), rare: true },
    ...totalPlaces(options, name),
  ];
}

/** Count form of a round: penalty piles and cards left in the hands. */
const COUNT: CountForm<SixtyOptions> = {
  id: 'count',
  label: 'What does it score?',
  places(options, name) {
    const playerNames = seatHeadings(options.seats, name);
    const leftPlace = (at: Seat, label: string): CardPlace =>
      desk.cardEntryPlace(['hands', at, options.seats], {
        id: `left-${at}`,
        label,
        emptyLabel: 'No cards',
        maxCards: HAND_SIZE,
      });
    return [
      ...playerNames.map((one, at) => pilePlace(options, at, `${one} took`)),
      ...playerNames.map((one, at) => leftPlace(at, `${one} still held`)),
      ...totalPlaces(options, name),
    ].map(desk.toCountPlace);
  },
  sides: ({ seats }, name) => seatHeadings(seats, name),
  example: { penalty: [['4', '4', '4'], ['30'], ['10', '12', '12']], hands: [[], ['ZAP'], ['3', '5']] },
};

export const DESK: Desk<SixtyOptions> = {
  thing: cardThing(PACK),
  places,
  example: {
    position: {
      turn: 0,
      hands: [['3', '4', '10', '10', '15'], ['5?'], ['5?']],
      attack: ['4', '4', '4', '4'],
      from: 2,
      discard: ['6', '6', '15', '4'],
    },
    seat: 0,
    move: { type: 'take' },
  },
  typed: '10 10 beats 4 4 4',
  about,
  counts: [COUNT],
};
