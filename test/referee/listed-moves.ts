import type { Card } from '../../src/cards/card.ts';
import type { Game } from '../../src/game/game.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import { restriction } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import type { UnseenPlace } from '../../src/game/unseen-place.ts';

/** A move of the game below: what it plays and names, and how many unseen bits it depends on. */
export interface ListedMove extends GameMove {
  readonly cards: readonly Card[];
  readonly named?: readonly Card[];
  readonly unseen?: number;
  /** The bits, as far as they are given, with which it is illegal. */
  readonly illegalWith?: string;
}

type Bits = readonly number[];
interface Attempt {
  readonly bits: Bits;
  readonly move: ListedMove;
}

/** A state with nothing but bits that were seen. */
export const UNLOOKED = { bits: [], isMasked: false } as unknown as GameState;

const textOf = ({ type, cards, named }: ListedMove): string =>
  [type, ...cards].join(' ') + (named ? `: ${named.join(' ')}` : '');

/** A game in which just these moves can be made, each described as "throw 1 2". */
export function listedMoves(moves: readonly ListedMove[], more: Partial<Game['play']> = {}): Game {
  const rule = restriction<Attempt, { cards: readonly Card[] }>({
    id: 'listed/illegal',
    title: 'Illegal',
    law: 'It is illegal.',
    about: 'move',
    when: ({ bits, move: { illegalWith } }) =>
      illegalWith !== undefined && bits.join('').startsWith(illegalWith) ? { cards: [] } : undefined,
    says: () => 'No.',
  });
  const place: UnseenPlace<{ bits: Bits }> = {
    slots: 1,
    pool: [0, 1],
    hasOwnPool: true,
    classes: [{ cards: [1], asks: () => '' }],
    fill: ({ bits }, [card = 0]) => ({ bits: [...bits, card] }),
  };
  const game = {
    pack: { cards: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    rules: createRulebook<Attempt>([{ id: 'listed', title: 'Listed', rules: [rule] }]),
    play: {
      moves: () => moves,
      kindOf: ({ type }: ListedMove) => type,
      attempt: ({ bits }: { bits: Bits }, _seat: number, move: ListedMove) => ({ bits, move }),
      ...more,
    },
    notation: {
      key: textOf,
      cardsOf: ({ cards, named = [] }: ListedMove) => ({ played: cards, named }),
      move: { write: (move: ListedMove) => ({ text: textOf(move) }) },
    },
    texts: { describeMove: textOf },
    visibility: {
      maskUncertain: (state: object) => ({ ...state, isMasked: true }),
      unseen: (_state: object, _seat: number, { unseen = 0 }: ListedMove) => new Array(unseen).fill(place),
    },
  };
  return game as unknown as Game;
}
