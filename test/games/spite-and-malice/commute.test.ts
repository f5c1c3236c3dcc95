import { expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import type { SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { someOptions } from '../../contract/play-through.ts';
import { scaledCount } from '../../depth.ts';

const { moves, play, commute } = game.play;
const isLegal = (state: SpiteState, seat: number, move: SpiteMove): boolean =>
  moves(state, seat).some((one) => game.notation.key(one) === game.notation.key(move));

/** The table after two moves in a row; null if the second is illegal, or in another turn. */
function afterBoth(state: SpiteState, seat: number, first: SpiteMove, second: SpiteMove): SpiteState | null {
  const afterFirst = play(state, seat, first).state;
  const isSameTurn = afterFirst.turn === seat && afterFirst.turns === state.turns;
  return isSameTurn && isLegal(afterFirst, seat, second) ? play(afterFirst, seat, second).state : null;
}

test('two moves commute exactly where either order is legal in the turn and leaves the same table', () => {
  let [pairs, sameCount] = [0, 0];
  for (let seed = 0; seed < scaledCount(60); seed++) {
    const random = createRandom(seed + 1);
    const isUsual = seed % 2 === 0;
    const options = (isUsual ? defaultOptions(game.options) : someOptions(untypedGame, random)) as SpiteOptions;
    let state = game.play.deal(options, seed);
    for (let seat = state.turn, movesLeft = 150; seat !== null && movesLeft > 0; seat = state.turn, movesLeft--) {
      const legalMoves = moves(state, seat);
      for (const firstMove of random.shuffle(legalMoves).slice(0, 3)) {
        for (const secondMove of random.shuffle(legalMoves).slice(0, 3)) {
          const [inOrder, inReverse] = [
            afterBoth(state, seat, firstMove, secondMove),
            afterBoth(state, seat, secondMove, firstMove),
          ];
          const isSame =
            inOrder !== null && inReverse !== null && JSON.stringify(inOrder) === JSON.stringify(inReverse);
          expect(commute?.(state, seat, firstMove, secondMove)).toBe(isSame);
          pairs++;
          if (isSame) sameCount++;
        }
      }
      const view = game.visibility.view(state, seat);
      const move =
        random.integerBelow(8) === 0 ? random.pick(legalMoves) : (greedy(untypedGame, view, seat, random) as SpiteMove);
      state = play(state, seat, move).state;
    }
  }
  expect(sameCount).toBeGreaterThan(pairs / 200);
});

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q'];
const upTo = (n: number, suit: string): string[] => RANKS.slice(0, n).map((rank) => rank + suit);

/** A seat's view of a table: its queen could go on a pile, its 3 and 4 on another, and its 9 nowhere. */
function table(otherFields: object): SpiteState {
  const json = {
    turn: 0,
    goal: [
      ['4?', 'QH'],
      ['4?', '6H'],
    ],
    hands: [['3S', '4S', '9D', 'KD'], ['5?']],
    side: [
      [['7C'], [], [], []],
      [[], [], [], []],
    ],
    centre: [upTo(11, 'C'), upTo(2, 'D'), upTo(6, 'H'), upTo(1, 'H')],
    ...otherFields,
  };
  const parsedState = game.notation.position.read(json as never, defaultOptions(game.options) as SpiteOptions, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return game.visibility.view(parsedState.value, 0);
}

const hand = (code: string, pile: number): SpiteMove => centre({ zone: 'hand', card: code }, pile);
function centre(from: object, pile: number): SpiteMove {
  const parsedMove = game.notation.move.read(
    { type: 'move', from, to: { zone: 'centre', pile } } as never,
    defaultOptions(game.options) as SpiteOptions,
  );
  if (!parsedMove.ok) throw new Error(parsedMove.fault.says);
  return parsedMove.value;
}

test('a goal card and a 3 for two piles can go in either order', () => {
  const view = table({});
  expect(commute?.(view, 0, centre({ zone: 'goal' }, 0), hand('3S', 1))).toBe(true);
  expect(commute?.(view, 0, hand('3S', 1), centre({ zone: 'goal' }, 0))).toBe(true);
  expect(commute?.(view, 0, hand('3S', 1), centre({ zone: 'side', pile: 0 }, 2))).toBe(true);
});

test('a king and a 3 can go in either order, though a seat can’t see how the completed pile is shuffled in', () => {
  const view = table({ centre: [upTo(12, 'C'), upTo(2, 'D'), [], []] });
  expect(commute?.(view, 0, hand('KD', 0), hand('3S', 1))).toBe(true);
});

test('moves for one place, a card that ends the turn, and a last goal card commute with nothing', () => {
  const sideMove: SpiteMove = { ...hand('9D', 0), to: { zone: 'side', pile: 1 } } as SpiteMove;
  expect(commute?.(table({}), 0, hand('3S', 1), sideMove)).toBe(false);
  expect(commute?.(table({}), 0, { type: 'end' }, hand('3S', 1))).toBe(false);
  const twice = table({ hands: [['3S', '3D'], ['5?']] });
  expect(commute?.(twice, 0, hand('3S', 1), hand('3D', 1))).toBe(false);
  const lastTable = table({ goal: [['QH'], ['4?', '6H']] });
  expect(commute?.(lastTable, 0, centre({ zone: 'goal' }, 0), hand('3S', 1))).toBe(false);
});
