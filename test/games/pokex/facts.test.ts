import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { BIDDING } from '../../../src/games/pokex/heuristics/bidding.ts';
import { LAYING } from '../../../src/games/pokex/heuristics/laying.ts';
import { game, typedGame } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { PACK } from '../../../src/games/pokex/pack.ts';
import { categoryOf } from '../../../src/games/pokex/play/five-card-hand.ts';
import { fiveCardValue, wildsOf } from '../../../src/games/pokex/play/hand.ts';
import type { PokexMove, PokexState } from '../../../src/games/pokex/state.ts';
import { handText } from '../../../src/games/pokex/texts/five-card-words.ts';
import { type GivenReason, untrueReasons } from '../facts.ts';
import { auctionAt, bid, bidsOfDeclarer, fourthTrick, lay, name, pass } from './ask.ts';

type PokexReason = GivenReason<PokexMove>;

const stateOf = ({ view }: PokexReason): PokexState => view as PokexState;
const fact = <T>({ facts }: PokexReason, key: string): T => facts[key] as T;
const cardsOf = (asked: PokexReason, key: string): readonly string[] => fact(asked, key);
const optionsOf = (asked: PokexReason): PokexOptions => stateOf(asked).options;
const codes = (cards: readonly number[]): readonly string[] =>
  cards.filter((card) => card >= 0).map(PACK.code);
const hand = (asked: PokexReason): readonly string[] => codes(stateOf(asked).hands[asked.seat] ?? []);
const laid = ({ move }: PokexReason): readonly string[] => (move.type === 'lay' ? codes(move.cards) : []);
const rank = (code: string): string => (code === 'X' ? 'X' : code.slice(0, -1));
const suit = (code: string): string => (code === 'X' ? 'X' : code.slice(-1));
const LADDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', 'X'];
const height = (code: string): number => LADDER.indexOf(rank(code));
const areAlike = (all: readonly string[]): boolean => new Set(all.map(rank)).size === 1;

/** The cards that stay, one joker at a time. */
function keptCards(asked: PokexReason): readonly string[] {
  const left = [...hand(asked)];
  for (const card of laid(asked)) left.splice(left.indexOf(card), 1);
  return left;
}
const holdsAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((card) => some.filter((one) => one === card).length <= all.filter((one) => one === card).length);
const isWild = (asked: PokexReason, code: string): boolean =>
  (code === 'X' && optionsOf(asked).jokers === 'wild') || rank(code) === stateOf(asked).wild;

/** The card of the row that is known to count in this trick. */
function centre(asked: PokexReason): string | undefined {
  const { current, centre: row, options } = stateOf(asked);
  const picked = asked.move.type === 'lay' ? asked.move.centre : undefined;
  const card = current ?? picked ?? (options.centre === 'chosen' ? undefined : row[0]);
  return card === undefined || card < 0 ? undefined : PACK.code(card);
}
function rowAfter(asked: PokexReason): readonly string[] {
  const row = [...codes(stateOf(asked).centre)];
  const taken = centre(asked);
  if (stateOf(asked).current === null && taken !== undefined) row.splice(row.indexOf(taken), 1);
  return row;
}

/** Whether two cards win the trick as the last ones, by making the move. */
function winsWith(asked: PokexReason, move: PokexMove): boolean {
  const view = stateOf(asked);
  const events = typedGame.play.play(view, asked.seat, move).state;
  const side = asked.seat % 2;
  return view.laid.length === 3 && (events.tricks[side] ?? 0) > (view.tricks[side] ?? 0);
}
const isLost = (asked: PokexReason): boolean =>
  stateOf(asked).laid.length === 3 &&
  typedGame.play.moves(stateOf(asked), asked.seat).every((move) => !winsWith(asked, move));

/** No player of the side has laid yet. */
const isFirst = (asked: PokexReason): boolean =>
  stateOf(asked).laid.every(({ seat }) => (seat + asked.seat) % 2 === 1);
