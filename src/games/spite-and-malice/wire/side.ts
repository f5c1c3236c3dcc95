import * as v from 'valibot';
import { UNKNOWN } from '../../../cards/card.ts';
import { quote } from '../../../cards/words.ts';
import { type Lying, PILE } from '../../../game/fields/lying.ts';
import { looks } from '../../../game/looks.ts';
import { writePile } from '../../../game/schema.ts';
import { codeOf, PACK, plain, readNamed } from '../pack.ts';
import type { Pile } from '../state.ts';

/** Cards of a side pile: a joker is written with its name, `X=7`. */
const sideEntry = v.pipe(
  v.string('A card is written as text, like "10D" or "X=7".'),
  looks('card|[Xx]=rank|run', PACK),
  v.rawTransform(({ dataset, addIssue, NEVER }): Pile => {
    const text = dataset.value;
    const run = /^([1-9]\d*)?\?$/.exec(text);
    const n = Number(run?.[1] ?? 1);
    const card = run ? UNKNOWN : readNamed(text);
    if (card !== undefined && n <= PACK.size) return new Array<number>(n).fill(card);
    addIssue({ message: run ? 'There are not so many cards.' : `${quote(text)} is no card of this game.` });
    return NEVER;
  }),
);

export const sidePile = v.pipe(
  v.array(sideEntry, 'A pile is given as a list of cards.'),
  v.transform((entries): Pile => entries.flat()),
);

/** The list with jokers written without their names, so that a card is found again. */
function plainText(list: unknown): unknown {
  return Array.isArray(list) ? list.map((text) => String(text).replace(/=.*/, '')) : list;
}

/** A side pile: a joker in it is a number that holds its name, and counts as the joker it is. */
export const SIDE_PILE: Lying<Pile> = {
  ...PILE,
  gather: (pile, into) => {
    for (const card of pile) into.push(plain(card));
  },
  places: (pile, path, list) => PILE.places(pile.map(plain), path, plainText(list)),
  write: (pile, pack) => {
    const named = pile.filter((card) => card !== UNKNOWN).map(codeOf);
    return writePile(pack, pile.map(plain)).map((text) =>
      text.endsWith('?') ? text : (named.shift() ?? text),
    );
  },
};
