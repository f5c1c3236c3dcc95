import { describe, expect, test } from 'vitest';
import {
  auctionAt,
  bid,
  bidsOfDeclarer,
  eventText,
  findingsText,
  fourthTrick,
  fourthTrickResult,
  judged,
  lay,
  listed,
  moved,
  name,
  pass,
  reasons,
  rules,
} from './ask.ts';

const wildRank = { wildRank: true };

describe('hands that almost never come', () => {
  test('five of a kind on both sides: the higher rank wins', () => {
    const trickResult = fourthTrickResult('7S 7H 7D 7C', 'KS KH KD KC', 'X');
    expect([trickResult.winner, trickResult.says.split(': ')[1]]).toEqual([
      'ours',
      'five kings, one card wild, beat five sevens; the joker was a king.',
    ]);
    expect(fourthTrickResult('9S 9H 9D X', 'KS KH 9C KD', 'X').says).toContain(
      'five nines, two cards wild, beat four of a kind; the jokers were nines',
    );
  });

  test('five wild cards are five aces, and beat five kings', () => {
    const wildSevens = { wild: '7' };
    const { winner, says: text } = fourthTrickResult('7S 7H 7D X', 'KS KH KD KC', 'X', wildRank, wildSevens);
    expect(winner).toBe('theirs');
    expect(text).toContain('five aces, five cards wild, beat five kings');
  });

  test('five of a kind beats a royal straight flush', () => {
    expect(fourthTrickResult('AS KS QS JS', '10H 10D 10C X', '10S').winner).toBe('ours');
  });

  test('the wheel is a straight up to the 5, and the lowest of them', () => {
    expect(fourthTrickResult('AS 2D 3H 4C', 'AC AD KS KH', '5S')).toMatchObject({ winner: 'theirs' });
    const lower = fourthTrickResult('AS 2D 3H 4C', '2S 3C 4D 6C', '5S');
    expect([lower.winner, lower.says]).toEqual([
      'ours',
      'Seat 0 and seat 2 won the trick: a six-high straight beat a five-high straight.',
    ]);
  });

  test('no straight goes around the corner', () => {
    expect(fourthTrickResult('QS KD AH 2C', '4S 4H 9D 8C', '3S').winner).toBe('ours');
  });

  test('a joker completes the wheel as the ace as well as in the middle', () => {
    expect(fourthTrickResult('2S 3D 4H X', 'KS KH 9D 8C', '5S').says).toContain('six-high straight');
    expect(fourthTrickResult('AS 2D X 4C', 'KS KH 9D 8C', '5S').says).toContain('the joker was a three');
  });

  test('in a flush a wild card is the highest missing rank, never a second ace', () => {
    const { winner, says: text } = fourthTrickResult('AS KS JS 8S', 'AH QH 9H 6H', 'X');
    // A K Q J 8 against A K Q 9 6: the joker is a queen in one and a king in the other.
    expect([winner, text.split(': ')[1]]).toEqual([
      'theirs',
      'an ace-high flush with a jack, one card wild, beat the same hand with a nine; the joker was Q♠.',
    ]);
    expect(fourthTrickResult('2S 4D 6H 8C', 'KH QH 9H 6D', 'X').winner).toBe('ours');
    expect(fourthTrickResult('2S 4D 6H 8C', 'QH JH 9H 3H', 'X').says).toContain('the joker was A♥');
  });

  test('two wild cards in a flush are the two highest missing ranks', () => {
    expect(fourthTrickResult('2S 4D 6H 8C', 'KD 9D 5D X', 'X').says).toContain(
      'an ace-high flush, two cards wild, beat the pair; the jokers were A♦ and Q♦',
    );
  });

  test('a card of the wild rank that serves as itself isn’t explained as another', () => {
    const { says: text } = fourthTrickResult('7S 8S 9S 10S', '2H 2D 4C 9H', 'JS', wildRank, { wild: '7' });
    // The 7 might be Q♠ and is: a queen-high straight flush.
    expect(text).toContain('7♠ was Q♠');
    const trickResult = fourthTrickResult('AS 7D 3D 5C', '9H JD 4C 8H', '2S', wildRank, { wild: '7' });
    expect(trickResult.says).toContain('7♦ was a four');
  });
});

