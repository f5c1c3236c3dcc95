import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { findRemarks } from '../../../src/bots/remark.ts';
import type { Card } from '../../../src/cards/card.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { begin } from '../../../src/game/match.ts';
import { defaultOptions, readOptions } from '../../../src/game/options.ts';
import { advise } from '../../../src/games/sixty/heuristics/index.ts';
import { game } from '../../../src/games/sixty/index.ts';
import { playedCards, type SixtyMove, type SixtyState } from '../../../src/games/sixty/state.ts';
import { cardsText, countText } from '../../../src/games/sixty/texts/words.ts';
import { createRandom } from '../../../src/random/random.ts';
import { discarded, lateTable, played, table } from './ask.ts';

const name = (seat: number): string => ['you', 'Ann', 'Bert'][seat] ?? '';

function adviceAt(position: object, given: JsonObject = {}): readonly { id: string; says: string }[] {
  const options = readOptions(game.options, given);
  if (!options.ok) throw new Error(options.fault.says);
  const read = game.notation.position.read({ turn: 0, ...position } as never, options.value as never, 1);
  if (!read.ok) throw new Error(read.fault.says);
  return advise(game.visibility.view(read.value, 0) as never, 0, name);
}
const ids = (position: object, given?: JsonObject): readonly string[] =>
  adviceAt(position, given).map(({ id }) => id);
const said = (position: object, id: string, given?: JsonObject): string | undefined =>
  adviceAt(position, given).find((advice) => advice.id === id)?.says;

describe('the coach of Sixty, to an attacked player', () => {
  test('names the cards that can beat, and says that beating is two moves', () => {
    const says = said({ ...table('3 10 10 15', '5?', '5?'), ...played('4 4 4 4', 2) }, 'first-beat');
    expect(says).toMatch(/beat the four 4s with two 10s: 20 against 16.*two moves/);
  });

  test('never calls an equal sum a way to beat', () => {
    expect(ids({ ...table('12 5 5 3', '5?', '5?'), ...played('4 4 4', 2) })).toEqual(['stuck']);
  });

  test('compares passing on with beating where both are possible, by who comes next', () => {
    const given = { hands: [['4', '10'], ['5?']], ...played('4', 1) };
    expect(said(given, 'beat-or-pass', { seats: 2 })).toMatch(/pass it on with a 4.*go to Ann, who may/);
    const three = { ...table('4 10', '5?', '5?'), ...played('4 4', 2) };
    expect(said(three, 'beat-or-pass')).toMatch(/pass them on with a 4.*may come round again/);
    expect(ids({ ...table('4 3', '5?', '5?'), ...played('4 4', 2) })).not.toContain('beat-or-pass');
  });

  test('names the neighbour in the direction of play', () => {
    const given = { ...table('4 3', '5?', '5?'), ...played('4 4', 1), direction: -1 };
    expect(said(given, 'first-pass')).toMatch(/Bert’s trouble/);
  });

  test('looks for Hocus-pocus in the discard pile', () => {
    const given = { ...table('3 HOCUS', '5?', '5?'), ...played('20', 2) };
    expect(ids({ ...given, ...discarded('6 20 4') })).toContain('hocus-works');
    const idle = ids({ ...given, ...discarded('6 4') });
    expect(idle).toContain('hocus-idle');
    expect(idle).toContain('stuck');
    expect(idle).not.toContain('hocus-works');
  });

  test('advises Zap against one big card, not against two', () => {
    const hand = table('3 ZAP', '5?', '5?');
    expect(said({ ...hand, ...played('30', 2) }, 'zap-one')).toMatch(/the 30 goes on whole to Ann/);
    expect(ids({ ...hand, ...played('20 20', 2) })).not.toContain('zap-one');
  });

  test('knows the full set, which no number beats', () => {
    const given = { ...table('20 20 ABRACADABRA', '5?', '5?'), ...played('30 30', 2) };
    expect(said(given, 'full-set')).toMatch(/All the 30s in the pack.*Abracadabra/);
  });

  test('advises jokers when the deck runs low, and not before', () => {
    const given = { ...table('3 3 ZAP', '5?', '5?'), ...played('20 20', 2) };
    expect(ids({ ...given, deck: ['13?'] })).not.toContain('spend-joker');
    expect(adviceAt({ ...given, deck: ['12?'] })[0]).toEqual({
      id: 'spend-joker',
      says: 'Zap would cost you 60 if you were left with it, and the deck is down to 12 cards. Play it now, even if a number would do.',
    });
  });

  test('tells the last player with cards to beat or take, and mentions no joker', () => {
    const heard = ids({ ...lateTable('10 15 ZAP', '', ''), ...played('10', 2) });
    expect(heard).toContain('alone');
    expect(heard).not.toContain('spend-joker');
  });
});

