import type { Card } from '../../../cards/card.ts';
import type { Weight } from '../../../game/picture.ts';
import { worth } from '../pack.ts';
import type { Named } from '../rules/attempt.ts';

/** What lies on the table, by its worth. */
export const weightOf = ({ name, worth: value }: Named): Weight => ({ cards: name, value });

/** A card of the hand, by its worth. */
export const cardWeight = (card: Card): Weight => ({ cards: [card], value: worth(card) });

export const allWorth = (named: readonly Named[]): boolean => named.every((one) => one.worth > 0);
