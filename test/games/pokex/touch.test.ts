import { describe, expect, test } from 'vitest';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { game } from '../../../src/games/pokex/index.ts';
import { buttonsFor, moveAt, stateAt } from '../at-position.ts';
import { auctionAt, bidsOfDeclarer, fourthTrick, lay } from './ask.ts';

const HANDS = [['QD', 'X', '10?'], ['12?'], ['12?'], ['12?']];
const BIDS = ['Bid 1: Bid 1 trick.', ...[2, 3, 4, 5, 6].map((tricks) => `Bid ${tricks}: Bid ${tricks} tricks.`)];
const trick = (theirs = '9S 9H 4D 4C', extraFields: object = {}) =>
  stateAt(game, fourthTrick(theirs, 'KS KH QD JC', 'KD', extraFields), { wildRank: 'wild' in extraFields });

describe('the buttons', () => {
  const naming = stateAt(game, { phase: 'name', ...bidsOfDeclarer(0, 2), hands: HANDS }, { wildRank: true });
  const auction = stateAt(game, auctionAt('2 pass', { hands: HANDS }));

  test('in the auction are a pass and the bids, after the lay of a touched card', () => {
    expect(buttonsFor(game, auction, 0, '')).toEqual(['Pass: Pass.', ...BIDS]);
    expect(buttonsFor(game, auction, 0, 'hand-0/QD')).toEqual(['Lay: Lay Q♦.', 'Pass: Pass.', ...BIDS]);
  });

  test('for the wild rank go from the aces down to the twos; the joker only if it is touched', () => {
    const ranks = 'aces kings queens jacks tens nines eights sevens sixes fives fours threes twos'.split(' ');
    const texts = (picks: string) => buttonsFor(game, naming, 0, picks).map((text) => text.split(': ')[1]);
    const namings = ranks.map((rank) => `Make ${rank} wild.`);
    expect(texts('')).toEqual(namings);
    expect(texts('hand-0/QD')).toEqual([...namings, 'Lay Q♦.']);
    expect(texts('hand-0/X')).toEqual([...namings, 'Make the joker wild.', 'Lay a joker.']);
    expect(buttonsFor(game, naming, 0, 'hand-0/X')[13]).toBe('Make wild joker: Make the joker wild.');
  });

  test('in a trick are the lay of the touched cards, the lower first, with a card of the row', () => {
    const row = { centre: ['7D', '8S'] };
    expect(buttonsFor(game, trick(), 0, 'hand-0/QD hand-0/JC')).toEqual(['Lay: Lay J♣ and Q♦.']);
    expect(buttonsFor(game, trick(undefined, row), 0, 'row/7D hand-0/QD')).toEqual([
      'Lay: Lay Q♦ and pick 7♦ from the row.',
    ]);
    expect(buttonsFor(game, trick(undefined, row), 0, 'row/7D')).toEqual([
      'Lay: Lay nothing and pick 7♦ from the row.',
    ]);
    expect(buttonsFor(game, trick(), 0, '')).toEqual([]);
  });
});

/** The labels of the places, with the short ones where they differ. */
const labels = (state: ReturnType<typeof trick>, seat: number, ids: RegExp, events?: readonly never[]) =>
  game.table
    .zones(state, seat, seatNamerFor(seat), events)
    .filter(({ id }) => ids.test(id))
    .map(({ label, short }) => (short === undefined ? label : `${label} | ${short}`));

