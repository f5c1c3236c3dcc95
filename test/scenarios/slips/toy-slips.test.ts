import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/cards/card.ts';
import { TooMuch } from '../../../src/game/fault.ts';
import type { CoachedGame } from '../../../src/game/game.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import { restriction } from '../../../src/game/rule.ts';
import { createRulebook } from '../../../src/game/rulebook.ts';
import { createRandom } from '../../../src/random/random.ts';
import { readLessonMove } from '../../../src/scenarios/question.ts';
import { containsCards, findSlip, findVisiblyBroken, listDoableTries } from '../../../src/scenarios/slips/slips.ts';
import { createSlipWeight, listSuspectRules, slipChanceFor } from '../../../src/scenarios/slips/suspicion.ts';
import { setUpTable } from '../../../src/scenarios/start.ts';
import { toy } from '../toy.ts';
import { put, TOY_POSITION, take, toyLesson } from '../toy-lesson.ts';

const tableOf = (position: object = TOY_POSITION): GameState =>
  setUpTable(toy, toyLesson([{ say: 'x' }], { position }));
const state = tableOf();
const situation = { game: toy, state, seat: 0, viewer: 1 };
const read = (json: JsonObject): GameMove => readLessonMove(toy, state, json);
const write = (move: GameMove | undefined) => move && toy.notation.move.write(move);
const only = (wanted: string) => (rule: string) => (rule === wanted ? 1 : 0);

describe('a slip', () => {
  const slipsOf = (legalMove: JsonObject | null, rule: string) =>
    Array.from({ length: 12 }, (_, seed) => {
      const slip = findSlip(situation, createRandom(seed), legalMove && read(legalMove), only(rule));
      return JSON.stringify(write(slip?.move));
    });

  test('breaks the rule it is wanted for, and is as much like the right move as can be', () => {
    expect(new Set(slipsOf(take('6S', '6H'), 'toy/kings'))).toEqual(new Set([JSON.stringify(take('6S', 'KD'))]));
    expect(new Set(slipsOf(put('2C'), 'toy/kings'))).toEqual(new Set([JSON.stringify(take('2C', 'KD'))]));
    expect(new Set(slipsOf(take('6S', '6H'), 'toy/equal'))).toEqual(
      new Set(['4H', 'AD'].map((of) => JSON.stringify(take('6S', of)))),
    );
  });

  test('is of the same kind as the right move, where kinds break the same rule', () => {
    // Out of turn, putting the 6 down and taking with it are as wrong.
    const annsTurn = { ...situation, state: tableOf({ ...TOY_POSITION, turn: 1 }) };
    for (const legal of [put('6S'), take('6S', '6H')]) {
      for (let seed = 0; seed < 8; seed++)
        expect(write(findSlip(annsTurn, createRandom(seed), read(legal))?.move)).toEqual(legal);
    }
  });

  test('is any of them where no right move is known', () => {
    expect(new Set(slipsOf(null, 'toy/kings')).size).toBe(2);
  });

  test('tells its seat and all rules it breaks; a rule of weight 0 is never broken', () => {
    const slip = findSlip(situation, createRandom(1), null, only('toy/kings'));
    expect(slip).toMatchObject({ seat: 0, rules: ['toy/kings'] });
    expect(findSlip(situation, createRandom(1), null, () => 0)).toBeUndefined();
    expect(findSlip(situation, createRandom(1), null)?.rules).toHaveLength(1);
  });

  test('breaks a rule the more often the more weight it has', () => {
    const weigh = (rule: string): number => (rule === 'toy/kings' ? 9 : 1);
    const rules = Array.from(
      { length: 200 },
      (_, seed) => findSlip(situation, createRandom(seed), null, weigh)?.rules[0],
    );
    const share = rules.filter((rule) => rule === 'toy/kings').length / 200;
    expect(share).toBeGreaterThan(0.82);
    expect(share).toBeLessThan(0.97);
  });

  test('out of turn breaks that rule first, and preferably no other', () => {
    const annsSlip = { ...situation, seat: 1, viewer: 0 };
    const slips = Array.from({ length: 12 }, (_, seed) => findSlip(annsSlip, createRandom(seed), null));
    for (const slip of slips) expect(slip?.rules).toEqual(['toy/turn']);
    expect(new Set(slips.map((slip) => JSON.stringify(write(slip?.move))))).toEqual(
      new Set([JSON.stringify(put('9S')), JSON.stringify(put('9D'))]),
    );
  });

  test('can’t be made where every try is legal', () => {
    const onlySix = tableOf({ turn: 0, hands: [['6S'], []], table: ['6H'] });
    expect(findSlip({ ...situation, state: onlySix }, createRandom(1), null)).toBeUndefined();
  });

  test('must be seen to be one: what may be legal, or takes too long to judge, breaks nothing', () => {
    const illegal = read(take('6S', 'KD'));
    expect(findVisiblyBroken(situation, 0, illegal)).toEqual(['toy/kings']);
    expect(findVisiblyBroken(situation, 0, read(put('6S')))).toEqual([]);
    const withUnseen = (unseen: () => never): CoachedGame => ({ ...toy, visibility: { ...toy.visibility, unseen } });
    const endless = withUnseen(() => {
      throw new TooMuch('hands', 'Too many cards.');
    });
    expect(findVisiblyBroken({ ...situation, game: endless }, 0, illegal)).toEqual([]);
    expect(findSlip({ ...situation, game: endless }, createRandom(1), null)).toBeUndefined();
    const broken = withUnseen(() => {
      throw new Error('A fault of the game.');
    });
    expect(() => findVisiblyBroken({ ...situation, game: broken }, 0, illegal)).toThrow('A fault of the game.');
  });

  test('is judged by what the viewer sees', () => {
    const seen: number[] = [];
    const visibility = {
      ...toy.visibility,
      view: (from: GameState, seat: number) => {
        seen.push(seat);
        return from;
      },
    };
    findVisiblyBroken({ ...situation, game: { ...toy, visibility }, viewer: 1 }, 0, read(put('6S')));
    expect(seen).toEqual([1]);
  });
});

