import { describe, expect, test } from 'vitest';
import { describeThings, laySentence } from '../../../../src/features/desk/state/laid-sentence.ts';
import type { DeskPlace } from '../../../../src/game/desk.ts';
import { fault } from '../../../../src/game/fault.ts';
import type { JsonObject } from '../../../../src/game/json.ts';
import type { Fact } from '../../../../src/game/typed-line/grammar.ts';
import type { ParsedSentence } from '../../../../src/game/typed-line/parser.ts';
import type { CardPlacement } from '../../../../src/game/typed-line/placement.ts';
import { cardPlace, choicePlace, listPlace, numberPlace, toyDesk, toyDraft } from './toy-desk.ts';

const stands = choicePlace('stands', [
  [7, 'a seven'],
  [8, 'an eight'],
]);
const PLACES: readonly DeskPlace[] = [
  cardPlace('hand', { kind: 'set', label: 'Your hand', defaultThings: ['4?'] }),
  cardPlace('table', { label: 'The table', emptyLabel: 'No card' }),
  cardPlace('pile', { kind: 'pile', label: 'The pile', ask: (thing) => (thing === 'J' ? stands : null) }),
  listPlace('bids', ['You', 'Ann', 'Bert', 'You'], ['one', 'two']),
  choicePlace('trump', [
    ['H', 'Hearts'],
    ['S', 'Spades'],
  ]),
  numberPlace('points', 0, 9),
];
const game = toyDesk(PLACES);

interface Sentence {
  readonly placements?: readonly CardPlacement[];
  readonly facts?: readonly Fact[];
  readonly move?: JsonObject | null;
  readonly seat?: number;
}
const lay = (json: JsonObject, { placements = [], facts = [], move = null, seat = 0 }: Sentence) =>
  laySentence(game, toyDraft(game, { position: json }), {
    kind: 'sentence',
    move,
    seat,
    placements,
    facts,
  } satisfies ParsedSentence);

/** The position after a sentence, and what was said to change. */
function laid(json: JsonObject, sentence: Sentence): unknown {
  const result = lay(json, sentence);
  if (result.kind !== 'laid') return result;
  return [result.draft.position, result.changes.map(({ place, text }) => `${place}: ${text}`)];
}
const put = (place: string, cards: readonly string[], more: Partial<CardPlacement> = {}): CardPlacement => ({
  place,
  cards,
  ...more,
});

test('cards are told in words, joined ones as one thing', () => {
  expect(describeThings(game, ['6S', 'AS+2C', 'J'])).toBe('6♠, A♠+2♣ and the joker');
  expect(describeThings(game, ['nonsense'])).toBe('');
});

