import { describe, expect, test } from 'vitest';
import { game } from '../../../src/games/lucky-number/index.ts';
import { answer, type Command } from '../../../src/referee/answer.ts';
import { Budget } from '../../../src/referee/budget.ts';
import { readCase } from '../../../src/referee/case.ts';
import { certainMoves } from '../../../src/referee/certain-moves.ts';
import { ruleWithoutReadings } from '../../../src/referee/ruling.ts';

const findGame = () => game;
const SUITS = ['S', 'H', 'D', 'C'];
const ofRanks = (ranks: string): string[] => ranks.split(' ').flatMap((rank) => SUITS.map((suit) => rank + suit));

function readTry(position: object, move: object) {
  const parsedCase = readCase(
    { game: game.id, position: { ...position }, seat: 0, move: { ...move } },
    findGame,
    'move',
  );
  if (!parsedCase.ok || !parsedCase.value.move) throw new Error(parsedCase.ok ? 'no move' : parsedCase.fault.says);
  return { ...parsedCase.value, move: parsedCase.value.move };
}

function judgeWithBudget(position: object, move: object): { verdict: string; spent: number } {
  const { state, seat, move: triedMove } = readTry(position, move);
  const budget = new Budget();
  const { verdict } = ruleWithoutReadings(getGame(), state, seat, triedMove, { budget });
  return { verdict, spent: budget.spent };
}
const getGame = () => readTry({ pile: ['QH'] }, { type: 'pass' }).game;

describe('many named cards of an unseen hand', () => {
  const combine = (cards: readonly string[], aces: readonly string[] = []) => ({
    type: 'combine',
    cards,
    aces,
  });
  const table = (n: number) => ({ hands: [[`${n}?`], ['15?'], ['15?']], pile: ['QH'] });

  test('22 cards of thirty are judged in a few ways', () => {
    const { verdict, spent } = judgeWithBudget(table(30), combine([...ofRanks('2 3 4 5 6'), '7S', '7H']));
    expect(verdict).toBe('illegal');
    expect(spent).toBeLessThan(20);
  });

  test('more cards than the hand has places are certainly not held', () => {
    const { verdict, spent } = judgeWithBudget(table(15), combine(ofRanks('2 3 4 5 6').slice(0, 18)));
    expect(verdict).toBe('illegal');
    expect(spent).toBeLessThan(20);
  });

  test('a run with all the aces still depends on every card of it', () => {
    const tried = readTry(table(15), combine(['3S', '4S', '5S'], ofRanks('A').slice(1)));
    expect(ruleWithoutReadings(tried.game, tried.state, tried.seat, tried.move).depends).toEqual([
      'whether seat 0 holds 3♠',
      'whether seat 0 holds 4♠',
      'whether seat 0 holds 5♠',
      'whether seat 0 holds A♥',
      'whether seat 0 holds A♦',
      'whether seat 0 holds A♣',
      'whether seat 0’s lucky number is 15 or 26',
    ]);
  });

  test('nothing is certain about ninety unseen cards, and that is found quickly', () => {
    const tried = readTry(
      { hands: [['90?'], ['1?'], ['1?']], pile: ['QH'], lucky: [20, 20, 20] },
      { type: 'lay', cards: ['5S'] },
    );
    const budget = new Budget();
    expect(certainMoves(tried.game, tried.state, tried.seat, { budget })).toEqual([]);
    expect(budget.spent).toBeLessThan(20);
  });

  test('a card that must be in the hand, because too few can be in other places, is certain', () => {
    // All cards but two are open or in the pile, so both are in the hand.
    const suitedCodes = ofRanks('A 2 3 4 5 6 7 8 9 10 J Q K');
    const packCodes = [...suitedCodes, ...suitedCodes, 'X', 'X', 'X', 'X'];
    const pile = packCodes.filter((_, i) => i !== packCodes.indexOf('5S') && i !== packCodes.indexOf('QH'));
    const position = { hands: [['2?'], [], []], pile: [...pile.slice(0, -4).reverse(), 'QD'], stock: [] };
    const openPosition = { ...position, pile: pile.filter((card) => card !== 'X').concat('X', 'X', 'X', 'X') };
    const { state, seat, game: untypedGame } = readTry(openPosition, { type: 'draw' });
    expect(certainMoves(untypedGame, state, seat).map((move) => untypedGame.texts.describeMove(move))).toEqual(
      expect.arrayContaining(['Lay 5♠.', 'Lay Q♥.']),
    );
  });

  test('if each of thirty cards may be the one that was drawn the answer is “too much”, in a sentence', () => {
    const openCards = ofRanks('3 4 5 6 7 8 9').slice(0, 28);
    const position = { hands: [[...openCards, '30?'], ['1?'], ['1?']], pile: ['QH'], drawn: '?' };
    const line = { game: game.id, position, seat: 0, move: combine(openCards, ['AS', 'AH']) };
    expect(answer('judge', JSON.stringify(line), findGame)).toEqual({
      error: {
        code: 'too-much',
        path: 'move',
        says: 'The unseen cards can be in too many places that make a difference here: show some of them.',
      },
    });
  });
});

describe('a debt is at most what the laid cards can have made', () => {
  const answerWithDebt = (debt: object, command: Command = 'apply') =>
    answer(
      command,
      JSON.stringify({
        game: game.id,
        position: { hands: [['15?'], ['15?'], ['15?']], pile: ['AS'], owed: debt },
        seat: 0,
        move: { type: 'draw' },
      }),
      findGame,
    );

  test.each([
    ['dice', 2 ** 53 - 2],
    ['dice', 64],
    ['cards', 999_999_999],
    ['cards', 192],
  ])('%s: %i', (by, n) => {
    for (const command of ['judge', 'apply', 'moves'] as const) {
      expect(answerWithDebt({ by, n }, command)).toMatchObject({
        error: { code: 'bad-position', path: 'position.owed.n' },
      });
    }
  });

  test.each([
    ['dice', 63],
    ['cards', 189],
  ])('%s: %i can still be owed', (by, n) => {
    expect(answerWithDebt({ by, n })).toHaveProperty('position');
  });
});