describe('the coach of Sixty, to a player who leads', () => {
  test('advises small cards in company, while there is a deck', () => {
    const given = table('3 3 3 20 20', '5?', '5?');
    expect(adviceAt(given).map(({ id }) => id)).toEqual(['throw-together', 'first-attack']);
    expect(said(given, 'throw-together')).toMatch(/three 3s at once/);
    expect(ids(lateTable('3 3 20', '2?', '2?'))).not.toContain('throw-together');
    expect(ids(table('3 4 20 20', '5?', '5?'))).not.toContain('throw-together');
  });

  test('says first what changes once the deck is empty', () => {
    expect(ids(lateTable('3 20', '2?', '2?'))[0]).toBe('deck-empty');
  });

  test('sees the way out with cards of one number', () => {
    expect(said(lateTable('5 5', '2?', '2?'), 'last-card')).toMatch(/^Two 5s, and nothing else.*all of them/);
    expect(ids(lateTable('5 6', '2?', '2?'))).not.toContain('last-card');
    expect(ids(lateTable('5 ZAP', '2?', '2?'))).not.toContain('last-card');
  });

  test('counts what a joker in hand costs near the end', () => {
    expect(said(lateTable('3 ZAP HOCUS', '2?', '2?'), 'joker-waits')).toMatch(/are 120 points/);
    expect(ids(table('3 ZAP HOCUS', '5?', '5?'))).not.toContain('joker-waits');
  });

  test('notices that no player can pass a number on', () => {
    const given = table('3 15 15', '5?', '5?');
    expect(ids({ ...given, ...discarded('15 4') })).not.toContain('nobody-adds');
    expect(said({ ...given, ...discarded('15 15 4') }, 'nobody-adds')).toMatch(/Every other 15.*Two 15s/);
  });
});

/** The moves that an advice recommends, as its sentence names them. */
const ASKED: Readonly<Record<string, (says: string, move: SixtyMove, held: number) => boolean>> = {
  'first-beat': (says, move) =>
    move.type === 'beat' && says.includes(` with ${countText(move.cards[0] as Card, move.cards.length)}: `),
  'first-pass': (_, move) => move.type === 'pass-on' && move.cards.length === 1,
  'pass-all': (_, move, held) => move.type === 'pass-on' && move.cards.length === held,
  'throw-together': (says, move) =>
    move.type === 'attack' && says.includes(` with ${cardsText(move.cards)} at once`),
  'first-attack': (says, move) => move.type === 'attack' && says.includes(`, say ${cardsText(move.cards)},`),
  'spend-joker': (says, move) => move.type === 'joker' && says.startsWith(cardsText(move.cards)),
};

test('a player who follows the coach of Sixty is told of nothing better afterwards', () => {
  const followed: Record<string, number> = {};
  for (let seed = 1; seed <= 12; seed++) {
    let { state } = begin(game, defaultOptions(game.options), seed);
    for (let i = 0; i < 150; i++) {
      const seat = game.play.turn(state);
      if (seat === null) break;
      const view = game.visibility.view(state, seat) as SixtyState;
      const moves = game.play.moves(view, seat) as readonly SixtyMove[];
      for (const { id, says } of advise(view, seat, name)) {
        const asked = ASKED[id];
        if (!asked) continue;
        const held = (cards: readonly Card[]): number =>
          (view.hands[seat] ?? []).filter((card) => card === cards[0]).length;
        const meant = moves.filter((move) => asked(says, move, held(playedCards(move))));
        expect(meant, says).not.toEqual([]);
        const isGood = (move: SixtyMove): boolean =>
          findRemarks(game, view, seat, move, name).every(({ better }) => better === null);
        // A joker may have several ways, all equally good.
        expect(meant.some(isGood), says).toBe(true);
        followed[id] = (followed[id] ?? 0) + 1;
      }
      state = game.play.play(state, seat, greedy(game, view, seat, createRandom(seed * 1000 + i))).state;
    }
  }
  expect(Object.keys(followed).sort()).toEqual(Object.keys(ASKED).sort());
});

test('the coach of Sixty says nothing to a player who isn’t on turn', () => {
  expect(adviceAt({ ...table('3 4', '5?', '5?'), turn: 1 })).toEqual([]);
});