describe('the cards of a sentence', () => {
  test('are put where they must be, if they aren’t there yet', () => {
    expect(laid({ table: ['6S'] }, { placements: [put('table', ['6S', '7S'])] })).toEqual([
      { table: ['6S', '7S'] },
      ['The table: 7♠'],
    ]);
    expect(laid({ table: ['6S', '7S'] }, { placements: [put('table', ['7S', '6S'])] })).toEqual([
      { table: ['6S', '7S'] },
      [],
    ]);
    expect(laid({}, { placements: [put('hand', ['6S'])] })).toEqual([{ hand: ['6S', '3?'] }, ['Your hand: 6♠']]);
    // An unseen card isn't known to be the one.
    expect(laid({ table: ['?'] }, { placements: [put('table', ['6S'])] })).toEqual([
      { table: ['?', '6S'] },
      ['The table: 6♠'],
    ]);
  });

  test('in several places are told in the order of the sentence', () => {
    const placements = [put('table', ['7S']), put('hand', ['6S']), put('table', ['8S'])];
    expect(laid({}, { placements })).toEqual([
      { table: ['7S', '8S'], hand: ['6S', '3?'] },
      ['The table: 7♠ and 8♠', 'Your hand: 6♠'],
    ]);
  });

  test('may lie within a joined thing, each copy once', () => {
    expect(laid({ table: ['AS+2C'] }, { placements: [put('table', ['2C'])] })).toEqual([{ table: ['AS+2C'] }, []]);
    expect(laid({ table: ['AS+2C'] }, { placements: [put('table', ['AS+2C'])] })).toEqual([{ table: ['AS+2C'] }, []]);
    expect(laid({ table: ['J'] }, { placements: [put('table', ['J', 'J'])] })).toEqual([
      { table: ['J', 'J'] },
      ['The table: the joker'],
    ]);
  });

  test('that must be on top are put there though they lie below', () => {
    const top = put('pile', ['J'], { top: true });
    expect(laid({ pile: ['J', '6S'] }, { placements: [top] })).toEqual([
      { pile: ['J', '6S', 'J'] },
      ['The pile: the joker'],
    ]);
    expect(laid({ pile: ['6S', 'J'] }, { placements: [top] })).toEqual([{ pile: ['6S', 'J'] }, []]);
    expect(laid({ pile: ['6S', '7S'] }, { placements: [put('pile', ['6S', '7S'], { top: true })] })).toEqual([
      { pile: ['6S', '7S'] },
      [],
    ]);
  });

  test('that are told lie in their order, and those of the try are among them', () => {
    const placements = [put('table', ['7S']), put('table', ['6S', '7S'], { isTold: true })];
    expect(laid({}, { placements })).toEqual([{ table: ['6S', '7S'] }, ['The table: 6♠ and 7♠']]);
    const others = [put('table', ['8S', '7S']), put('table', ['6S', '7S'], { isTold: true })];
    expect(laid({}, { placements: others })).toEqual([{ table: ['6S', '7S', '8S'] }, ['The table: 6♠, 7♠ and 8♠']]);
    // The try may name a card twice: both lie there.
    const twice = [put('table', ['J']), put('table', ['J'])];
    expect(laid({}, { placements: twice })).toEqual([{ table: ['J', 'J'] }, ['The table: the joker and the joker']]);
  });

  test('that are all there is replace what lay there, and the try adds none', () => {
    const whole = put('table', ['6S'], { isTold: true, isWhole: true });
    expect(laid({ table: ['8S', '?'] }, { placements: [put('table', ['7S']), whole] })).toEqual([
      { table: ['6S'] },
      ['The table: 6♠'],
    ]);
    const more = put('table', ['9S'], { isTold: true });
    expect(laid({ table: ['8S'] }, { placements: [whole, more] })).toEqual([
      { table: ['6S', '9S'] },
      ['The table: 6♠ and 9♠'],
    ]);
  });

  test('in no place of cards are left out', () => {
    expect(laid({}, { placements: [put('moon', ['6S']), put('points', ['6S'])] })).toEqual([{}, []]);
  });

  test('stay where they are if they have no copy left, and the sentence is refused', () => {
    expect(lay({ pile: ['2C', '6S'] }, { placements: [put('table', ['7S', '6S'])] })).toEqual({
      kind: 'elsewhere',
      card: '6♠',
      place: 'The pile',
    });
    expect(laid({ pile: ['J'] }, { placements: [put('table', ['J'])] })).toEqual([
      { pile: ['J'], table: ['J'] },
      ['The table: the joker'],
    ]);
    expect(lay({ pile: ['J'] }, { placements: [put('table', ['J', 'J'])] })).toMatchObject({
      kind: 'elsewhere',
      card: 'the joker',
    });
    const other = [put('table', ['J', '6S'])];
    expect(lay({ pile: ['J'] }, { placements: other }).kind).toBe('laid');
    // More than the pack has, but none is elsewhere: the table says what is wrong.
    expect(lay({}, { placements: [put('table', ['6S']), put('hand', ['6S'])] }).kind).toBe('laid');
  });
});