const high = (asked: PokexReason) => stateOf(asked).bids.findLast(({ tricks }) => tricks !== null);
const isTheirs = (asked: PokexReason): boolean => ((high(asked)?.seat ?? asked.seat) + asked.seat) % 2 === 1;
const isFree = (asked: PokexReason): boolean => optionsOf(asked).failed === 'zero';
const tricks = ({ move }: PokexReason): number => (move.type === 'bid' ? move.tricks : 0);
const upTo = (n: number): number => (n * (n + 1)) / 2;
const togetherIn = (asked: PokexReason, stay: readonly string[]): boolean =>
  stay.length > 1 &&
  areAlike(stay) &&
  holdsAll(keptCards(asked), stay) &&
  laid(asked).every(
    (card) => isWild(asked, card) || keptCards(asked).every((other) => rank(other) !== rank(card)),
  );
const matchesNothing = (asked: PokexReason, card: string): boolean =>
  [...keptCards(asked), ...rowAfter(asked)].every((other) => rank(other) !== rank(card));
const own = (asked: PokexReason, side: number): readonly number[] =>
  stateOf(asked).laid.flatMap(({ seat, cards }) => (seat % 2 === side ? cards : []));

/** How many of a partner's pairs would beat the table, trying every two unseen cards. */
function partnersPairs(asked: PokexReason): { pairs: number; better: number; theirs: string } {
  const view = stateOf(asked);
  const seen = [
    ...hand(asked),
    ...codes([...view.centre, view.current ?? -1, ...view.won.flat(), ...view.gone]),
    ...codes(view.laid.flatMap(({ cards }) => cards)),
  ];
  const unseen = [...PACK.cards.map(PACK.code), 'X'];
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1);
  const wilds = wildsOf(view.options, view.wild);
  const value = (cards: readonly number[]): number =>
    fiveCardValue(wilds, [...cards, view.current as number]);
  const theirs = value(own(asked, 1 - (asked.seat % 2)));
  const mine = asked.move.type === 'lay' ? asked.move.cards : [];
  const read = unseen.map((code) => PACK.read(code) as number);
  const values = read.flatMap((one, i) => read.slice(i + 1).map((two) => value([...mine, one, two])));
  return {
    pairs: values.length,
    better: values.filter((one) => one > theirs).length,
    theirs: handText(theirs),
  };
}

