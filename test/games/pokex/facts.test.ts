import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../src/game/options.ts';
import { BIDDING_RULES } from '../../../src/games/pokex/heuristics/bidding.ts';
import { LAYING_RULES } from '../../../src/games/pokex/heuristics/laying.ts';
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
const cardsOf = (reason: PokexReason, key: string): readonly string[] => fact(reason, key);
const optionsOf = (reason: PokexReason): PokexOptions => stateOf(reason).options;
const codes = (cards: readonly number[]): readonly string[] => cards.filter((card) => card >= 0).map(PACK.code);
const hand = (reason: PokexReason): readonly string[] => codes(stateOf(reason).hands[reason.seat] ?? []);
const laidCodes = ({ move }: PokexReason): readonly string[] => (move.type === 'lay' ? codes(move.cards) : []);
const rank = (code: string): string => (code === 'X' ? 'X' : code.slice(0, -1));
const suit = (code: string): string => (code === 'X' ? 'X' : code.slice(-1));
const RANK_LADDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', 'X'];
const height = (code: string): number => RANK_LADDER.indexOf(rank(code));
const areAlike = (codes: readonly string[]): boolean => new Set(codes.map(rank)).size === 1;

/** The cards that stay, one joker at a time. */
function keptCards(reason: PokexReason): readonly string[] {
  const handLeft = [...hand(reason)];
  for (const card of laidCodes(reason)) handLeft.splice(handLeft.indexOf(card), 1);
  return handLeft;
}
const holdsAll = (heldCodes: readonly string[], neededCodes: readonly string[]): boolean =>
  neededCodes.every(
    (card) => neededCodes.filter((code) => code === card).length <= heldCodes.filter((code) => code === card).length,
  );
const isWild = (reason: PokexReason, code: string): boolean =>
  (code === 'X' && optionsOf(reason).jokers === 'wild') || rank(code) === stateOf(reason).wild;

/** The card of the row that is known to count in this trick. */
function centre(reason: PokexReason): string | undefined {
  const { current, centre: row, options } = stateOf(reason);
  const pickedCard = reason.move.type === 'lay' ? reason.move.centre : undefined;
  const card = current ?? pickedCard ?? (options.centre === 'chosen' ? undefined : row[0]);
  return card === undefined || card < 0 ? undefined : PACK.code(card);
}
function rowAfter(reason: PokexReason): readonly string[] {
  const row = [...codes(stateOf(reason).centre)];
  const centreCode = centre(reason);
  if (stateOf(reason).current === null && centreCode !== undefined) row.splice(row.indexOf(centreCode), 1);
  return row;
}

/** Whether two cards win the trick as the last ones, by making the move. */
function winsWith(reason: PokexReason, move: PokexMove): boolean {
  const view = stateOf(reason);
  const events = typedGame.play.play(view, reason.seat, move).state;
  const side = reason.seat % 2;
  return view.laid.length === 3 && (events.tricks[side] ?? 0) > (view.tricks[side] ?? 0);
}
const isLost = (reason: PokexReason): boolean =>
  stateOf(reason).laid.length === 3 &&
  typedGame.play.moves(stateOf(reason), reason.seat).every((move) => !winsWith(reason, move));

/** No player of the side has laid yet. */
const isFirst = (reason: PokexReason): boolean =>
  stateOf(reason).laid.every(({ seat }) => (seat + reason.seat) % 2 === 1);
const highBid = (reason: PokexReason) => stateOf(reason).bids.findLast(({ tricks }) => tricks !== null);
const isTheirs = (reason: PokexReason): boolean => ((highBid(reason)?.seat ?? reason.seat) + reason.seat) % 2 === 1;
const isFree = (reason: PokexReason): boolean => optionsOf(reason).failed === 'zero';
const tricks = ({ move }: PokexReason): number => (move.type === 'bid' ? move.tricks : 0);
const upTo = (n: number): number => (n * (n + 1)) / 2;
const areKeptTogether = (reason: PokexReason, stay: readonly string[]): boolean =>
  stay.length > 1 &&
  areAlike(stay) &&
  holdsAll(keptCards(reason), stay) &&
  laidCodes(reason).every(
    (card) => isWild(reason, card) || keptCards(reason).every((keptCard) => rank(keptCard) !== rank(card)),
  );
const matchesNothing = (reason: PokexReason, card: string): boolean =>
  [...keptCards(reason), ...rowAfter(reason)].every((keptCard) => rank(keptCard) !== rank(card));
const cardsLaidBy = (reason: PokexReason, side: number): readonly number[] =>
  stateOf(reason).laid.flatMap(({ seat, cards }) => (seat % 2 === side ? cards : []));