describe('what a sentence tells', () => {
  test('of a choice or a number is set and said by its label', () => {
    const facts = [
      { place: 'trump', value: 'S' },
      { place: 'points', value: 3 },
    ];
    expect(laid({ trump: 'H' }, { facts })).toEqual([{ trump: 'S', points: 3 }, ['trump: Spades', 'points: 3']]);
    expect(laid({ trump: 'S', points: 3 }, { facts })).toEqual([{ trump: 'S', points: 3 }, []]);
    expect(laid({}, { facts: [{ place: 'trump', value: 'C' }] })).toEqual([{ trump: 'C' }, ['trump: ']]);
  });

  test('of no place is left out', () => {
    expect(
      laid(
        {},
        {
          facts: [
            { place: 'moon', value: 1 },
            { place: 'points', value: 1 },
          ],
        },
      ),
    ).toEqual([{ points: 1 }, ['points: 1']]);
  });

  test('of all cards of a place replaces them', () => {
    expect(laid({ table: ['6S'] }, { facts: [{ place: 'table', value: ['7S', '8S'] }] })).toEqual([
      { table: ['7S', '8S'] },
      ['The table: 7♠ and 8♠'],
    ]);
    expect(laid({ table: ['6S'] }, { facts: [{ place: 'table', value: [] }] })).toEqual([
      { table: [] },
      ['The table: No card'],
    ]);
    expect(laid({ hand: ['6S'] }, { facts: [{ place: 'hand', value: [] }] })).toEqual([{ hand: [] }, ['Your hand: –']]);
  });

  test('of the number of cards counts those that are seen', () => {
    expect(laid({ table: ['6S', '?'] }, { facts: [{ place: 'table', value: ['3?'] }] })).toEqual([
      { table: ['6S', '2?'] },
      ['The table: 3'],
    ]);
    expect(laid({ pile: ['6S', '7S'] }, { facts: [{ place: 'pile', value: ['?'] }] })).toEqual([
      { pile: ['6S', '7S'] },
      [],
    ]);
    expect(laid({}, { facts: [{ place: 'pile', value: ['2?'] }] })).toEqual([{ pile: ['2?'] }, ['The pile: 2']]);
  });

  test('of a thing answers the question that its place asks about it', () => {
    expect(laid({ pile: ['J'] }, { facts: [{ place: 'pile', thing: 'J', value: 8 }] })).toEqual([
      { pile: ['J'], stands: 8 },
      ['stands: an eight'],
    ]);
    expect(laid({ pile: ['6S'] }, { facts: [{ place: 'pile', thing: '6S', value: 8 }] })).toEqual([
      { pile: ['6S'] },
      [],
    ]);
    expect(laid({}, { facts: [{ place: 'moon', thing: 'J', value: 8 }] })).toEqual([{}, []]);
    expect(laid({}, { facts: [{ place: 'table', thing: 'J', value: 8 }] })).toEqual([{}, []]);
    // A place without cards has no such question.
    expect(laid({}, { facts: [{ place: 'points', thing: 'J', value: 8 }] })).toEqual([{ points: 8 }, ['points: 8']]);
  });
});