describe('a try that can be done', () => {
  const doable = (game: CoachedGame = toy, count = 100) =>
    listDoableTries(game, state, 0, count).map((move) => JSON.stringify(write(move)));
  const all = ['6S', '2C'].flatMap((card) => [put(card), ...TOY_POSITION.table.map((of) => take(card, of))]);

  test('plays cards that its seat holds', () => {
    expect(doable()).toEqual(all.map((json) => JSON.stringify(json)));
    expect(doable(toy, 3)).toEqual(all.slice(0, 3).map((json) => JSON.stringify(json)));
  });

  test('has cards, if others of its kind have; a face-down one will do', () => {
    const playing = (isPlayed: (move: GameMove) => boolean): CoachedGame => ({
      ...toy,
      notation: {
        ...toy.notation,
        cardsOf: (move) => (isPlayed(move) ? toy.notation.cardsOf(move) : { played: [], named: [] }),
      },
    });
    const puts = (game: CoachedGame) => doable(game).filter((text) => text.includes('"put"'));
    const six = (move: GameMove): boolean => toy.notation.cardsOf(move).played[0] === toy.pack.read('6S');
    expect(puts(playing(({ type }) => type === 'take'))).toHaveLength(6);
    expect(puts(playing(six))).toEqual([JSON.stringify(put('6S'))]);
    const veiledZones = {
      ...playing(six),
      table: {
        ...toy.table,
        zones: (...args: Parameters<CoachedGame['table']['zones']>) =>
          toy.table.zones(...args).map((zone) => ({
            ...zone,
            items: zone.items.map((item) => (item.id === '2C' ? { ...item, cards: [UNKNOWN] } : item)),
          })),
      },
    };
    expect(puts(veiledZones)).toEqual([JSON.stringify(put('6S')), JSON.stringify(put('2C'))]);
  });

  test('isn’t declining what nobody sees', () => {
    const declining = {
      ...toy,
      aside: { isAside: ({ type }: GameMove) => type === 'put' },
      notation: {
        ...toy.notation,
        cardsOf: (move: GameMove) => (move.type === 'put' ? { played: [], named: [] } : toy.notation.cardsOf(move)),
      },
    } as unknown as CoachedGame;
    expect(doable(declining).filter((text) => text.includes('"put"'))).toEqual([]);
  });

  test('has as many copies of a card as it plays', () => {
    expect([
      containsCards([1, 2, 2], [2, 2]),
      containsCards([1, 2], [2, 2]),
      containsCards([], []),
      containsCards([1], []),
    ]).toEqual([true, false, true, true]);
  });
});