describe('equal hands', () => {
  const twoPairHands = ['KS KH 4S 4H', 'KD KC 4D 4C'] as const;
  /** A pair of aces, king, queen and 9: one with a joker. */
  const onePairHands = ['AS X KS QH', 'AD AC KD QC', '9D'] as const;
  /** Three aces, 9 and 4: one with both jokers, since one is the centre card. */
  const threeAceHands = ['AS X 9S 4D', 'AD AC 9C 4H', 'X'] as const;

  test('without wild cards win for the leading side', () => {
    const { winner, rule, says: text } = fourthTrickResult(...twoPairHands, '9S');
    expect([winner, rule]).toEqual(['theirs', 'trick-tie']);
    expect(text).toBe(
      'Seat 1 and seat 3 won the trick: two pairs, kings and fours, on both sides, and neither has a wild card, so the leading side wins.',
    );
  });

  test('with one wild card each, the joker in common, also win for the leading side', () => {
    expect(fourthTrickResult('AS 9S 4D KD', 'AD 9C 4H KH', 'X')).toMatchObject({
      winner: 'theirs',
      rule: 'trick-tie',
    });
  });

  test('with no wild card beat those with one, though the others led', () => {
    const { winner, rule, says: text } = fourthTrickResult(...onePairHands);
    expect([winner, rule]).toEqual(['ours', 'trick-tie']);
    expect(text).toContain('a pair of aces on both sides, and the hand with fewer wild cards wins, none against one');
  });

  test('with one wild card beat those with two, and the centre card counts for both', () => {
    const { winner, rule, says: text } = fourthTrickResult(...threeAceHands);
    expect([winner, rule]).toEqual(['ours', 'trick-tie']);
    expect(text).toContain('one against two');
  });

  test('with two each and a wild rank win for the leading side', () => {
    const trickResult = fourthTrickResult('AS 7S 9S 4D', 'AD 7D 9C 4H', 'X', wildRank, { wild: '7' });
    expect(trickResult).toMatchObject({ winner: 'theirs', rule: 'trick-tie' });
  });

  test('fewer wild cards don’t help a worse hand', () => {
    expect(fourthTrickResult('AS X KS QH', 'AD AC KD JC', '9D')).toMatchObject({
      winner: 'theirs',
      rule: 'trick-won',
    });
  });

  test('by house rule win for the leading side at once', () => {
    const trickResult = fourthTrickResult(...onePairHands, { tie: 'leader' });
    expect(trickResult).toMatchObject({ winner: 'theirs', rule: 'trick-tie' });
    expect(trickResult.says).not.toContain('wild');
  });

  test('by house rule win for no side: the nine cards are set aside, and six tricks are still six', () => {
    const { winner, after, says: text } = fourthTrickResult(...onePairHands, { tie: 'nobody' });
    expect(winner).toBe('nobody');
    expect(after.position).toMatchObject({ tricks: [1, 2], played: 4 });
    expect(after.position.gone).toHaveLength(9);
    expect(text).toBe(
      'Neither side won the trick: a pair of aces on both sides, and neither side wins a tie at this table; the joker was an ace.',
    );
  });
});