describe('beside the table', () => {
  test.each<[string, string]>([
    ['', 'No bid yet; Cleo dealt'],
    ['2 pass', 'You: 2, Ann: pass'],
  ])('the bids are written down: %s', (text, label) => {
    expect(labels(stateAt(game, auctionAt(text)), 0, /^bids$/)).toEqual([label]);
  });

  test('the declarer’s side and the wild rank stay in sight', () => {
    expect(labels(trick(undefined, { wild: '4' }), 0, /^(bids|wild)$/)).toEqual([
      'You and Bert bid 3',
      'Wild: every 4',
    ]);
    expect(labels(trick(), 1, /^bids$/)).toEqual(['Ann and Bert bid 3']);
  });

  test.each<[number, readonly string[]]>([
    [0, ['Ann and Cleo: two pairs, nines and fours | Theirs: two pairs, nines and fours', 'You and Bert']],
    [1, ['Ann and Bert', 'You and Cleo: two pairs, nines and fours | Yours: two pairs, nines and fours']],
  ])('a side’s hand is named once both players have laid, as seat %i sees it', (seat, expected) => {
    expect(labels(trick(), seat, /^laid-/)).toEqual(expected);
  });

  test('a wild rank counts in the name of the hand', () => {
    expect(labels(trick(undefined, { wild: '4' }), 0, /^laid-1/)).toEqual([
      'Ann and Cleo: four nines | Theirs: four nines',
    ]);
  });

  test('the trick that was just won shows both hands and the winners', () => {
    const before = trick();
    const { state, events } = game.play.play(before, 0, moveAt(game, before, lay('QD JC')));
    const shown = [0, 1].map((seat) => labels(state, seat, /^(last|won)-/, events as readonly never[]));
    expect(shown).toEqual([
      [
        'Won',
        'Lost',
        'Ann and Cleo: two pairs, nines and fours | Theirs: two pairs, nines and fours',
        'You and Bert won: three kings | Yours won: three kings',
      ],
      [
        'Won',
        'Lost',
        'Ann and Bert won: three kings | Theirs won: three kings',
        'You and Cleo: two pairs, nines and fours | Yours: two pairs, nines and fours',
      ],
    ]);
    const tricks = game.table.zones(state, 0, seatNamerFor(0)).filter(({ id }) => id.startsWith('won-'));
    expect(tricks.map(({ count }) => count)).toEqual([2, 2]);
  });
});

describe('a player’s standing', () => {
  const standings = (state: ReturnType<typeof trick>) => [0, 1, 2, 3].map((seat) => game.texts.standing?.(state, seat));

  test('tells the last bid in the auction', () => {
    expect(standings(stateAt(game, auctionAt('2 pass 3')))).toEqual([
      '0/33 · bid 2',
      '0/33 · pass',
      '0/33 · bid 3',
      '0/33',
    ]);
  });

  test('tells the declarer’s bid in play', () => {
    expect(standings(trick(undefined, { scores: [5, -2] }))).toEqual(['5/33', '−2/33', '5/33 · bid 3', '−2/33']);
  });
});

test('the table lies as the players sit at it, the partner across', () => {
  const before = trick(undefined, { wild: '4', centre: ['7D', '8S'] });
  expect(labels(before, 0, /./)).toEqual([
    'Ann',
    'Bert, partner',
    'Cleo',
    'You and Bert bid 3',
    'Wild: every 4',
    'Won',
    'Lost',
    'The row in the centre',
    'Ann and Cleo: four nines | Theirs: four nines',
    'Centre card',
    'You and Bert',
    'Your hand',
  ]);
});

test.each<[string, ReturnType<typeof trick>, string, string]>([
  ['no bid yet', stateAt(game, auctionAt('')), 'bids', 'no bid yet'],
  ['the highest bid of the auction', stateAt(game, auctionAt('2 pass 3')), 'bids', 'a bid of 3'],
  ['the declarer’s bid', trick(), 'bids', 'a bid of 3'],
  ['the wild rank', trick(undefined, { wild: '4' }), 'wild', 'every 4 is wild'],
])('the sign of %s is read aloud', (_, state, id, spoken) => {
  const zone = game.table.zones(state, 0, seatNamerFor(0)).find((one) => one.id === id);
  expect(zone?.items.map(({ sign }) => sign?.spoken)).toEqual([spoken]);
});

test('the hand lies in order of rank, a joker after the aces, unseen cards last', () => {
  const hands = [['X', 'AD', '9?', '2S'], ['12?'], ['12?'], ['12?']];
  const zone = game.table.zones(stateAt(game, auctionAt('', { hands })), 0, seatNamerFor(0)).at(-1);
  expect(zone?.items.slice(0, 4).map(({ id }) => id)).toEqual(['2S', 'AD', 'X', 'unseen-3']);
});
