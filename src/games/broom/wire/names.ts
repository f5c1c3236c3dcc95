import * as v from 'valibot';
import type { Card } from '../../../cards/card.ts';
import { quote } from '../../../cards/words.ts';
import { looks } from '../../../game/looks.ts';
import { PACK, WORTHS, worth } from '../pack.ts';
import { isCombined, type Name, worthOf } from '../state.ts';

/** A single card, or a combined card of this pack: two or more value cards, none twice. */
export const nameSchema = v.pipe(
  v.string('A card is written as text, like "10D" or "5C+AS".'),
  looks('card(\\+card)*', PACK),
  v.rawTransform(({ dataset, addIssue, NEVER }): Name => {
    const problem = (message: string) => {
      addIssue({ message });
      return NEVER;
    };
    const codes = dataset.value.split('+');
    const cards = codes.map(PACK.read);
    const strange = codes.find((_, i) => cards[i] === undefined);
    if (strange !== undefined) {
      return problem(
        /^\d*\?$/.test(strange)
          ? 'This card lies open: it can’t be unknown.'
          : `${quote(strange)} is no card of this game.`,
      );
    }
    const name = cards as Card[];
    if (name.length > 1 && name.some((card) => worth(card) === 0)) {
      return problem('A combined card is made of value cards only.');
    }
    if (new Set(name).size < name.length) return problem('A combined card has no card twice.');
    return name;
  }),
);

/** What can lie on the table. */
export const itemSchema = v.pipe(
  nameSchema,
  v.check(
    (name) => !isCombined(name) || WORTHS.has(worthOf(name)),
    'A combined card is worth 2 to 11, 15 or 20: nothing else could take it.',
  ),
);