/** Every reason, checked against the cards independently. */
const HOLDS: Readonly<Record<string, (asked: PokexReason) => boolean>> = {
  'bid-counts': (asked) => {
    const ranks = hand(asked).map(rank);
    const row = codes(stateOf(asked).centre).filter((card) => card !== 'X' && ranks.includes(rank(card)));
    return (
      fact(asked, 'tricks') === tricks(asked) &&
      fact(asked, 'jokers') === ranks.filter((one) => one === 'X').length &&
      fact<readonly string[]>(asked, 'matched').join() === row.join()
    );
  },
  outbids: (asked) =>
    isFree(asked) &&
    isTheirs(asked) &&
    high(asked)?.seat === fact(asked, 'by') &&
    high(asked)?.tricks === fact(asked, 'tricks'),
  'last-word': (asked) =>
    isFree(asked) &&
    isTheirs(asked) &&
    tricks(asked) === 6 &&
    high(asked)?.tricks === fact(asked, 'over') &&
    fact(asked, 'points') === upTo(fact(asked, 'over')),
  'more-points': (asked) =>
    isFree(asked) &&
    tricks(asked) - 1 > (high(asked)?.tricks ?? 0) &&
    fact(asked, 'points') === upTo(tricks(asked)) &&
    fact(asked, 'less') === upTo(tricks(asked) - 1),
  'shuts-out': (asked) => isFree(asked) && tricks(asked) === 5 && !(high(asked) && !isTheirs(asked)),
  'leaves-partner': (asked) =>
    asked.move.type === 'pass' &&
    high(asked)?.seat === (asked.seat + 2) % 4 &&
    high(asked)?.tricks === fact(asked, 'tricks'),
  'too-little': (asked) =>
    asked.move.type === 'pass' &&
    !isFree(asked) &&
    fact(asked, 'more') === (high(asked)?.tricks ?? 0) + 1 &&
    fact(asked, 'costs') === upTo(fact(asked, 'more')),
  'names-held': (asked) => {
    const named = asked.move.type === 'name' ? asked.move.rank : '';
    const held = hand(asked).filter((card) => rank(card) === named);
    return held.length > 0 && cardsOf(asked, 'cards').join() === held.join();
  },
  'wins-last': (asked) => winsWith(asked, asked.move),
  'throws-worst': (asked) => isLost(asked) && laid(asked).every((card) => matchesNothing(asked, card)),
  'partner-may-beat': (asked) => {
    const { pairs, better, theirs } = partnersPairs(asked);
    return (
      fact(asked, 'pairs') === pairs && fact(asked, 'better') === better && fact(asked, 'theirs') === theirs
    );
  },
  'keeps-together': (asked) =>
    (fact(asked, 'isLost') ? isLost(asked) : partnersPairs(asked).better < partnersPairs(asked).pairs / 20) &&
    togetherIn(asked, cardsOf(asked, 'kept')),
  'wild-pays': (asked) => {
    const view = stateOf(asked);
    const mine = [...own(asked, asked.seat % 2), ...(asked.move.type === 'lay' ? asked.move.cards : [])];
    const value = fiveCardValue(wildsOf(view.options, view.wild), [
      ...mine,
      PACK.read(centre(asked) ?? '') as number,
    ]);
    const full = ['full-house', 'four-of-a-kind', 'straight-flush', 'five-of-a-kind'];
    return (
      holdsAll(laid(asked), cardsOf(asked, 'wild')) &&
      cardsOf(asked, 'wild').every((card) => isWild(asked, card)) &&
      categoryOf(value) === fact(asked, 'kind') &&
      full.includes(categoryOf(value)) &&
      (view.laid.length < 3 || winsWith(asked, asked.move))
    );
  },
  'matches-row': (asked) =>
    fact(asked, 'centre') === centre(asked) &&
    areAlike([centre(asked) ?? '', ...cardsOf(asked, 'alike')]) &&
    !isWild(asked, centre(asked) ?? '') &&
    holdsAll(laid(asked), cardsOf(asked, 'alike')),
  'pair-leads': (asked) => {
    const saved = cardsOf(asked, 'saved');
    const [one = ''] = saved;
    return (
      isFirst(asked) &&
      areAlike(laid(asked)) &&
      laid(asked).every((card) => !isWild(asked, card)) &&
      (saved.length === 0 || (togetherIn(asked, saved) && height(one) > height(laid(asked)[0] ?? '')))
    );
  },
  'leads-loose': (asked) =>
    stateOf(asked).laid.length === 0 &&
    laid(asked).every((card) => matchesNothing(asked, card)) &&
    togetherIn(asked, cardsOf(asked, 'kept')),
  'suited-with-row': (asked) =>
    isFirst(asked) &&
    new Set(cardsOf(asked, 'cards').map(suit)).size === 1 &&
    cardsOf(asked, 'cards').join() === [...laid(asked), centre(asked)].join() &&
    cardsOf(asked, 'cards').every((card) => !isWild(asked, card)),
  'nearly-straight': (asked) => {
    const all = [...laid(asked), centre(asked) ?? 'X'];
    const heights = all.map(height);
    return (
      isFirst(asked) &&
      cardsOf(asked, 'cards').join() === all.join() &&
      all.every((card) => card !== 'X' && !isWild(asked, card)) &&
      new Set(heights).size === 3 &&
      Math.max(...heights) - Math.min(...heights) <= 4
    );
  },
  'third-alike': (asked) => {
    const stay = cardsOf(asked, 'stay');
    const third = fact<string>(asked, 'third');
    const three = hand(asked).filter((card) => rank(card) === rank(third));
    return (
      three.length === 3 &&
      laid(asked).includes(third) &&
      stay.length === 2 &&
      holdsAll(keptCards(asked), stay)
    );
  },
  'throws-low': (asked) => {
    const lower = (card: string) =>
      hand(asked).filter((other) => isWild(asked, other) || height(other) < height(card));
    const half = hand(asked).length / 2;
    return isLost(asked) && laid(asked).every((card) => lower(card).length <= half && !isWild(asked, card));
  },
  'keeps-wild': (asked) =>
    cardsOf(asked, 'kept').length > 0 &&
    holdsAll(keptCards(asked), cardsOf(asked, 'kept')) &&
    cardsOf(asked, 'kept').every((card) => isWild(asked, card)) &&
    laid(asked).every((card) => !isWild(asked, card)),
};

