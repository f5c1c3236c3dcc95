import { describe, expect, test } from 'vitest';
import { settleStoodTry } from '../../../src/features/records/state/writing/table-edits.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/sixty/index.ts';
import {
  attack,
  attackedWith,
  beat,
  discardOf,
  joker,
  judged,
  lateTable,
  listed,
  moved,
  passOn,
  reasons,
  rules,
  table,
  take,
  twoPlayers,
} from './ask.ts';

describe('two players', () => {
  const start = {
    ...table('ABRACADABRA HOCUS ZAP 4 3', '5?'),
    ...attackedWith('6 6 6', 1),
    ...discardOf('6 5 6 3'),
  };

  test('Abracadabra sends the cards back to the only other player, and turns the arrow', () => {
    const { position } = moved(start, joker('ABRACADABRA'), twoPlayers);
    expect([position.turn, position.direction, position.from, position.attack]).toEqual([1, -1, 0, ['6', '6', '6']]);
  });

  test('Hocus-pocus adds the topmost 6, and the joker goes on top of the pile', () => {
    const { position } = moved(start, joker('HOCUS', '6'), twoPlayers);
    expect([position.turn, position.attack]).toEqual([1, ['6', '6', '6', '6']]);
    expect(position.discard).toEqual(['6', '5', '3', 'HOCUS']);
  });

  test('Zap leaves one of three cards, and two go to the other player', () => {
    const { position } = moved(start, joker('ZAP'), twoPlayers);
    expect([position.turn, position.attack, position.penalty]).toEqual([1, ['6', '6'], [['6'], []]]);
  });

  test('cards that were passed on come back, and may be passed on again', () => {
    const position = { ...table('4 3', '4 4'), ...attackedWith('4', 1) };
    const afterPassOn = moved(position, passOn('4'), twoPlayers).position;
    expect([afterPassOn.turn, afterPassOn.from]).toEqual([1, 0]);
    expect(
      judged(
        {
          ...afterPassOn,
          hands: [
            ['3', '4?'],
            ['4', '4'],
          ],
        },
        passOn('4 4'),
        twoPlayers,
      ).verdict,
    ).toBe('legal');
  });
});

describe('the last player with cards', () => {
  const start = { ...lateTable('10 15 ZAP', '', ''), ...attackedWith('10', 2) };

  test('beats, and the round is over, with the rest still in hand', () => {
    const after = moved(start, beat('15'));
    expect(reasons(after).slice(0, 3)).toEqual(['beat', 'round-end', 'points']);
    expect(after.position.totals).toEqual([10 + 60, 0, 0]);
  });

  test('neither passes on nor plays a joker, despite holding both', () => {
    expect(rules(judged(start, passOn('10')))).toEqual(['pass-receiver']);
    expect(rules(judged(start, joker('ZAP')))).toEqual(['joker-last']);
    expect(rules(judged(start, joker('10')))).toEqual(['one-joker']);
    expect(listed(start)).toEqual([beat('15')]);
  });

  test('takes if neither is possible, and counts both', () => {
    const stuck = { ...start, hands: [['5', 'ZAP'], [], []] };
    expect(listed(stuck)).toEqual([take]);
    expect(moved(stuck, take).position.totals).toEqual([10 + 5 + 60, 0, 0]);
  });

  test('answers even the last card of a player who goes out with it', () => {
    const { position } = moved(lateTable('30', '3 12'), attack('30'), twoPlayers);
    expect([position.turn, position.attack, position.round]).toEqual([1, ['30'], 1]);
  });
});

describe('Abracadabra', () => {
  test('skips a player who is out: the cards go the new way around', () => {
    const start = { ...lateTable('ABRACADABRA 3', '4', '5', ''), ...attackedWith('30', 3) };
    const { position } = moved(start, joker('ABRACADABRA'), { options: { seats: 4 } });
    expect([position.turn, position.direction, position.from]).toEqual([2, -1, 0]);
  });

  test('works the same if the sender of the cards isn’t known', () => {
    const start = { ...table('5?', 'ABRACADABRA 3', '5?'), turn: 1, ...attackedWith('30') };
    expect(moved(start, joker('ABRACADABRA')).position.turn).toBe(0);
  });

  test('twice restores the position', () => {
    const start = {
      ...table('ABRACADABRA 3', 'ABRACADABRA 4', '5?'),
      ...attackedWith('30', 1),
      direction: -1,
    };
    const afterJoker = moved(start, joker('ABRACADABRA')).position;
    expect([afterJoker.turn, afterJoker.direction]).toEqual([1, 1]);
    const twice = moved(afterJoker, joker('ABRACADABRA')).position;
    expect([twice.turn, twice.direction, twice.from]).toEqual([0, -1, 1]);
  });
});