/** How many of a partner's pairs would beat the table, trying every two unseen cards. */
function partnersPairs(reason: PokexReason): { pairs: number; betterPairs: number; theirHand: string } {
  const view = stateOf(reason);
  const seenCodes = [
    ...hand(reason),
    ...codes([...view.centre, view.current ?? -1, ...view.won.flat(), ...view.gone]),
    ...codes(view.laid.flatMap(({ cards }) => cards)),
  ];
  const unseen = [...PACK.cards.map(PACK.code), 'X'];
  for (const card of seenCodes) unseen.splice(unseen.indexOf(card), 1);
  const wilds = wildsOf(view.options, view.wild);
  const value = (cards: readonly number[]): number => fiveCardValue(wilds, [...cards, view.current as number]);
  const theirValue = value(cardsLaidBy(reason, 1 - (reason.seat % 2)));
  const ownCards = reason.move.type === 'lay' ? reason.move.cards : [];
  const unseenCards = unseen.map((code) => PACK.read(code) as number);
  const values = unseenCards.flatMap((one, i) => unseenCards.slice(i + 1).map((two) => value([...ownCards, one, two])));
  return {
    pairs: values.length,
    betterPairs: values.filter((one) => one > theirValue).length,
    theirHand: handText(theirValue),
  };
}

/** Every reason, checked against the cards independently. */
const factChecks: Readonly<Record<string, (reason: PokexReason) => boolean>> = {
  'bid-counts': (reason) => {
    const ranks = hand(reason).map(rank);
    const row = codes(stateOf(reason).centre).filter((card) => card !== 'X' && ranks.includes(rank(card)));
    return (
      fact(reason, 'tricks') === tricks(reason) &&
      fact(reason, 'jokers') === ranks.filter((one) => one === 'X').length &&
      fact<readonly string[]>(reason, 'matched').join() === row.join()
    );
  },
  outbids: (reason) =>
    isFree(reason) &&
    isTheirs(reason) &&
    highBid(reason)?.seat === fact(reason, 'by') &&
    highBid(reason)?.tricks === fact(reason, 'tricks'),
  'last-word': (reason) =>
    isFree(reason) &&
    isTheirs(reason) &&
    tricks(reason) === 6 &&
    highBid(reason)?.tricks === fact(reason, 'over') &&
    fact(reason, 'points') === upTo(fact(reason, 'over')),
  'more-points': (reason) =>
    isFree(reason) &&
    tricks(reason) - 1 > (highBid(reason)?.tricks ?? 0) &&
    fact(reason, 'points') === upTo(tricks(reason)) &&
    fact(reason, 'less') === upTo(tricks(reason) - 1),
  'shuts-out': (reason) => isFree(reason) && tricks(reason) === 5 && !(highBid(reason) && !isTheirs(reason)),
  'leaves-partner': (reason) =>
    reason.move.type === 'pass' &&
    highBid(reason)?.seat === (reason.seat + 2) % 4 &&
    highBid(reason)?.tricks === fact(reason, 'tricks'),
  'too-little': (reason) =>
    reason.move.type === 'pass' &&
    !isFree(reason) &&
    fact(reason, 'more') === (highBid(reason)?.tricks ?? 0) + 1 &&
    fact(reason, 'costs') === upTo(fact(reason, 'more')),
  'names-held': (reason) => {
    const namedRank = reason.move.type === 'name' ? reason.move.rank : '';
    const namedCodes = hand(reason).filter((card) => rank(card) === namedRank);
    return namedCodes.length > 0 && cardsOf(reason, 'cards').join() === namedCodes.join();
  },
  'wins-last': (reason) => winsWith(reason, reason.move),
  'throws-worst': (reason) => isLost(reason) && laidCodes(reason).every((card) => matchesNothing(reason, card)),
  'partner-may-beat': (reason) => {
    const { pairs, betterPairs, theirHand } = partnersPairs(reason);
    return (
      fact(reason, 'pairs') === pairs && fact(reason, 'better') === betterPairs && fact(reason, 'theirs') === theirHand
    );
  },
  'keeps-together': (reason) =>
    (fact(reason, 'isLost') ? isLost(reason) : partnersPairs(reason).betterPairs < partnersPairs(reason).pairs / 20) &&
    areKeptTogether(reason, cardsOf(reason, 'kept')),
  'wild-pays': (reason) => {
    const view = stateOf(reason);
    const ownCards = [
      ...cardsLaidBy(reason, reason.seat % 2),
      ...(reason.move.type === 'lay' ? reason.move.cards : []),
    ];
    const value = fiveCardValue(wildsOf(view.options, view.wild), [
      ...ownCards,
      PACK.read(centre(reason) ?? '') as number,
    ]);
    const payingHands = ['full-house', 'four-of-a-kind', 'straight-flush', 'five-of-a-kind'];
    return (
      holdsAll(laidCodes(reason), cardsOf(reason, 'wild')) &&
      cardsOf(reason, 'wild').every((card) => isWild(reason, card)) &&
      categoryOf(value) === fact(reason, 'kind') &&
      payingHands.includes(categoryOf(value)) &&
      (view.laid.length < 3 || winsWith(reason, reason.move))
    );
  },
  'matches-row': (reason) =>
    fact(reason, 'centre') === centre(reason) &&
    areAlike([centre(reason) ?? '', ...cardsOf(reason, 'alike')]) &&
    !isWild(reason, centre(reason) ?? '') &&
    holdsAll(laidCodes(reason), cardsOf(reason, 'alike')),
  'pair-leads': (reason) => {
    const savedCodes = cardsOf(reason, 'saved');
    const [one = ''] = savedCodes;
    return (
      isFirst(reason) &&
      areAlike(laidCodes(reason)) &&
      laidCodes(reason).every((card) => !isWild(reason, card)) &&
      (savedCodes.length === 0 ||
        (areKeptTogether(reason, savedCodes) && height(one) > height(laidCodes(reason)[0] ?? '')))
    );
  },
  'leads-loose': (reason) =>
    stateOf(reason).laid.length === 0 &&
    laidCodes(reason).every((card) => matchesNothing(reason, card)) &&
    areKeptTogether(reason, cardsOf(reason, 'kept')),
  'suited-with-row': (reason) =>
    isFirst(reason) &&
    new Set(cardsOf(reason, 'cards').map(suit)).size === 1 &&
    cardsOf(reason, 'cards').join() === [...laidCodes(reason), centre(reason)].join() &&
    cardsOf(reason, 'cards').every((card) => !isWild(reason, card)),
  'nearly-straight': (reason) => {
    const knownCodes = [...laidCodes(reason), centre(reason) ?? 'X'];
    const heights = knownCodes.map(height);
    return (
      isFirst(reason) &&
      cardsOf(reason, 'cards').join() === knownCodes.join() &&
      knownCodes.every((card) => card !== 'X' && !isWild(reason, card)) &&
      new Set(heights).size === 3 &&
      Math.max(...heights) - Math.min(...heights) <= 4
    );
  },
  'third-alike': (reason) => {
    const stay = cardsOf(reason, 'stay');
    const third = fact<string>(reason, 'third');
    const three = hand(reason).filter((card) => rank(card) === rank(third));
    return (
      three.length === 3 && laidCodes(reason).includes(third) && stay.length === 2 && holdsAll(keptCards(reason), stay)
    );
  },
  'throws-low': (reason) => {
    const lower = (card: string) =>
      hand(reason).filter((handCard) => isWild(reason, handCard) || height(handCard) < height(card));
    const half = hand(reason).length / 2;
    return isLost(reason) && laidCodes(reason).every((card) => lower(card).length <= half && !isWild(reason, card));
  },
  'keeps-wild': (reason) =>
    cardsOf(reason, 'kept').length > 0 &&
    holdsAll(keptCards(reason), cardsOf(reason, 'kept')) &&
    cardsOf(reason, 'kept').every((card) => isWild(reason, card)) &&
    laidCodes(reason).every((card) => !isWild(reason, card)),
};