describe('the auction', () => {
  test('ends at once with a bid of 6, and the declarer leads', () => {
    const applied = moved(auctionAt('pass 2'), bid(6));
    expect(applied.position).toMatchObject({ phase: 'play', declarer: 2, bid: 6, leader: 2, turn: 2 });
    expect(reasons(applied)).toEqual(['auction-order', 'auction-end', 'declarer-leads']);
  });

  test('ends after three passes beside a bid, before or after it', () => {
    expect(moved(auctionAt('1 pass pass'), pass).position).toMatchObject({
      phase: 'play',
      declarer: 0,
      bid: 1,
    });
    expect(moved(auctionAt('pass pass pass'), bid(2)).position).toMatchObject({
      declarer: 3,
      bid: 2,
      turn: 3,
    });
    expect(moved(auctionAt('pass 2 3 pass'), pass).position).toMatchObject({ declarer: 2, bid: 3 });
  });

  test('continues while two players outbid each other', () => {
    const applied = moved(auctionAt('1 2 pass pass 3 4 5'), pass);
    expect(applied.position).toMatchObject({ phase: 'play', declarer: 0, bid: 5 });
  });

  test('with four passes scores nothing, moves the deal on, and counts as a deal', () => {
    const applied = moved(auctionAt('pass pass pass', { scores: [3, 6], deal: 4 }), pass);
    expect(reasons(applied)).toEqual(['auction-order', 'all-pass', 'dealer-lot', 'deal-twelve']);
    expect(applied.position).toMatchObject({
      dealer: 0,
      turn: 1,
      phase: 'auction',
      scores: [3, 6],
      deal: 5,
      bids: [],
    });
  });

  test('by house rule makes the dealer bid after three passes', () => {
    const forced = { options: { allPass: 'forced' } };
    const ruling = judged(auctionAt('pass pass pass'), pass, forced);
    expect(rules(ruling)).toEqual(['dealer-must-bid']);
    expect(listed(auctionAt('pass pass pass'), forced)).toEqual([1, 2, 3, 4, 5, 6].map(bid).map(asMove));
    expect(judged(auctionAt('pass pass 1'), pass, forced).verdict).toBe('legal');
    expect(judged(auctionAt('pass pass pass'), bid(1), forced).verdict).toBe('legal');
  });

  test('is over for a player who passed, even if the partner is outbid', () => {
    const ruling = judged(auctionAt('pass 1 2 3'), bid(4), { seat: 0 });
    expect(rules(ruling)).toEqual(['your-turn', 'bid-out']);
    expect(findingsText(ruling)).toContain('You have passed, so it won’t be your turn to bid again in this auction.');
    expect(rules(judged(auctionAt('pass 1 2 3'), pass, { seat: 0 }))).toEqual(['your-turn', 'bid-out']);
    expect(judged(auctionAt('pass 1 2 3'), bid(4), { seat: 1 }).verdict).toBe('legal');
  });

  test('takes only bids above the last, the partner’s included, from one to six', () => {
    expect(rules(judged(auctionAt('3'), bid(3)))).toEqual(['bid-higher']);
    expect(rules(judged(auctionAt('3 pass'), bid(2)))).toEqual(['bid-higher']);
    expect(rules(judged(auctionAt('3'), bid(7)))).toEqual(['bid-range']);
    expect(rules(judged(auctionAt('3'), bid(0)))).toEqual(['bid-range', 'bid-higher']);
    expect(rules(judged(auctionAt(''), bid(-2)))).toEqual(['bid-range']);
    expect(judged(auctionAt('3 pass'), bid(4)).verdict).toBe('legal');
  });

  test('comes before laying, and takes no bid once it is over', () => {
    const play = { phase: 'play', ...bidsOfDeclarer(0, 3) };
    expect(rules(judged(play, bid(4)))).toEqual(['auction-over']);
    expect(rules(judged(play, pass, { seat: 1 }))).toEqual(['your-turn', 'auction-over']);
    expect(rules(judged(auctionAt(''), lay('AS KS')))).toEqual(['auction-first']);
    expect(rules(judged(auctionAt(''), name('7'), { options: wildRank }))).toEqual(['auction-first']);
    expect(rules(judged(play, bid(7)))).toEqual(['auction-over', 'bid-range']);
  });
});

describe('naming a rank', () => {
  const naming = { phase: 'name', ...bidsOfDeclarer(0, 3) };
  const house = { options: wildRank };

  test('is done by the declarer, with a card held or not, who then leads', () => {
    const applied = moved(auctionAt('3 pass pass'), pass, house);
    expect(applied.position).toMatchObject({ phase: 'name', turn: 0, wild: null });
    const afterNaming = moved(naming, name('7'), house);
    expect(afterNaming.position).toMatchObject({ phase: 'play', wild: '7', turn: 0, leader: 0 });
    expect(listed(naming, house)).toHaveLength(13);
  });

  test('is illegal for other players, for the joker and a second time, and comes before laying', () => {
    expect(rules(judged(naming, name('7'), { ...house, seat: 2 }))).toEqual(['your-turn', 'name-wild']);
    expect(rules(judged(naming, name('X'), house))).toEqual(['name-wild']);
    const namedPosition = { ...naming, phase: 'play', wild: '7' };
    expect(rules(judged(namedPosition, name('8'), house))).toEqual(['name-wild']);
    expect(findingsText(judged(namedPosition, name('8'), house))).toBe('The wild rank has already been named: sevens.');
    expect(rules(judged(naming, lay('AS KS'), house))).toEqual(['name-wild']);
    expect(rules(judged({ phase: 'play', ...bidsOfDeclarer(0, 3) }, name('8')))).toEqual(['name-wild']);
  });

  test('lets a named card stand for a joker where jokers are above the ace', () => {
    const options = { wildRank: true, jokers: 'top-rank' };
    const trickResult = fourthTrickResult('AS AH AD 7H', 'X KH 9D 7C', '7D', options, { wild: '7' });
    // Four aces become five; a joker and two wild cards are three jokers.
    expect([trickResult.winner, trickResult.says.includes('five aces')]).toEqual(['theirs', true]);
    const top = fourthTrickResult('AS 7S 7H KD', 'X 7D 7C 9D', '4S', options, { wild: '7' });
    expect([top.winner, top.says.includes('three jokers')]).toEqual(['ours', true]);
  });
});

