import { describe, expect, test } from 'vitest';
import {
  auctionAt,
  bid,
  bids,
  bidsOfDeclarer,
  cards,
  error,
  fourthTrick,
  judged,
  lay,
  listed,
  moved,
  pass,
  rules,
} from './ask.ts';

const play = { phase: 'play', ...bidsOfDeclarer(0, 3) };

describe('impossible positions', () => {
  const IMPOSSIBLE_POSITIONS: readonly (readonly [what: string, position: object, path: string])[] = [
    ['a bid out of turn', { dealer: 3, bids: [{ seat: 1, tricks: 2 }] }, 'position.bids[0]'],
    [
      'a bid that isn’t higher',
      {
        dealer: 3,
        bids: [
          { seat: 0, tricks: 2 },
          { seat: 1, tricks: 2 },
        ],
      },
      'position.bids[1]',
    ],
    ['a bid of 7', { dealer: 3, bids: [{ seat: 0, tricks: 7 }] }, 'position.bids[0]'],
    [
      'a word after the end of the auction',
      {
        dealer: 3,
        phase: 'play',
        bids: [
          { seat: 0, tricks: 6 },
          { seat: 1, pass: true },
        ],
      },
      'position.bids[1]',
    ],
    ['an auction that is over', { dealer: 3, bids: bids(3, '6') }, 'position.phase'],
    ['play while the auction is on', { dealer: 3, phase: 'play', bids: bids(3, '5') }, 'position.phase'],
    ['a naming where no rank is named', { ...play, phase: 'name' }, 'position.phase'],
    ['a wild rank where none is', { ...play, wild: '7' }, 'position.wild'],
    ['tricks that don’t add up', { ...play, played: 2, tricks: [1, 0] }, 'position.tricks'],
    ['more tricks than were played', { ...play, played: 2, tricks: [2, 1] }, 'position.tricks'],
    ['a row too long', { ...play, centre: cards('2S 3S 4S 5S 6S 7S 8S') }, 'position.centre'],
    ['a row too short', { ...play, centre: cards('2S 3S') }, 'position.centre'],
    [
      'a hand too long',
      { ...play, played: 1, tricks: [1, 0], hands: [['12?'], ['10?'], ['10?'], ['10?']] },
      'position.hands[0]',
    ],
    ['a lay out of order', { ...play, laid: [{ seat: 1, cards: ['2S', '3S'] }] }, 'position.laid[0].seat'],
    ['a lay of three', { ...play, laid: [{ seat: 0, cards: ['2S', '3S', '4S'] }] }, 'position.laid[0].cards'],
    ['a centre card too early', { ...play, current: '2S' }, 'position.current'],
    [
      'no centre card though the partner has laid',
      {
        ...play,
        laid: [
          { seat: 0, cards: ['2S', '3S'] },
          { seat: 2, cards: ['4S', '5S'] },
        ],
      },
      'position.current',
    ],
    ['another player on turn', { ...play, turn: 1 }, 'position.turn'],
    ['another declarer', { ...play, declarer: 1 }, 'position.declarer'],
    ['another bid', { ...play, bid: 4 }, 'position.bid'],
    ['another leader', { ...play, leader: 2 }, 'position.leader'],
    ['a card twice', { ...play, hands: [['AS', '11?'], ['AS', '11?'], ['12?'], ['12?']] }, 'position.hands[1][0]'],
    ['three jokers', { ...play, hands: [['X', 'X', '10?'], ['X', '11?'], ['12?'], ['12?']] }, 'position.hands[1][0]'],
    ['an unseen card laid', { ...play, laid: [{ seat: 0, cards: ['2S', '?'] }] }, 'position.laid[0].cards[1]'],
    ['an unknown field', { ...play, trumps: 'S' }, 'position.trumps'],
    ['three sides', { ...play, scores: [0, 0, 0] }, 'position.scores'],
  ];

  test.each(IMPOSSIBLE_POSITIONS)('%s', (_, position, path) => {
    expect(error('judge', { position, move: pass })).toMatchObject({ code: 'bad-position', path });
  });

  test('a wild rank must have been named, and another way of leading needs the leader', () => {
    const faultAt = (position: object, options: object) => error('judge', { position, options, move: pass });
    expect(faultAt(play, { wildRank: true })?.path).toBe('position.wild');
    expect(faultAt({ ...play, wild: '7' }, { wildRank: true })).toBeUndefined();
    expect(faultAt({ ...play, wild: 'X' }, { wildRank: true })?.path).toBe('position.wild');
    const laterPosition = { ...play, played: 1, tricks: [1, 0] };
    expect(faultAt(laterPosition, { lead: 'winner' })?.path).toBe('position.leader');
    expect(faultAt({ ...laterPosition, leader: 2 }, { lead: 'winner' })).toBeUndefined();
    expect(faultAt({ ...laterPosition, tricks: [0, 0] }, { tie: 'nobody' })).toBeUndefined();
  });

  test('a trick with an unseen centre card can’t be compared', () => {
    const position = fourthTrick('QH QC QS 4S', '5C 5S 8S 8H', '?');
    expect(error('apply', { position, move: lay('8S 8H') })).toMatchObject({
      code: 'bad-position',
      path: 'position.current',
    });
  });
});

