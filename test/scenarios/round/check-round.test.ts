import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/cards/card.ts';
import type { CoachedGame } from '../../../src/game/game.ts';
import type { GameState } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { checkRound, findNamedCards } from '../../../src/scenarios/round/check.ts';
import { createNaming } from '../../../src/scenarios/round/names.ts';
import { playRoundSteps } from '../../../src/scenarios/round/steps.ts';
import { hashReaderView } from '../../../src/scenarios/round/stop-values.ts';
import { toy } from '../toy.ts';
import { put, TOY_POSITION, take } from '../toy-lesson.ts';
import { readCards, type ToyState } from '../toy-table.ts';

const START = {
  ...toy.play.deal({}, 0),
  hands: TOY_POSITION.hands.map(readCards),
  table: readCards(TOY_POSITION.table),
};
/** The toy game with one deal only, and with hands that the other player can't see. */
const game: CoachedGame = {
  ...toy,
  play: { ...toy.play, deal: () => START },
  visibility: {
    ...toy.visibility,
    view: (state, viewer) => ({
      ...state,
      ...{ hands: (state as ToyState).hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => UNKNOWN))) },
    }),
  },
};

const SIX = take('6S', '6H');
const takeChoice = { move: SIX, right: true, says: '6♥ is free.' };
const putChoice = { move: put('2C'), says: 'And 6♥ stays.' };
const stop = { ask: 'You hold 6♠. What now?', choices: [takeChoice, putChoice] };
const firstMove = { seat: 0, move: SIX, says: '6♠ takes 6♥.' };
const round = {
  title: 'A round',
  theme: 'Any.',
  names: ['You', 'Eve'],
  seed: 1,
  deal: 'You hold 6♠ and 2♣; K♦ lies open.',
  moves: [
    { ...firstMove, stop },
    { seat: 1, move: put('9S'), says: 'Eve puts 9♠ down.' },
    { seat: 0, move: put('2C'), says: '2♣ joins 9♠.' },
    { seat: 1, move: take('9D', '9S'), says: '9♦ takes 9♠.' },
  ],
  end: 'Two each; A♦ and K♦ stay.',
};
const seen = hashReaderView(game, START);
const weighing = (takeBehind: number, putBehind: number, error: number) => ({
  command: 'weigh',
  worlds: 10,
  seed: 1,
  stops: [
    {
      at: 1,
      seen,
      choices: [
        { move: SIX, behind: takeBehind, error },
        { move: put('2C'), behind: putBehind, error },
      ],
    },
  ],
});

/** The problems of a round, each as one line. */
const problemsOf = (change: object, weighed: unknown = weighing(0, 2, 1)): readonly string[] =>
  checkRound(game, { ...round, ...change }, weighed).problems.map(({ at, says }) => `${at}: ${says}`);
const movesWith = (index: number, change: object) => ({
  moves: round.moves.map((move, i) => (i === index ? { ...move, ...change } : move)),
});
const stopProblems = (change: object, weighed?: unknown) =>
  problemsOf(movesWith(0, { stop: { ...stop, ...change } }), weighed);

test('a round without a slip is returned, with all its states', () => {
  const { playedRound, problems } = checkRound(game, round, weighing(0, 2, 1));
  expect(problems).toEqual([]);
  expect(playedRound?.steps).toHaveLength(5);
  expect(playedRound?.round.moves[0]?.stop?.choices.map(({ right }) => right)).toEqual([true, false]);
  expect(playedRound?.weighed.stops).toHaveLength(1);
});