describe('the reasons for a move', () => {
  const { wrong, checked } = untrueReasons(game, HOLDS as never, 6000);

  test('are true of the cards, and an only move has none', () => {
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('each occur, and are checked', () => {
    expect([...Object.keys(BIDDING), ...Object.keys(LAYING)].filter((id) => !checked[id])).toEqual([]);
  });
});

/** The reasons for a move, by id. */
function saidFor(position: object, move: object, house: object = {}): Readonly<Record<string, string>> {
  const options = { ...defaultOptions(game.options), ...house } as PokexOptions;
  const read = typedGame.notation.position.read(position as never, options, 1);
  if (!read.ok) throw new Error(read.fault.says);
  const view = typedGame.visibility.view(read.value, read.value.turn ?? 0);
  const written = typedGame.notation.move.read(move as never, options);
  if (!written.ok) throw new Error('no move');
  const all = typedGame.heuristics.reasons(
    view,
    read.value.turn ?? 0,
    written.value as PokexMove,
    (seat) => `Seat ${seat}`,
  );
  return Object.fromEntries(all.map(({ id, says }) => [id, says]));
}

describe('no reason', () => {
  test('mentions honesty where a failed bid costs nothing', () => {
    expect(saidFor(auctionAt('5'), pass)).toEqual({});
    expect(saidFor(auctionAt('5'), pass, { failed: 'minus' })['too-little']).toContain(
      'costs 21 points if it fails',
    );
  });

  test('mentions a lower bid where there is none lower', () => {
    expect(saidFor(auctionAt(''), bid(1))['more-points']).toBeUndefined();
    expect(saidFor(auctionAt(''), bid(2))['more-points']).toContain(
      'scores at least 3 points if it is made. A bid of 1 made exactly scores 1.',
    );
  });

  test('mentions a flush that the row makes impossible', () => {
    const lead = {
      phase: 'play',
      ...bidsOfDeclarer(0, 3),
      hands: [
        ['KC', 'QC', '2H', '3D', '4S', '6D', '8H', '9S', '10D', 'JS', 'AH', '7S'],
        ['12?'],
        ['12?'],
        ['12?'],
      ],
    };
    expect(saidFor({ ...lead, centre: ['9H', '5?'] }, lay('KC QC'))['suited-with-row']).toBeUndefined();
    expect(saidFor({ ...lead, centre: ['9C', '5?'] }, lay('KC QC'))['suited-with-row']).toContain(
      'three cards of one suit',
    );
  });

  test('says that nothing wins if another lay does', () => {
    const closes = fourthTrick('9C 9D 5H 2D', '8C 6S 3S 4S', '8H', {
      hands: [['3S', '4D', '8S', '8D', '2C', '5C'], ['4?'], ['4?'], ['4?']],
    });
    expect(saidFor(closes, lay('3S 4D'))['throws-low']).toBeUndefined();
  });

  test('claims the last word over a 6, but does for 6 over a 5', () => {
    expect(saidFor(auctionAt('5'), bid(6))['last-word']).toContain('15 points with their 5');
  });

  test('about the named rank mentions cards that aren’t held', () => {
    const naming = {
      phase: 'name',
      ...bidsOfDeclarer(0, 3),
      hands: [['7C', '7D', '10?'], ['12?'], ['12?'], ['12?']],
    };
    expect(saidFor(naming, name('7'), { wildRank: true })['names-held']).toBe(
      'It makes cards you hold wild: 7♣ and 7♦.',
    );
  });
});