describe('Hocus-pocus', () => {
  const start = { ...table('HOCUS 3 3 4 5', '5?', '5?'), ...attackedWith('20', 2) };

  test('is told which is wrong: the number, the pile, or both', () => {
    const sentenceFor = (pile: string, pick: string): string | undefined =>
      judged({ ...start, ...discardOf(pile) }, joker('HOCUS', pick)).findings[0]?.says;
    expect(sentenceFor('6 15', '15')).toMatch(/can’t pick a 15.*need a 20/);
    expect(sentenceFor('6 15', '20')).toMatch(/no 20 in the discard pile/);
    expect(sentenceFor('6 15', '12')).toMatch(/need a 20, and there is no 12/);
    expect(judged({ ...start, ...discardOf('20') }, joker('HOCUS')).findings[0]?.says).toMatch(/haven’t picked a card/);
  });

  test('without its card isn’t an answer, so taking is allowed', () => {
    expect(judged({ ...start, ...discardOf('6 15') }, take).verdict).toBe('legal');
    expect(rules(judged({ ...start, ...discardOf('6 20') }, take))).toEqual(['must-answer']);
  });

  test('depends on a hidden card of the pile', () => {
    const ruling = judged({ ...start, ...discardOf('6 ?') }, joker('HOCUS', '20'));
    expect([ruling.verdict, ruling.depends]).toEqual(['depends', ['whether a 20 is in the discard pile']]);
    expect(judged({ ...start, ...discardOf('6 ?') }, take).depends).toEqual(ruling.depends);
  });
});

describe('Zap', () => {
  const zapped = (cards: string) =>
    moved({ ...table('ZAP 3 3 4 5', '5?', '5?'), ...attackedWith(cards, 2) }, joker('ZAP')).position;

  test('keeps none of one card, one of two, one of three', () => {
    expect([zapped('30').penalty[0], zapped('30').attack]).toEqual([[], ['30']]);
    expect([zapped('30 30').penalty[0], zapped('30 30').attack]).toEqual([['30'], ['30']]);
    expect([zapped('20 20 20').penalty[0], zapped('20 20 20').attack]).toEqual([['20'], ['20', '20']]);
  });
});

describe('the search for a leader', () => {
  test('skips a player who holds only jokers after beating', () => {
    const after = moved({ ...lateTable('10 ZAP', 'HOCUS', '3 4'), ...attackedWith('4 4', 2) }, beat('10'));
    expect(after.position.turn).toBe(2);
    expect(reasons(after)).toEqual(['beat', 'cannot-lead', 'cannot-lead']);
  });

  test('goes around after a take and ends with the player who took', () => {
    const after = moved({ ...lateTable('3', 'HOCUS', 'ZAP'), ...attackedWith('30', 2) }, take);
    expect([after.position.turn, after.position.penalty[0]]).toEqual([0, ['30']]);
    expect(reasons(after)).toEqual(['take', 'cannot-lead', 'cannot-lead']);
  });

  test('ends the round if all hands are only jokers, and each counts 60', () => {
    const after = moved({ ...lateTable('10 ZAP', 'HOCUS', 'ZAP'), ...attackedWith('4 4', 2) }, beat('10'));
    expect(after.position.totals).toEqual([60, 60, 60]);
    expect(after.position.round).toBe(2);
  });

  test('ends the round if only the player who took holds cards', () => {
    const after = moved({ ...lateTable('3', '', ''), ...attackedWith('30', 2) }, take);
    expect(after.position.totals).toEqual([33, 0, 0]);
  });
});