describe('jokers above the ace', () => {
  const options = { jokers: 'top-rank' };

  test('are the highest pair, and a single one is the highest card', () => {
    expect(fourthTrickResult('AS AH 9D 8C', 'X X 3D 2C', '5H', options)).toMatchObject({ winner: 'ours' });
    expect(fourthTrickResult('AS KH 9D 8C', 'X 7H 3D 2C', '5H', options)).toMatchObject({ winner: 'ours' });
    expect(fourthTrickResult('AS AH 9D 8C', 'X 7H 3D 2C', '5H', options)).toMatchObject({ winner: 'theirs' });
  });

  test('belong to no straight and no flush', () => {
    expect(fourthTrickResult('AS KD QH JC', '2H 2D 9C 8C', 'X', options)).toMatchObject({ winner: 'ours' });
    expect(fourthTrickResult('AS 9S 7S 4S', '2H 2D 9C 8C', 'X', options)).toMatchObject({ winner: 'ours' });
  });

  test('aren’t wild cards where hands are equal', () => {
    const tied = fourthTrickResult('X KS 9H 4D', 'X KD 9C 4H', '2S', options);
    expect(tied).toMatchObject({ winner: 'theirs', rule: 'trick-tie' });
  });
});

describe('the centre card', () => {
  const chosenCentre = { options: { centre: 'chosen' } };
  const ledPosition = {
    phase: 'play',
    ...bidsOfDeclarer(2, 3),
    hands: [['AS', 'AD', '8?'], ['10?'], ['8?'], ['10?']],
    centre: ['2C', 'AH', '9D', '9S', 'X'],
    laid: [{ seat: 2, cards: ['KS', 'KC'] }],
    tricks: [0, 1],
    played: 1,
  };
  // At played 1 the declarer's left-hand neighbour leads: only here is seat 0 opposite the leader.
  const partner = { ...ledPosition, ...bidsOfDeclarer(1, 3) };

  test('is the leftmost card, taken as the leader’s partner lays', () => {
    const applied = moved(partner, lay('AS AD'));
    expect(applied.position).toMatchObject({ current: '2C', centre: ['AH', '9D', '9S', 'X'], turn: 3 });
    expect(rules(judged(partner, lay('AS AD', 'AH')))).toEqual(['centre-pick']);
  });

  test('by house rule is any card of the row, chosen by the leader’s partner alone', () => {
    const applied = moved(partner, lay('AS AD', 'AH'), chosenCentre);
    expect(applied.position).toMatchObject({ current: 'AH', centre: ['2C', '9D', '9S', 'X'] });
    expect(rules(judged(partner, lay('AS AD'), chosenCentre))).toEqual(['centre-pick']);
    expect(rules(judged(partner, lay('AS AD', 'QH'), chosenCentre))).toEqual(['centre-pick']);
    const leading = { ...bidsOfDeclarer(0, 3), phase: 'play', centre: ['2C', 'AH', '9D', '9S', 'X', '5H'] };
    expect(rules(judged(leading, lay('AS AD', 'AH'), chosenCentre))).toEqual(['centre-pick']);
    expect(judged(leading, lay('AS AD'), chosenCentre).verdict).toBe('depends');
  });

  test('is the left one of two equal jokers in the row', () => {
    const row = { ...partner, centre: ['2C', 'X', '9D', 'X', '9S'] };
    expect(moved(row, lay('AS AD', 'X'), chosenCentre).position.centre).toEqual(['2C', '9D', 'X', '9S']);
  });

  test('isn’t known to the second player where players lay clockwise', () => {
    const house = { options: { centre: 'chosen', order: 'clockwise' } };
    const order = { ...partner, laid: [...partner.laid, { seat: 3, cards: ['5H', '5D'] }] };
    const position = { ...order, hands: [['AS', 'AD', '8?'], ['10?'], ['8?'], ['8?']] };
    expect(moved(position, lay('AS AD', 'AH'), house).position).toMatchObject({ current: 'AH', turn: 1 });
    expect(rules(judged(partner, lay('AS AD', 'AH'), { ...house, seat: 0 }))).toEqual(['your-turn']);
  });
});

