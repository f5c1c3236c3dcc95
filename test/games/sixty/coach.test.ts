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
import { attackedWith, discardOf, lateTable, table } from './ask.ts';

const name = (seat: number): string => ['you', 'Ann', 'Bert'][seat] ?? '';

function adviceAt(position: object, houseRules: JsonObject = {}): readonly { id: string; says: string }[] {
  const options = readOptions(game.options, houseRules);
  if (!options.ok) throw new Error(options.fault.says);
  const parsedState = game.notation.position.read({ turn: 0, ...position } as never, options.value as never, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return advise(game.visibility.view(parsedState.value, 0) as never, 0, name);
}
const ids = (position: object, houseRules?: JsonObject): readonly string[] =>
  adviceAt(position, houseRules).map(({ id }) => id);
const sentenceOf = (position: object, id: string, houseRules?: JsonObject): string | undefined =>
  adviceAt(position, houseRules).find((advice) => advice.id === id)?.says;

describe('the coach of Sixty, to an attacked player', () => {
  test('names the cards that can beat, and says that beating is two moves', () => {
    const sentence = sentenceOf({ ...table('3 10 10 15', '5?', '5?'), ...attackedWith('4 4 4 4', 2) }, 'first-beat');
    expect(sentence).toMatch(/beat the four 4s with two 10s: 20 against 16.*two moves/);
  });

  test('never calls an equal sum a way to beat', () => {
    expect(ids({ ...table('12 5 5 3', '5?', '5?'), ...attackedWith('4 4 4', 2) })).toEqual(['stuck']);
  });

  test('compares passing on with beating where both are possible, by who comes next', () => {
    const position = { hands: [['4', '10'], ['5?']], ...attackedWith('4', 1) };
    expect(sentenceOf(position, 'beat-or-pass', { seats: 2 })).toMatch(/pass it on with a 4.*go to Ann, who may/);
    const three = { ...table('4 10', '5?', '5?'), ...attackedWith('4 4', 2) };
    expect(sentenceOf(three, 'beat-or-pass')).toMatch(/pass them on with a 4.*may come round again/);
    expect(ids({ ...table('4 3', '5?', '5?'), ...attackedWith('4 4', 2) })).not.toContain('beat-or-pass');
  });

  test('names the neighbour in the direction of play', () => {
    const position = { ...table('4 3', '5?', '5?'), ...attackedWith('4 4', 1), direction: -1 };
    expect(sentenceOf(position, 'first-pass')).toMatch(/Bert’s trouble/);
  });

  test('looks for Hocus-pocus in the discard pile', () => {
    const position = { ...table('3 HOCUS', '5?', '5?'), ...attackedWith('20', 2) };
    expect(ids({ ...position, ...discardOf('6 20 4') })).toContain('hocus-works');
    const idle = ids({ ...position, ...discardOf('6 4') });
    expect(idle).toContain('hocus-idle');
    expect(idle).toContain('stuck');
    expect(idle).not.toContain('hocus-works');
  });

  test('advises Zap against one big card, not against two', () => {
    const hand = table('3 ZAP', '5?', '5?');
    expect(sentenceOf({ ...hand, ...attackedWith('30', 2) }, 'zap-one')).toMatch(/the 30 goes on whole to Ann/);
    expect(ids({ ...hand, ...attackedWith('20 20', 2) })).not.toContain('zap-one');
  });

  test('knows the full set, which no number beats', () => {
    const position = { ...table('20 20 ABRACADABRA', '5?', '5?'), ...attackedWith('30 30', 2) };
    expect(sentenceOf(position, 'full-set')).toMatch(/all the 30s in the pack.*Abracadabra/);
  });

  test('advises jokers when the deck runs low, and not before', () => {
    const position = { ...table('3 3 ZAP', '5?', '5?'), ...attackedWith('20 20', 2) };
    expect(ids({ ...position, deck: ['13?'] })).not.toContain('spend-joker');
    expect(adviceAt({ ...position, deck: ['12?'] })[0]).toEqual({
      id: 'spend-joker',
      says: 'Zap would cost you 60 if you were left with it, and the deck is down to 12 cards. Play it now, even if a number would do.',
    });
  });

  test('tells the last player with cards to beat or take, and mentions no joker', () => {
    const adviceIds = ids({ ...lateTable('10 15 ZAP', '', ''), ...attackedWith('10', 2) });
    expect(adviceIds).toContain('alone');
    expect(adviceIds).not.toContain('spend-joker');
  });

  test('promises a draw only from a deck, and an attack only with a number against a player with cards', () => {
    const beaten = (position: object): string | undefined =>
      sentenceOf({ ...position, ...attackedWith('3', 2) }, 'first-beat');
    expect(beaten({ ...table('5 ZAP', '5?', '5?'), deck: ['30?'] })).toBe(
      'You can beat the 3 with a 5: 5 against 3. Then you draw.',
    );
    expect(beaten(lateTable('5 6', '2?', '2?'))).toBe(
      'You can beat the 3 with a 6: 6 against 3. Then you attack: two moves, one after the other.',
    );
    for (const lastPosition of [lateTable('5 6', '', ''), lateTable('5', '2?', '2?')])
      expect(beaten(lastPosition)).toMatch(/^You can beat the 3 with a [56]: [56] against 3\.$/);
  });

  test('tells a stuck player to take, at the cost of a turn only if play goes on', () => {
    const attacked = attackedWith('6', 2);
    expect(sentenceOf({ ...lateTable('4', '2?', ''), ...attacked }, 'stuck')).toMatch(
      /so you must take\. It costs you 6 points and a turn\.$/,
    );
    const alone = { ...lateTable('4', '', ''), ...attacked };
    expect(sentenceOf(alone, 'stuck')).toMatch(/so you must take\. It costs you 6 points\.$/);
    expect(sentenceOf(alone, 'deck-empty')).not.toContain('From now on');
  });

  test('lets the last player take freely only where the house rule does', () => {
    const position = { ...lateTable('10', '', ''), ...attackedWith('6', 2) };
    expect(sentenceOf(position, 'alone')).toContain('or take them if you can’t; then the round is over');
    expect(sentenceOf(position, 'alone', { take: 'free' })).toContain('or take them; then the round is over');
  });

  test('keeps a beater for something worse only if it beats more than small cards', () => {
    const passing = (hand: string): string | undefined =>
      sentenceOf({ ...table(hand, '5?', '5?'), ...attackedWith('3', 2) }, 'beat-or-pass');
    expect(passing('3 4 ZAP')).toMatch(/costs you only a 3\.$/);
    expect(passing('3 20 ZAP')).toMatch(/costs you only a 3, and you keep a 20 for something worse\.$/);
  });

  test('says of all copies of a number, or of one, that they can be passed on', () => {
    const passing = { ...table('5 5 20 30', '5?', '5?'), ...attackedWith('5', 2) };
    expect(ids(passing)).toContain('pass-all');
    expect(ids(passing)).not.toContain('first-pass');
    const shortDeck = ids({ ...passing, deck: ['1?'] });
    expect(shortDeck).not.toContain('pass-all');
    expect(shortDeck).toContain('first-pass');
  });

  test('lets Hocus-pocus wait where another move is clearly better', () => {
    const works = (hand: string, deck: readonly string[]): string | undefined =>
      sentenceOf({ ...table(hand, '5?', '5?'), ...attackedWith('12', 2), ...discardOf('12'), deck }, 'hocus-works');
    expect(works('12 4 HOCUS', ['40?'])).toMatch(/would work, but it can wait\.$/);
    expect(works('4 HOCUS', ['3?'])).toMatch(/would work\. It doesn’t always\.$/);
  });
});

describe('the coach of Sixty, to a player who leads', () => {
  test('advises small cards in company, while there is a deck', () => {
    const position = table('3 3 3 20 20', '5?', '5?');
    expect(adviceAt(position).map(({ id }) => id)).toEqual(['throw-together', 'first-attack']);
    expect(sentenceOf(position, 'throw-together')).toMatch(/three 3s at once/);
    expect(ids(lateTable('3 3 20', '2?', '2?'))).not.toContain('throw-together');
    expect(ids(table('3 4 20 20', '5?', '5?'))).not.toContain('throw-together');
  });

  test('promises new cards for small ones only if the attacker draws, and calls only cheap ones useless', () => {
    const position = table('3 3 3 20 20', '5?', '5?');
    expect(sentenceOf(position, 'throw-together')).toMatch(/You draw three for them, and they were useless/);
    expect(sentenceOf(position, 'throw-together', { refillAfterAttack: false })).toBe(
      'Attack with three 3s at once: that is three small cards fewer.',
    );
    expect(sentenceOf(table('6 6 10 12 15', '5?', '5?'), 'throw-together')).toMatch(/You draw two for them\.$/);
  });

  test('recommends one attack with small cards, not two', () => {
    const position = { ...table('3 4 4 12 ZAP', '5?', '5?'), deck: ['50?'] };
    expect(sentenceOf(position, 'first-attack')).toContain('say a 3,');
    expect(ids(position)).not.toContain('throw-together');
    expect(sentenceOf({ ...position, deck: ['30?'] }, 'throw-together')).toContain('two 4s at once');
  });

  test('keeps big cards to beat with only if there are any, and a deck', () => {
    expect(sentenceOf(table('3 20', '5?', '5?'), 'first-attack')).toMatch(
      /say a 3, and keep the big ones to beat with\.$/,
    );
    expect(sentenceOf(table('3 5', '5?', '5?'), 'first-attack')).toMatch(/say a 3\.$/);
    expect(ids(table('3', '5?', '5?'))).not.toContain('first-attack');
    expect(ids(lateTable('3 20', '2?', '2?'))).not.toContain('first-attack');
  });

  test('says first what changes once the deck is empty', () => {
    expect(ids(lateTable('3 20', '2?', '2?'))[0]).toBe('deck-empty');
  });

  test('sees the way out with cards of one number', () => {
    expect(sentenceOf(lateTable('5 5', '2?', '2?'), 'last-card')).toMatch(
      /^Two 5s, and nothing else.*Attack with both/,
    );
    expect(ids(lateTable('5 6', '2?', '2?'))).not.toContain('last-card');
    expect(ids(lateTable('5 ZAP', '2?', '2?'))).not.toContain('last-card');
  });

  test('counts what a joker in hand costs near the end', () => {
    expect(sentenceOf(lateTable('3 ZAP HOCUS', '2?', '2?'), 'joker-waits')).toMatch(
      /^Hocus-pocus and Zap in your hand are 120 points.*Answer the next attack with one of them\.$/,
    );
    expect(sentenceOf(lateTable('3 HOCUS HOCUS', '2?', '2?'), 'joker-waits')).toMatch(
      /^Two Hocus-pocuses .*with one of them, if it works\.$/,
    );
    expect(ids(table('3 ZAP HOCUS', '5?', '5?'))).not.toContain('joker-waits');
  });

  test('notices that no player can pass a number on', () => {
    const position = table('3 15 15', '5?', '5?');
    expect(ids({ ...position, ...discardOf('15 4') })).not.toContain('nobody-adds');
    expect(sentenceOf({ ...position, ...discardOf('15 15 4') }, 'nobody-adds')).toMatch(/Every other 15.*Two 15s/);
  });
});

/** The moves that an advice recommends, as its sentence names them. */
const ADVISED_MOVES: Readonly<Record<string, (sentence: string, move: SixtyMove, heldCount: number) => boolean>> = {
  'first-beat': (sentence, move) =>
    move.type === 'beat' && sentence.includes(` with ${countText(move.cards[0] as Card, move.cards.length)}: `),
  'first-pass': (_, move) => move.type === 'pass-on' && move.cards.length === 1,
  'pass-all': (_, move, heldCount) => move.type === 'pass-on' && move.cards.length === heldCount,
  'throw-together': (sentence, move) =>
    move.type === 'attack' && sentence.includes(` with ${cardsText(move.cards)} at once`),
  'first-attack': (sentence, move) =>
    move.type === 'attack' &&
    [`, say ${cardsText(move.cards)},`, `, say ${cardsText(move.cards)}.`].some((text) => sentence.includes(text)),
  'spend-joker': (sentence, move) => move.type === 'joker' && sentence.startsWith(cardsText(move.cards)),
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
        const isAskedFor = ADVISED_MOVES[id];
        if (!isAskedFor) continue;
        const countHeld = (cards: readonly Card[]): number =>
          (view.hands[seat] ?? []).filter((card) => card === cards[0]).length;
        const meantMoves = moves.filter((move) => isAskedFor(says, move, countHeld(playedCards(move))));
        expect(meantMoves, says).not.toEqual([]);
        const isGood = (move: SixtyMove): boolean =>
          findRemarks(game, view, seat, move, name).every(({ better }) => better === null);
        // A joker may have several picks, all equally good.
        expect(meantMoves.some(isGood), says).toBe(true);
        followed[id] = (followed[id] ?? 0) + 1;
      }
      state = game.play.play(state, seat, greedy(game, view, seat, createRandom(seed * 1000 + i))).state;
    }
  }
  expect(Object.keys(followed).sort()).toEqual(Object.keys(ADVISED_MOVES).sort());
});

test('the coach of Sixty says nothing to a player who isn’t on turn', () => {
  expect(adviceAt({ ...table('3 4', '5?', '5?'), turn: 1 })).toEqual([]);
});