describe('the reasons for a move', () => {
  const { wrong, checked } = untrueReasons(game, factChecks as never, 6000);

  test('are true of the cards, and an only move has none', () => {
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('each occur, and are checked', () => {
    expect([...Object.keys(BIDDING_RULES), ...Object.keys(LAYING_RULES)].filter((id) => !checked[id])).toEqual([]);
  });
});

/** The reasons for a move, by id. */
function saidFor(position: object, move: object, house: object = {}): Readonly<Record<string, string>> {
  const options = { ...defaultOptions(game.options), ...house } as PokexOptions;
  const positionResult = typedGame.notation.position.read(position as never, options, 1);
  if (!positionResult.ok) throw new Error(positionResult.fault.says);
  const view = typedGame.visibility.view(positionResult.value, positionResult.value.turn ?? 0);
  const moveResult = typedGame.notation.move.read(move as never, options);
  if (!moveResult.ok) throw new Error('no move');
  const advice = typedGame.heuristics.reasons(
    view,
    positionResult.value.turn ?? 0,
    moveResult.value as PokexMove,
    (seat) => `Seat ${seat}`,
  );
  return Object.fromEntries(advice.map(({ id, says }) => [id, says]));
}

describe('no reason', () => {
  test('mentions honesty where a failed bid costs nothing', () => {
    expect(saidFor(auctionAt('5'), pass)).toEqual({});
    expect(saidFor(auctionAt('5'), pass, { failed: 'minus' })['too-little']).toContain('costs 21 points if it fails');
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
      hands: [['KC', 'QC', '2H', '3D', '4S', '6D', '8H', '9S', '10D', 'JS', 'AH', '7S'], ['12?'], ['12?'], ['12?']],
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