describe('the lead', () => {
  test('goes around, whoever won', () => {
    expect(fourthTrickResult('AS AH AC AD', 'KS KH KD KC', '9S').after.position).toMatchObject({
      leader: 2,
      turn: 2,
    });
    expect(fourthTrickResult('KS KH KD KC', 'AS AH AC AD', '9S').after.position).toMatchObject({
      leader: 2,
      turn: 2,
    });
  });

  test('by house rule goes to the first to lay of the winning side, and stays after a trick that no side won', () => {
    const house = { lead: 'winner' };
    const leader = { leader: 1 };
    expect(fourthTrickResult('AS AH AC AD', 'KS KH KD KC', '9S', house, leader).after.position.turn).toBe(1);
    expect(fourthTrickResult('KS KH KD KC', 'AS AH AC AD', '9S', house, leader).after.position.turn).toBe(2);
    const nobody = { lead: 'winner', tie: 'nobody' };
    expect(fourthTrickResult('KS KH 4S 4H', 'KD KC 4D 4C', '9S', nobody, leader).after.position.turn).toBe(1);
  });
});

describe('two cards', () => {
  const position = {
    phase: 'play',
    ...bidsOfDeclarer(0, 3),
    hands: [['4S', '9C', '9D', 'X', '8?'], ['12?'], ['12?'], ['12?']],
  };

  test('are laid, not one, not three, and not none', () => {
    expect(findingsText(judged(position, lay('4S')))).toBe('You must lay two cards to a trick, not 4♠ alone.');
    expect(findingsText(judged(position, lay('9C 9D X')))).toBe('You must lay two cards to a trick, not three.');
    expect(findingsText(judged(position, lay('')))).toBe('You must lay two cards to a trick, and you chose none.');
  });

  test('come from the player’s own hand, and each is used once', () => {
    const row = { ...position, centre: ['KS', '5?'] };
    expect(rules(judged(row, lay('4S KS')))).toEqual(['from-hand']);
    expect(rules(judged(position, lay('4S 4S')))).toEqual(['from-hand']);
    expect(rules(judged(position, lay('X X'))).length + judged(position, lay('X X')).depends.length).toBe(1);
  });
});

describe('out of turn', () => {
  const play = fourthTrick('QH QC QS 4S', '5C 5S 8S 8H', '8D');

  test('the player to the left waits for the leader’s partner, and is told so', () => {
    const ledPosition = { ...bidsOfDeclarer(1, 3), phase: 'play', laid: [{ seat: 1, cards: ['QH', 'QC'] }] };
    const ruling = judged(ledPosition, lay('KS KH'), { seat: 2 });
    expect(findingsText(ruling)).toContain('It isn’t your turn to lay cards yet: the leader’s partner comes first.');
  });

  test('a player lays once a trick', () => {
    expect(findingsText(judged(play, lay('KS KH'), { seat: 2 }))).toContain('you have already laid to this trick');
  });
});

