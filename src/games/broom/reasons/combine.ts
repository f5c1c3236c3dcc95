import type { Card } from '../../../cards/card.ts';
import { an } from '../../../cards/grammar.ts';
import { list } from '../../../cards/words.ts';
import type { Scales, Weight } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { PACK, worth } from '../pack.ts';
import { type Attempt, made, type Named } from '../rules/attempt.ts';
import { textOf } from '../state.ts';
import { namesText } from '../talk/words.ts';
import { allWorth, cardWeight, weightOf } from './weigh.ts';

const names = (named: readonly Named[]): string => namesText(named.map(({ name }) => name));

/** The combined card that the hand card makes; undefined where its worth can't be told. */
function making(a: Attempt): readonly Weight[] | undefined {
  return made(a) === 0 ? undefined : [...a.onto.map(weightOf), cardWeight(a.played as Card)];
}

/** The value cards one holds once the card is played. */
function left({ hand, played }: Attempt): readonly Card[] {
  const at = played === undefined ? -1 : hand.indexOf(played);
  return hand.filter((card, i) => i !== at && worth(card) > 0);
}

/** The further combined cards of the turn. */
const further = ({ also }: Attempt): readonly (readonly Weight[])[] =>
  also.filter((one) => one.length > 1 && allWorth(one)).map((one) => one.map(weightOf));

/** What is combined against the card that takes it; where there is none, what one still holds against it. */
function held(a: Attempt): Scales | undefined {
  const combined = making(a);
  const values = [...new Set(left(a))];
  const taker = values.find((card) => worth(card) === made(a));
  if (!combined || values.length === 0) return undefined;
  return taker === undefined
    ? { kind: 'scales', pans: values.map((card) => [cardWeight(card)]), against: combined, wants: 'equal' }
    : { kind: 'scales', pans: [combined, ...further(a)], against: [cardWeight(taker)], wants: 'equal' };
}

/** Each combined card of the turn against the first. */
function beside(a: Attempt): Scales | undefined {
  const against = making(a);
  const pans = further(a);
  return against && pans.length > 0 ? { kind: 'scales', pans, against, wants: 'equal' } : undefined;
}

/** "5♣ and your 4♠ make 9, and you still hold 9♥ to take them." */
function madeSays(a: Attempt): string {
  const total = made(a);
  const hand = a.played === undefined ? 'card' : PACK.text(a.played).replace(/^the /, '');
  const also = a.also.map((one) => `, ${names(one)} make ${total} too`).join('');
  const taker = left(a).find((card) => worth(card) === total);
  const takes = taker === undefined ? an(total) : PACK.text(taker);
  const parts = list([...a.onto.map(({ name }) => textOf(name)), `your ${hand}`]);
  return `${parts} make ${total}${also}, and you still hold ${takes} to take ${also === '' ? 'it' : 'them'}.`;
}

export const COMBINING: Reasons<Attempt> = [
  { rule: 'broom/raise', says: madeSays, draws: held },
  { rule: 'broom/combine', says: madeSays, draws: held },
  { rule: 'broom/combine-hold', draws: held },
  { rule: 'broom/combine-same', draws: beside },
];
