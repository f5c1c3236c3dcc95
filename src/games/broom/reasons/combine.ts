import type { Card } from '../../../cards/card.ts';
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

/** The combined card against what one still holds: the card that takes it, or, where there is none, each of them. */
function held(a: Attempt): Scales | undefined {
  const against = making(a);
  const takers = left(a).filter((card) => worth(card) === made(a));
  const shown = takers.length > 0 ? takers.slice(0, 1) : [...new Set(left(a))];
  if (!against || shown.length === 0) return undefined;
  return { kind: 'scales', pans: shown.map((card) => [cardWeight(card)]), against, wants: 'equal' };
}

/** Each combined card of the turn against the first. */
function beside(a: Attempt): Scales | undefined {
  const against = making(a);
  const pans = a.also.filter((one) => one.length > 1 && allWorth(one)).map((one) => one.map(weightOf));
  return against && pans.length > 0 ? { kind: 'scales', pans, against, wants: 'equal' } : undefined;
}

/** "5♣ and your 4♠ make 9, and you still hold 9♥ to take them." */
function madeSays(a: Attempt): string {
  const total = made(a);
  const hand = a.played === undefined ? 'card' : PACK.text(a.played).replace(/^the /, '');
  const also = a.also.map((one) => `, ${names(one)} make ${total} too`).join('');
  const taker = left(a).find((card) => worth(card) === total);
  const takes = taker === undefined ? `a ${total}` : PACK.text(taker);
  const parts = list([...a.onto.map(({ name }) => textOf(name)), `your ${hand}`]);
  return `${parts} make ${total}${also}, and you still hold ${takes} to take ${also === '' ? 'it' : 'them'}.`;
}

export const COMBINING: Reasons<Attempt> = [
  { rule: 'broom/raise', says: madeSays, draws: held },
  { rule: 'broom/combine', says: madeSays, draws: (a) => beside(a) ?? held(a) },
  { rule: 'broom/combine-hold', draws: held },
  { rule: 'broom/combine-same', draws: beside },
];