describe('the end of a deal', () => {
  /** The sixth trick: two cards in each hand, the others have laid; tricks so far 3 to 2. */
  const sixthTrick = (extraFields: object = {}) => ({
    phase: 'play',
    // After five tricks the declarer's left-hand neighbour leads: seat 3 for declarer 2.
    ...bidsOfDeclarer(2, 4),
    hands: [['AS', 'AH'], [], [], []],
    centre: [],
    laid: [
      { seat: 3, cards: ['5H', '6D'] },
      { seat: 1, cards: ['8S', '9H'] },
      { seat: 0, cards: ['AS', 'AH'] },
    ],
    current: 'KD',
    tricks: [3, 2],
    played: 5,
    ...extraFields,
  });
  const beforeLastLays = (extraFields: object = {}) => {
    const { laid, ...position } = sixthTrick(extraFields);
    return { ...position, laid: laid.slice(0, 2) };
  };

  test('comes after six tricks: the bid is counted and the next dealer deals', () => {
    // Order of the last trick: 3, 1, 0, 2. Seat 0 lays, then seat 2.
    const position = { ...sixthTrick(), hands: [[], [], ['2C', '3D'], []] };
    const applied = moved(position, lay('2C 3D'));
    expect(reasons(applied)).toEqual(
      expect.arrayContaining(['trick-won', 'all-six', 'made', 'defenders', 'dealer-lot', 'deal-twelve']),
    );
    expect(applied.position).toMatchObject({ scores: [10, 0], deal: 2, phase: 'auction', dealer: 2, turn: 3 });
    expect(eventText(applied, 'scored')).toBe(
      'Seat 0 and seat 2 scored 10 points for bidding 4 and taking 4 tricks (1 + 2 + 3 + 4).',
    );
    expect(beforeLastLays().laid).toHaveLength(2);
  });

  test('scores nothing for a bid that fails, or costs what it would have won', () => {
    const position = {
      ...sixthTrick({ ...bidsOfDeclarer(2, 5) }),
      hands: [[], [], ['2C', '3D'], []],
      scores: [7, 4],
    };
    const nothing = moved(position, lay('2C 3D'));
    expect(nothing.position.scores).toEqual([7, 4]);
    expect(eventText(nothing, 'scored')).toBe('Seat 0 and seat 2 scored nothing for bidding 5 and taking 4 tricks.');
    const minus = moved(position, lay('2C 3D'), { options: { failed: 'minus' } });
    expect(minus.position.scores).toEqual([-8, 4]);
    expect(eventText(minus, 'scored')).toBe(
      'Seat 0 and seat 2 lost 15 points for bidding 5 and taking 4 tricks (1 + 2 + 3 + 4 + 5).',
    );
  });

  const finalTrick = (scores: readonly number[], extraFields: object = {}) => ({
    ...sixthTrick(extraFields),
    hands: [[], [], ['2C', '3D'], []],
    scores,
  });

  test('the first side with exactly 33 has won; 32 play on', () => {
    const finalState = moved(finalTrick([23, 30]), lay('2C 3D'));
    expect(finalState.position).toMatchObject({ scores: [33, 30], phase: 'over', turn: null });
    expect(finalState.events.at(-1)).toMatchObject({ rule: 'pokex/target', kind: 'game-over' });
    expect(moved(finalTrick([22, 30]), lay('2C 3D')).position).toMatchObject({
      scores: [32, 30],
      phase: 'auction',
    });
    const lowTarget = moved(finalTrick([0, 0]), lay('2C 3D'), { options: { target: 10 } });
    expect(lowTarget.position.phase).toBe('over');
    expect(moved(finalTrick([23, 30]), lay('2C 3D'), { options: { target: 34 } }).position.phase).toBe('auction');
  });

  test('after the game every try is refused', () => {
    const finishedGame = {
      ...finalTrick([33, 30]),
      phase: 'over',
      tricks: [4, 2],
      played: 6,
      laid: [],
      current: null,
      hands: [[], [], [], []],
    };
    for (const move of [bid(3), pass, lay('AS KS')]) expect(rules(judged(finishedGame, move))[0]).toBe('over');
    expect(listed(finishedGame)).toEqual([]);
  });

  test('after the agreed number of deals the side ahead wins, and four passes are a deal', () => {
    const cap = { options: { dealCap: 2 } };
    const finalState = moved(finalTrick([0, 5], { deal: 2 }), lay('2C 3D'), cap);
    expect(finalState.position).toMatchObject({ phase: 'over', scores: [10, 5] });
    expect(finalState.events.at(-1)?.rule).toBe('pokex/deal-cap');
    expect(moved(finalTrick([0, 5], { deal: 1 }), lay('2C 3D'), cap).position.phase).toBe('auction');
    const dead = moved(auctionAt('pass pass pass', { scores: [4, 4], deal: 2 }), pass, cap);
    expect(dead.position).toMatchObject({ phase: 'over', scores: [4, 4] });
    const ever = moved(auctionAt('pass pass pass', { deal: 100 }), pass, { options: { dealCap: 0 } });
    expect(ever.position).toMatchObject({ phase: 'auction', deal: 101 });
  });
});

describe('unseen cards', () => {
  test('make a lay depend on whether the hand holds them', () => {
    const position = {
      phase: 'play',
      ...bidsOfDeclarer(0, 3),
      hands: [['AS', '11?'], ['12?'], ['12?'], ['12?']],
    };
    expect(judged(position, lay('AS KS')).depends).toEqual(['whether seat 0 holds K♠']);
    expect(judged(position, lay('KH KS')).depends).toHaveLength(2);
    expect(rules(judged({ ...position, centre: ['KS', '5?'] }, lay('AS KS')))).toEqual(['from-hand']);
    expect(judged(position, lay('X X')).depends).toEqual(['whether seat 0 holds both jokers']);
  });
});

const asMove = (move: { readonly type: string; readonly tricks: number }) => move;