describe('the rules an objection may name', () => {
  const never = (id: string) =>
    restriction<unknown, { cards: readonly number[] }>({
      id,
      title: id,
      law: id,
      when: () => undefined,
      says: () => '',
    });
  const extraIds = ['toy/a', 'toy/b', 'toy/c', 'toy/d', 'toy/e', 'toy/f'];
  const many: CoachedGame = {
    ...toy,
    rules: createRulebook([
      ...(toy.rules.chapters as never[]),
      { id: 'extra', title: 'Extra', rules: extraIds.map(never) },
    ] as never),
  };

  test('are all of them where there are few, in the order of the book; of several broken ones only the first', () => {
    expect(listSuspectRules(situation, read(take('6S', 'KD')), createRandom(1))).toEqual([
      'toy/turn',
      'toy/equal',
      'toy/kings',
    ]);
    expect(listSuspectRules(situation, read(put('2C')), createRandom(1))).toEqual([
      'toy/turn',
      'toy/equal',
      'toy/kings',
    ]);
    expect(listSuspectRules({ ...situation, seat: 1, viewer: 0 }, read(take('9S', '4H')), createRandom(1))).toEqual([
      'toy/turn',
      'toy/kings',
    ]);
  });

  test('are five where there are many: the broken one, those that such moves break, and others of the chapter', () => {
    for (const move of [take('6S', 'KD'), take('6S', '4H'), put('2C')]) {
      const offered = listSuspectRules({ ...situation, game: many, viewer: 0 }, read(move), createRandom(1));
      expect(offered).toHaveLength(5);
      expect(offered.slice(0, 3)).toEqual(['toy/turn', 'toy/equal', 'toy/kings']);
      for (const other of offered.slice(3)) expect(extraIds).toContain(other);
    }
  });
});

test('an objection is offered rules that moves of the same kind break, and others of their chapter', () => {
  const aces = (id: string, breaks: (move: GameMove) => boolean) =>
    restriction<{ readonly move: GameMove }, { cards: readonly number[] }>({
      ...{ id, title: id, law: id },
      when: ({ move }) => (breaks(move) ? { cards: [] } : undefined),
      says: () => 'No ace.',
    });
  const isAcePut = (move: GameMove): boolean => JSON.stringify(write(move)) === JSON.stringify(put('AS'));
  const putRules = [
    aces('toy/ace', isAcePut),
    ...['toy/p', 'toy/q', 'toy/r', 'toy/s'].map((id) => aces(id, () => false)),
  ];
  const game = {
    ...toy,
    rules: createRulebook([
      ...(toy.rules.chapters as never[]),
      { id: 'puts', title: 'Puts', rules: putRules },
    ] as never),
  };
  const state = tableOf({ turn: 0, hands: [['6S', 'AS'], []], table: ['6H', '4H', 'KD'] });
  const offersFor = (json: JsonObject) =>
    listSuspectRules({ game, state, seat: 0, viewer: 0 }, read(json), createRandom(1));
  const offersOnPut = offersFor(put('6S'));
  // No rule of the other chapter but those that other moves break.
  expect(offersOnPut).toEqual(expect.arrayContaining(['toy/ace', 'toy/equal', 'toy/kings']));
  expect(offersOnPut).not.toContain('toy/turn');
  expect(offersFor(take('6S', '6H'))).toEqual(
    expect.arrayContaining(['toy/turn', 'toy/ace', 'toy/equal', 'toy/kings']),
  );
});

describe('how often bots slip', () => {
  test('rises in equal steps with the rules known; a shaky rule is two fifths of a known one', () => {
    const rules = ['a', 'b', 'c', 'd', 'e'];
    const chanceWith = (shaky: number, known: number): number =>
      slipChanceFor(rules, (rule) => {
        const index = rules.indexOf(rule);
        return index < known ? 'known' : index < known + shaky ? 'shaky' : 'not-met';
      });
    expect(chanceWith(0, 0)).toBeCloseTo(0.04, 10);
    expect(chanceWith(0, 1)).toBeCloseTo(0.068, 10);
    expect(chanceWith(5, 0)).toBeCloseTo(chanceWith(0, 2), 10);
    expect(slipChanceFor([], () => 'known')).toBeCloseTo(0.04, 10);
  });

  test('on a rule depends on how well it is known, and falls with each slip on it at this table', () => {
    const weight = createSlipWeight(
      (rule) => (rule === 'a' ? 'shaky' : rule === 'b' ? 'known' : 'not-met'),
      ['a', 'c', 'c'],
    );
    expect([weight('a'), weight('b'), weight('c'), weight('d')]).toEqual([1, 2, 1 / 7, 1]);
  });
});
