import type { Game } from '../../src/game/game.ts';
import { permission, restriction } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import type { CardClass, UnseenPlace } from '../../src/game/unseen-place.ts';

/** A bit is 1 if the unseen card of that number is the high one. */
export type Bits = readonly number[];

/** A rule of the toy game: the worlds in which it is broken, its words in each, and what it is about. */
export interface ToyRule {
  readonly breaks: (world: Bits) => boolean;
  readonly says?: (world: Bits) => string;
  readonly about?: 'turn' | 'move';
}

/** The seen table: nobody has looked at the cards yet. */
export const UNLOOKED: Bits = [];

/**
 * A game with nothing but unseen cards, each either low or high, and rules broken in any worlds one likes: what the
 * referee makes of unseen cards can be worked out without it.
 * @param isPossible the worlds that can be; default: all
 */
export function toyGame(
  cards: number,
  toyRules: readonly ToyRule[],
  isPossible: (world: Bits) => boolean = () => true,
) {
  const restrictions = toyRules.map(({ breaks, says = () => 'No.', about = 'move' }, i) =>
    restriction<Bits, { cards: readonly number[]; world: Bits }>({
      id: `toy/rule-${i}`,
      title: `Rule ${i}`,
      law: `Law ${i}.`,
      about,
      when: (world) => (world.length > 0 && breaks(world) ? { cards: [...world], world } : undefined),
      says: ({ world }) => says(world),
    }),
  );
  const allowed = permission<Bits>({ id: 'toy/allowed', title: 'Allowed', law: 'You may.', allows: () => true });
  const high = permission<Bits>({
    id: 'toy/high',
    title: 'High',
    law: 'High is fine.',
    allows: ([first]) => first === 1,
  });
  const rules = createRulebook<Bits>([{ id: 'toy', title: 'Toy', rules: [...restrictions, allowed, high] }]);
  const classes: readonly CardClass[] = Array.from({ length: cards }, (_, i) => ({
    cards: [1],
    asks: (name) => `whether ${name(i)} has the high card`,
  }));
  const places = classes.map(
    (cardClass, i): UnseenPlace<Bits> => ({
      slots: 1,
      pool: [0, 1],
      hasOwnPool: true,
      classes: [cardClass],
      fill: (world, [card = 0]) => [...world, card],
      isPossible: (world) => i < cards - 1 || isPossible(world),
    }),
  );
  const game = {
    rules,
    play: { attempt: (world: Bits) => world },
    visibility: { unseen: () => places },
  };
  return game as unknown as Game;
}

/** All worlds of some cards. */
export const allWorlds = (cards: number): readonly Bits[] =>
  Array.from({ length: 2 ** cards }, (_, n) => Array.from({ length: cards }, (_one, i) => (n >> i) & 1));