describe('a spoken word', () => {
  const say = (json: JsonObject, ...facts: readonly Omit<Fact, 'place'>[]): unknown =>
    laid(json, { facts: facts.map((fact) => ({ place: 'bids', ...fact })) });

  test('follows those before it', () => {
    expect(say({}, { value: 'one' })).toEqual([{ bids: ['one'] }, ['bids: one']]);
    expect(say({ bids: ['one'] }, { value: 'two' }, { value: 'pass' })).toEqual([
      { bids: ['one', 'two', 'pass'] },
      ['bids: one and two', 'bids: one, two and pass'],
    ]);
  });

  test('may be the label of a choice, or its value', () => {
    const bids = listPlace('bids', ['You'], []);
    const labelled = toyDesk([
      {
        ...bids,
        next: (json) => [{ label: 'You', choices: [{ label: 'Three', said: [...(bids.read(json) ?? []), 3] }] }],
      },
    ]);
    for (const value of ['Three', 3]) {
      const sentence: ParsedSentence = {
        kind: 'sentence',
        move: null,
        seat: 0,
        placements: [],
        facts: [{ place: 'bids', value }],
      };
      const result = laySentence(labelled, toyDraft(labelled, { position: { bids: [1] } }), sentence);
      expect(result).toMatchObject({ draft: { position: { bids: [1, 3] } } });
    }
  });

  test('that nobody spoke is a list without words', () => {
    expect(say({ bids: ['one'] }, { value: [] })).toEqual([{ bids: [] }, ['bids: Nobody spoke']]);
  });

  test('that can’t follow refuses the sentence', () => {
    expect(say({}, { value: 'ten' })).toEqual({ kind: 'not-next', place: 'bids' });
    expect(say({ bids: ['pass', 'pass', 'pass', 'pass'] }, { value: 'one' })).toEqual({
      kind: 'not-next',
      place: 'bids',
    });
  });

  test('of a later player means that those before said nothing', () => {
    expect(say({}, { value: null, nextSpeaker: 2 })).toEqual([{ bids: ['pass', 'pass'] }, ['bids: pass and pass']]);
    expect(say({ bids: ['one'] }, { value: null, nextSpeaker: 0 })).toEqual([
      { bids: ['one', 'pass', 'pass'] },
      ['bids: one, pass and pass'],
    ]);
    expect(say({}, { value: null, nextSpeaker: 0 })).toEqual([{}, []]);
    // Ann has spoken, and isn't asked again.
    expect(say({ bids: ['one', 'two'] }, { value: null, nextSpeaker: 1 })).toEqual([{ bids: ['one', 'two'] }, []]);
  });

  test('that only a later player can speak skips those before', () => {
    const bids = listPlace('bids', ['You', 'Ann', 'Bert'], []);
    const next = (json: JsonObject) => {
      const said = bids.read(json) ?? [];
      const words = said.length === 2 ? ['pass', 'last'] : ['pass'];
      return said.length < 3
        ? [{ label: 'x', choices: words.map((word) => ({ label: word, said: [...said, word] })) }]
        : [];
    };
    const late = toyDesk([{ ...bids, next }]);
    const facts = [{ place: 'bids', value: 'last' }];
    const sentence: ParsedSentence = { kind: 'sentence', move: null, seat: 0, placements: [], facts };
    expect(laySentence(late, toyDraft(late), sentence)).toMatchObject({
      draft: { position: { bids: ['pass', 'pass', 'last'] } },
      changes: [{ place: 'bids', text: 'pass, pass and last' }],
    });
  });
});

describe('the try of a sentence', () => {
  const move = { type: 'lay', card: '6S' };

  test('is returned with the seat that makes it, and isn’t on the desk yet', () => {
    const result = lay({ table: ['2C'] }, { move, seat: 2, placements: [put('hand', ['6S'])] });
    expect(result).toMatchObject({
      kind: 'laid',
      move,
      draft: { seat: 2, move: null, position: { table: ['2C'], hand: ['6S', '3?'] } },
    });
    expect(lay({}, {})).toMatchObject({ kind: 'laid', move: null });
  });

  test('that is no move of the game refuses the sentence', () => {
    const { notation } = game;
    const read = () => fault('bad-move', 'move.card', 'There is no such card.');
    const strict = { ...game, notation: { ...notation, move: { ...notation.move, read } } };
    const sentence = { kind: 'sentence', move, seat: 0, placements: [], facts: [] } as const;
    expect(laySentence(strict, toyDraft(strict), sentence)).toEqual({
      kind: 'no-move',
      says: 'There is no such card.',
    });
    expect(laySentence(strict, toyDraft(strict), { ...sentence, move: null })).toMatchObject({ kind: 'laid' });
  });

  test('finds its cards after what the sentence tells', () => {
    const facts = [{ place: 'table', value: [] }];
    expect(laid({ table: ['6S'] }, { move, facts, placements: [put('hand', ['6S'])] })).toEqual([
      { table: [], hand: ['6S', '3?'] },
      ['The table: No card', 'Your hand: 6♠'],
    ]);
  });
});