describe('the deck', () => {
  test('may run out in the middle of a refill', () => {
    const start = { ...table('10 3', '5?', '5?'), deck: ['5', '6'], ...attackedWith('4 4', 1) };
    const { position } = moved(start, beat('10'));
    expect([position.hands[0], position.deck]).toEqual([['3', '6', '5'], []]);
  });

  test('fills no hand after a take', () => {
    const start = { ...table('3 4', '5?', '5?'), ...attackedWith('30', 2) };
    expect(moved(start, take).position.hands[0]).toEqual(['3', '4']);
  });

  test('waits for the answer if attackers don’t draw, unless their hand is empty', () => {
    const wait = { options: { refillAfterAttack: false } };
    expect(moved(table('4 4 5', '5?', '5?'), attack('4 4'), wait).position.hands[0]).toEqual(['5']);
    expect(moved(table('4 4', '5?', '5?'), attack('4 4'), wait).position.hands[0]).toEqual(['5?']);
  });

  test('is empty, so the next player with cards is attacked, whoever sits between', () => {
    const after = moved(lateTable('4 4', '', '', '5'), attack('4'), { options: { seats: 4 } });
    expect([after.position.turn, reasons(after)]).toEqual([3, ['target', 'out', 'out']]);
  });
});

describe('a full set', () => {
  const fullSetAttack = { ...table('20 20 20 ABRACADABRA ZAP', '5?', '5?'), ...attackedWith('15 15 15 15', 2) };

  test('can’t be beaten, only sent back or halved', () => {
    expect(listed(fullSetAttack)).toEqual([joker('ABRACADABRA'), joker('ZAP')]);
    expect(rules(judged(fullSetAttack, beat('20 20 20')))).toEqual(['beat-sum']);
  });
});

describe('taking with unseen cards', () => {
  test('depends on what could pass on, beat or save', () => {
    const start = { ...table('3 3 4 12 ?', '5?', '5?'), ...attackedWith('20', 2) };
    expect(judged(start, take).depends).toEqual([
      'whether seat 0 holds a 20',
      'whether seat 0 holds two 12s or a 30',
      'whether seat 0 holds Abracadabra or Zap',
    ]);
  });

  test('is refused as soon as one known card could answer, whatever the others are', () => {
    const ruling = judged({ ...table('20 4?', '5?', '5?'), ...attackedWith('20', 2) }, take);
    expect(rules(ruling)).toEqual(['must-answer']);
    expect(ruling.findings[0]?.says).toBe('You can’t take the 20: you can still pass it on with a 20.');
  });

  test('is allowed if every card that could help is seen in another place', () => {
    const start = {
      ...lateTable('3 ?', '4', ''),
      ...attackedWith('30 30', 2),
      ...discardOf('ABRACADABRA ABRACADABRA ZAP ZAP'),
    };
    expect(judged(start, take).verdict).toBe('legal');
  });

  test('depends on one card either in the hand or in the pile, where it helps one way only', () => {
    const copyCounts = Object.entries({ 3: 20, 4: 15, 5: 12, 6: 10, 10: 6, 12: 5, 15: 4, 20: 3 });
    const otherNumbers = copyCounts.flatMap(([number, copies]) => new Array<string>(copies).fill(number));
    const position = {
      hands: [['?'], ['3']],
      attack: ['30'],
      from: 1,
      // The unseen cards are one 30 and one Hocus-pocus: one in the hand, the other in the pile.
      discard: ['?', ...otherNumbers.slice(1), 'HOCUS', 'ABRACADABRA', 'ABRACADABRA', 'ZAP', 'ZAP'],
      deck: [],
    };
    const ruling = judged(position, take, twoPlayers);
    expect(ruling.verdict).toBe('illegal');
    // Which of the two it is stays unseen, so neither card is named.
    expect(ruling.findings).toEqual([
      {
        rule: 'sixty/must-answer',
        says: 'You may take the cards played on you only if you can’t pass them on, beat them or play a joker.',
      },
    ]);
  });
});

test('cards laid when no other player holds any, and left standing, leave the table as it was', () => {
  const position = { ...lateTable('', '3 ZAP', ''), ...attackedWith('3', 0), turn: 1 };
  const options = { ...defaultOptions(game.options), seats: 3 };
  const parsedState = game.notation.position.read(position, options, 1);
  const move = game.notation.move.read(attack('3'), options);
  if (!parsedState.ok || !move.ok) throw new Error('This table can’t be read.');
  // The search for the next seat ends at a player who holds cards. (It once went around the table for ever.)
  const { events } = game.play.play(parsedState.value, 1, move.value);
  expect(events.filter(({ kind }) => kind === 'passed-over')).toHaveLength(2);
  const startTable = { position, state: parsedState.value };
  const record = { game, options, names: null, start: startTable, entries: [] };
  const stood = settleStoodTry(record, startTable.state, { seat: 1, move: move.value });
  expect(stood?.position).toMatchObject({ hands: [[], ['3', 'ZAP'], []], attack: ['3'] });
});