describe('derived fields', () => {
  test('of an empty position are seat 0 as dealer and the next seat as speaker', () => {
    const applied = moved({}, bid(2), { seat: 1 });
    expect(applied.position).toMatchObject({ turn: 2, phase: 'auction', deal: 1 });
    expect(applied.position.hands).toEqual([['12?'], ['12?'], ['12?'], ['12?']]);
    expect(applied.position.centre).toEqual(['6?']);
  });

  test('turn, declarer, bid and leader follow from bids and laid cards', () => {
    expect(listed(auctionAt('2 pass'))).toEqual([
      { type: 'bid', tricks: 3 },
      { type: 'bid', tricks: 4 },
      { type: 'bid', tricks: 5 },
      { type: 'bid', tricks: 6 },
      { type: 'pass' },
    ]);
    const { position } = moved({ ...play, hands: [['AS', 'KS', '10?'], ['12?'], ['12?'], ['12?']] }, lay('AS KS'));
    expect(position).toMatchObject({ declarer: 0, bid: 3, leader: 0, turn: 2 });
    expect(position.hands[0]).toEqual(['10?']);
  });

  test('include the moves in sorted order, equal jokers once', () => {
    const position = {
      ...play,
      played: 4,
      tricks: [2, 2],
      hands: [['X', '10S', 'X', '2C'], ['4?'], ['4?'], ['4?']],
    };
    expect(listed(position).map((move) => (move as { cards: string[] }).cards.join(' '))).toEqual([
      '10S 2C',
      '10S X',
      '2C X',
      'X X',
    ]);
  });
});

describe('moves', () => {
  const code = (move: unknown): string | undefined => error('judge', { position: play, move })?.code;

  test('with a field of another kind are errors, with a missing list of cards are not', () => {
    for (const move of [
      { type: 'bid' },
      { type: 'bid', tricks: '3' },
      { type: 'bid', tricks: 2.5 },
      { type: 'pass', cards: [] },
      { type: 'name' },
      { type: 'name', rank: '11' },
      { type: 'lay', cards: 'AS' },
      { type: 'lay', cards: ['?'] },
      { type: 'lay', cards: ['AS', 'KS'], centre: 7 },
      { type: 'fold' },
    ]) {
      expect(code(move), JSON.stringify(move)).toBe('bad-move');
    }
    expect(rules(judged(play, { type: 'lay' }))).toEqual(['two-cards']);
  });

  test('take cards in any order and spelling', () => {
    const position = { ...play, hands: [['AS', '10H', '10?'], ['12?'], ['12?'], ['12?']] };
    expect(judged(position, { type: 'lay', cards: ['th', 'A♠'] }).verdict).toBe('legal');
  });
});