describe('a round that can’t be read is refused with the place', () => {
  test.each([
    [{ title: '' }, 'title: Write something here.'],
    [{ moves: [] }, 'moves: A round has moves.'],
    [{ options: [] }, 'options: This is an object.'],
    [{ options: null }, 'options: This is an object.'],
    [{ options: 'usual' }, 'options: This is an object.'],
    [{ options: { jokers: 2 } }, 'options.jokers: No house rule is called “jokers”.'],
    [
      movesWith(0, { stop: { ...stop, choices: [takeChoice] } }),
      'moves.0.stop.choices: A stop offers two moves or more.',
    ],
    [movesWith(1, { seat: 7 }), 'moves[1].seat: A seat must be a whole number from 0 to 1, not 7.'],
    [movesWith(1, { move: put('1Z') }), 'moves[1].move.card: There is no such card.'],
  ])('%j', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  test('or called the file, where it is no object; so are unreadable values', () => {
    const problemOf = (data: unknown, weighed: unknown) => checkRound(game, data, weighed).problems[0]?.at;
    expect(problemOf('title; moves', undefined)).toBe('the file');
    expect(problemOf(round, { ...weighing(0, 2, 1), worlds: -1 })).toBe('worlds');
  });
});

describe('a move', () => {
  test('that breaks a rule is named with what it breaks', () => {
    expect(problemsOf(movesWith(1, { move: take('9S', '4H') }))).toEqual(['move 2: 4♥ is not its equal.']);
    expect(problemsOf(movesWith(0, { seat: 1, move: put('9S'), stop: undefined }))).toContain(
      'move 1: It isn’t your turn.',
    );
  });
});

describe('a card in the words', () => {
  const lies = (card: string, text: string): string => `${card} is named in “${text}” and lies nowhere there.`;

  test('of the deal is one the reader sees', () => {
    expect(problemsOf({ deal: 'You hold 6♠, Eve 9♠ and 10♦.' })).toEqual([
      `deal: ${lies('9♠', 'You hold 6♠, Eve 9♠ and 10♦.')}`,
      `deal: ${lies('10♦', 'You hold 6♠, Eve 9♠ and 10♦.')}`,
    ]);
  });

  test('of a move lies there before or after it, or is played; another hidden card isn’t named', () => {
    expect(problemsOf(movesWith(0, { says: '6♠ takes 6♥, not K♦.' }))).toEqual([]);
    expect(problemsOf(movesWith(1, { says: 'Eve keeps 9♦.' }))).toEqual([`move 2: ${lies('9♦', 'Eve keeps 9♦.')}`]);
    expect(problemsOf(movesWith(1, { says: '6♥ is gone.' }))).toEqual([`move 2: ${lies('6♥', '6♥ is gone.')}`]);
  });

  test('of a stop lies there before the move', () => {
    expect(stopProblems({ ask: 'Will Eve play 9♠?' })).toEqual([`move 1, stop: ${lies('9♠', 'Will Eve play 9♠?')}`]);
    expect(stopProblems({ choices: [takeChoice, { ...putChoice, says: 'Not 9♦.' }] })).toEqual([
      `move 1, stop: ${lies('9♦', 'Not 9♦.')}`,
    ]);
  });

  test('of the end lies there at the end', () => {
    expect(problemsOf({ end: '2♣, 9♦ and 9♠.' })).toEqual([]);
    expect(problemsOf({ end: '6♥ won.' })).toEqual([`end: ${lies('6♥', '6♥ won.')}`]);
  });
});

describe('a stop', () => {
  const OUTDATED = 'move 1: The stored values of its choices are outdated: npm run make -- rounds toy';

  test('comes before a move of the reader', () => {
    const choices = [
      { ...putChoice, move: put('9S'), right: true, says: 'x' },
      { move: put('9D'), says: 'x' },
    ];
    expect(problemsOf(movesWith(1, { stop: { ask: 'x', choices } }))).toEqual([
      'move 2: A stop must be before a move of the reader.',
    ]);
  });

  test('offers legal moves, in the notation', () => {
    expect(stopProblems({ choices: [takeChoice, { ...putChoice, move: put('1Z') }] })).toEqual([
      'move 1: There is no such card.',
    ]);
    expect(stopProblems({ choices: [takeChoice, { ...putChoice, move: take('2C', 'KD') }] })).toEqual([
      'move 1: {"type":"take","card":"2C","of":"KD"} is not legal.',
    ]);
    expect(stopProblems({ choices: [{ ...putChoice, move: take('6S', 'KD') }, takeChoice] })).toEqual([
      'move 1: {"type":"take","card":"6S","of":"KD"} is not legal.',
    ]);
  });

  test('offers each move once, among them a right one, a wrong one, and the one that is played', () => {
    expect(stopProblems({ choices: [takeChoice, putChoice, putChoice] })).toEqual([
      'move 1: Two choices are the same move.',
    ]);
    const noneRight = [{ ...takeChoice, right: false }, putChoice];
    const allRight = [takeChoice, { ...putChoice, right: true }];
    for (const choices of [noneRight, allRight])
      expect(stopProblems({ choices })).toEqual(['move 1: A stop needs a right choice and a wrong one.']);
    const notPlayed = [{ ...takeChoice, move: put('6S'), says: 'x' }, putChoice];
    expect(stopProblems({ choices: notPlayed })).toEqual(['move 1: The played move must be one of the choices.']);
  });

  test('has values of these very choices, at this very table', () => {
    const [weighedStop] = weighing(0, 2, 1).stops;
    const withStop = (changed: object) => ({ ...weighing(0, 2, 1), stops: [{ ...weighedStop, ...changed }] });
    expect(problemsOf({}, null)).toEqual([OUTDATED]);
    expect(problemsOf({}, withStop({ at: 3 }))).toEqual([OUTDATED]);
    expect(problemsOf({}, withStop({ seen: 'another' }))).toEqual([OUTDATED]);
    expect(problemsOf({}, withStop({ choices: weighedStop?.choices.toReversed() }))).toEqual([OUTDATED]);
    expect(problemsOf({}, withStop({ choices: weighedStop?.choices.slice(1) }))).toEqual([OUTDATED]);
  });

  test('calls only clearly worse moves wrong', () => {
    const two = '{"type":"put","card":"2C"}';
    const notClear = `move 1: ${two} is refused and not clearly worse than the best. Mark it as right, or remove it.`;
    const comesToMore = `move 1: ${two} is refused and comes to more than a right choice.`;
    expect(problemsOf({}, weighing(0, 1, 1))).toEqual([notClear]);
    expect(problemsOf({}, weighing(0, 1.01, 1))).toEqual([]);
    expect(problemsOf({}, weighing(3, 2, 1))).toEqual([comesToMore]);
    expect(problemsOf({}, weighing(2, 2, 1))).toEqual([comesToMore]);
    expect(problemsOf({}, weighing(1.99, 2, 1))).toEqual([]);
    // With two right choices, a wrong one has to be behind both.
    const six = { move: put('6S'), right: true, says: 'x' };
    const [weighedStop] = weighing(0, 2, 1).stops;
    const choices = [...(weighedStop?.choices ?? []), { move: put('6S'), behind: 2.5, error: 1 }];
    const three = { ...weighing(0, 2, 1), stops: [{ ...weighedStop, choices }] };
    expect(stopProblems({ choices: [takeChoice, putChoice, six] }, three)).toEqual([comesToMore]);
  });
});

describe('the states of a round', () => {
  const stepsOf = (played: CoachedGame, data: object = {}) => {
    const steps = playRoundSteps(played, { ...round, ...data } as never);
    if (!steps.ok) throw new Error(steps.fault.says);
    return steps.value;
  };

  test('are that of the deal and one after each move, with its events', () => {
    const steps = stepsOf(game);
    expect(steps.map(({ playedTurn }) => playedTurn?.seat ?? null)).toEqual([null, 0, 1, 0, 1]);
    expect(steps.map(({ events }) => events.length)).toEqual([0, 1, 1, 1, 3]);
    expect(steps[2]?.playedTurn?.stateBefore).toBe(steps[1]?.state);
  });

  test('end with the count: not with the next deal, and with the table as the last move leaves it', () => {
    const dealt = { kind: 'dealt', rule: 'toy/deal', seat: null, cards: [] };
    const { play } = game.play;
    const closed: GameState = { ...START, table: [] } as GameState;
    const goingOn: CoachedGame = {
      ...game,
      play: {
        ...game.play,
        play: (...args) => {
          const result = play(...args);
          return { ...result, events: [...result.events, dealt] };
        },
        closing: () => closed,
      },
    };
    const kinds = stepsOf(goingOn).map(({ events }) => events.map(({ kind }) => kind));
    expect(kinds[1]).toEqual(['took', 'dealt']);
    expect(kinds[4]).toEqual(['took', 'counted', 'counted']);
    expect(stepsOf(goingOn).map(({ state }) => state === closed)).toEqual([false, false, false, false, true]);
    // A round that ends before any count keeps all its events.
    const cutShort = stepsOf(goingOn, { moves: round.moves.slice(0, 1) });
    expect(cutShort[1]?.events.map(({ kind }) => kind)).toEqual(['took', 'dealt']);
  });

  test('can’t be had from moves or house rules that can’t be read', () => {
    const faultOf = (data: object) => {
      const steps = playRoundSteps(game, { ...round, ...data } as never);
      return steps.ok ? null : steps.fault.path;
    };
    expect(faultOf(movesWith(1, { move: put('1Z') }))).toBe('move.card');
    expect(faultOf({ options: { jokers: 2 } })).toBe('options.jokers');
  });
});

test('the reader is called you, the others by the names of the round or their places', () => {
  expect([0, 1, 2].map(createNaming({ names: ['Max', 'Eve'] }))).toEqual(['you', 'Eve', 'Player 3']);
});

describe('cards named in a text', () => {
  const ownCards = games.find(({ pack }) => pack.cards.every((card) => !/[♠♥♦♣]/u.test(pack.text(card))));
  if (!ownCards) throw new Error('No game has cards without suits.');
  const numbers = ownCards.pack.cards.map(ownCards.pack.text).filter((text) => /^\d+$/.test(text));
  const joker = ownCards.pack.cards.map(ownCards.pack.text).find((text) => !/^\d+$/.test(text));

  test('with a suit are told by it', () => {
    expect(findNamedCards(toy, 'Your 10♦ and Q♥, not 1♣, 11♠ or the 7.')).toEqual(['10♦', 'Q♥']);
  });

  test('without suits are told by the word before them or a plural', () => {
    const [one, two] = [numbers[3], numbers[5]];
    expect(findNamedCards(ownCards, `You play the ${one}, Ann a ${two}.`)).toEqual([one, two]);
    expect(findNamedCards(ownCards, `Two ${one}s, your last ${two}, and her other ${one}.`)).toEqual([one, two, one]);
    expect(findNamedCards(ownCards, `It comes to ${one} points in ${two} moves; the 1000 is no card.`)).toEqual([]);
    if (joker) expect(findNamedCards(ownCards, `A ${joker} helps.`)).toEqual([joker]);
  });
});
