import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { numeral } from '../../../cards/numerals.ts';
import { capitalize, countNoun } from '../../../cards/words.ts';
import { orderPicture, type RunFacts, type ScalesFacts, weight } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import type { Seat } from '../../../game/seat.ts';
import { ABRACADABRA, HOCUS, isNumber, numberOn, PACK, sumOf } from '../pack.ts';
import { answersOf, type SixtyAttempt } from '../rules/attempt.ts';
import type { SixtyState } from '../state.ts';
import { cardsText, countText, thoseText } from '../texts/words.ts';

const weightsOf = (cards: readonly Card[]) => cards.map((card) => weight(card, numberOn(card)));

/** Scales with the cards played against the attack. */
function attackScales({ attack }: SixtyAttempt, pans: readonly (readonly Card[])[]): ScalesFacts | undefined {
  const isKnown = [attack, ...pans].every((cards) => cards.length > 0 && cards.every(isNumber));
  if (!isKnown || pans.length === 0) return undefined;
  return { kind: 'scales', pans: pans.map(weightsOf), against: weightsOf(attack), wants: 'more' };
}

/** Picture of the attack followed by the cards played, which should be of one number. */
function numberRun({ attack, cards }: SixtyAttempt, number: Card | undefined): RunFacts | undefined {
  if (number === undefined || !isNumber(number)) return undefined;
  const at = numberOn(number);
  const attackSlots = attack.map((card) => ({ at, card, mark: 'there' as const }));
  const playedSlots = cards.map((card) =>
    card === number ? { at, card, mark: 'new' as const } : { at: numberOn(card), card, mark: 'wrong' as const },
  );
  return { kind: 'run', slots: [...attackSlots, ...playedSlots], steps: [0] };
}

function beatSays({ cards, attack }: SixtyAttempt): string {
  const [card = UNKNOWN] = cards;
  const attackText = attack.length > 1 ? `${thoseText(attack)}, which make ${sumOf(attack)}` : thoseText(attack);
  return cards.length > 1
    ? `${capitalize(countText(card, cards.length))} make ${sumOf(cards)}, more than ${attackText}.`
    : `Your ${PACK.text(card)} is more than ${attackText}.`;
}

function passSays({ cards, attack }: SixtyAttempt): string {
  const passedCards = [...attack, ...cards];
  return `You add ${cardsText(cards)}: that makes ${cardsText(passedCards)}, ${sumOf(passedCards)} in all, for the next player.`;
}

function jokerSays({ cards: [joker], attack }: SixtyAttempt): string {
  if (joker === ABRACADABRA) return `Abracadabra reverses the direction and sends ${thoseText(attack)} back.`;
  if (joker === HOCUS) {
    return `Hocus-pocus adds ${cardsText(attack.slice(0, 1))}, and the ${countText(attack[0] ?? UNKNOWN, attack.length + 1)} go on to the next player.`;
  }
  const keptCount = Math.floor(attack.length / 2);
  const sentCount = attack.length - keptCount;
  return keptCount === 0
    ? `Zap sends ${thoseText(attack)} on: a single card goes on whole.`
    : `Zap leaves you ${numeral(keptCount)} of ${thoseText(attack)} and sends ${numeral(sentCount)} on.`;
}

/** Seats in the direction of play. */
function turnOrder({ options, direction }: SixtyState): readonly Seat[] {
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  return direction === 1 ? seats : seats.toReversed();
}

export const REASONS: Reasons<SixtyAttempt> = [
  { rule: 'sixty/beat', says: beatSays, draws: (a) => attackScales(a, [a.cards]) },
  { rule: 'sixty/pass-on', says: passSays, draws: (a) => numberRun(a, a.attackCard) },
  {
    rule: 'sixty/attack',
    says: ({ cards }) =>
      cards.length > 1
        ? `You attack with ${cardsText(cards)}, ${sumOf(cards)} in all.`
        : `You attack with ${cardsText(cards)}.`,
    draws: (a) => (a.cards.length > 1 ? numberRun(a, a.number) : undefined),
  },
  { rule: 'sixty/play-joker', says: jokerSays },
  {
    rule: 'sixty/take-free',
    says: ({ attack }) => `At this table you may take ${thoseText(attack)} even if you could answer.`,
  },
  {
    rule: 'sixty/take',
    says: ({ attack }) => `You take ${thoseText(attack)}: ${countNoun(sumOf(attack), 'point')} for your penalty pile.`,
  },
  { rule: 'sixty/beat-sum', draws: (a) => attackScales(a, [a.cards]) },
  { rule: 'sixty/pass-number', draws: (a) => numberRun(a, a.attackCard) },
  {
    rule: 'sixty/same-number',
    draws: (a) => numberRun({ ...a, attack: [] }, a.cards.find(isNumber)),
  },
  {
    rule: 'sixty/must-answer',
    draws: (a) => {
      const beatingSets = answersOf(a).beaters.map(({ card, needed }) => new Array<Card>(needed).fill(card));
      return attackScales(a, beatingSets);
    },
  },
  {
    rule: 'sixty/your-turn',
    draws: ({ state, seat }, name) => orderPicture(turnOrder(state), state.turn, seat, name),
  },
];

export { DRAWN_COUNTS } from './counts.ts';
