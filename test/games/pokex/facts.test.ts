import { describe, expect, test } from 'vitest';
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
    (card) => !isWild(reason, card) && keptCards(reason).every((keptCard) => rank(keptCard) !== rank(card)),
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
  const countWilds = (cards: readonly number[]): number => codes(cards).filter((code) => isWild(reason, code)).length;
  const theirCards = cardsLaidBy(reason, 1 - (reason.seat % 2));
  const theirValue = value(theirCards);
  /** A tie goes to the side with fewer wild cards, if the house says so, and else not to the side that follows. */
  const isBetter = (cards: readonly number[]): boolean =>
    value(cards) > theirValue ||
    (value(cards) === theirValue && view.options.tie === 'fewer-wilds' && countWilds(cards) < countWilds(theirCards));
  const ownCards = reason.move.type === 'lay' ? reason.move.cards : [];
  const unseenCards = unseen.map((code) => PACK.read(code) as number);
  const pairs = unseenCards.flatMap((one, i) => unseenCards.slice(i + 1).map((two) => [...ownCards, one, two]));
  return {
    pairs: pairs.length,
    betterPairs: pairs.filter(isBetter).length,
    theirHand: handText(theirValue),
  };
}

/** Whether the opponents' hand is complete and hardly any two cards of the partner beat it. */
const isHopeless = (reason: PokexReason, share = 0.005): boolean => {
  const { laid, current } = stateOf(reason);
  if (laid.length !== 2 || current === null || cardsLaidBy(reason, reason.seat % 2).length > 0) return false;
  const { pairs, betterPairs } = partnersPairs(reason);
  return betterPairs < pairs * share;
};
/** Whether the lay is the last one and loses. */
const isLosing = (reason: PokexReason): boolean => stateOf(reason).laid.length === 3 && !winsWith(reason, reason.move);

/** The ranks of all straights. */
const STRAIGHTS = Array.from({ length: 10 }, (_, i) => ['A', ...RANK_LADDER].slice(i, i + 5));

/** Every reason, checked against the cards independently. */
const factChecks: Readonly<Record<string, (reason: PokexReason) => boolean>> = {
  'bid-counts': (reason) => {
    const ranks = hand(reason).map(rank);
    const worthless = optionsOf(reason).jokers === 'top-rank' && !optionsOf(reason).wildRank;
    const row = codes(stateOf(reason).centre).filter((card) => card !== 'X' && ranks.includes(rank(card)));
    return (
      fact(reason, 'tricks') === tricks(reason) &&
      fact(reason, 'jokers') === (worthless ? 0 : ranks.filter((one) => one === 'X').length) &&
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
    !highBid(reason) &&
    tricks(reason) > 1 &&
    fact(reason, 'points') === upTo(tricks(reason)) &&
    fact(reason, 'less') === upTo(tricks(reason) - 1),
  'shuts-out': (reason) =>
    isFree(reason) &&
    tricks(reason) === 5 &&
    !(highBid(reason) && !isTheirs(reason)) &&
    stateOf(reason).bids.filter((one) => one.tricks === null && (one.seat + reason.seat) % 2 === 1).length < 2,
  'leaves-partner': (reason) =>
    reason.move.type === 'pass' &&
    highBid(reason)?.seat === (reason.seat + 2) % 4 &&
    highBid(reason)?.tricks === fact(reason, 'tricks'),
  'too-little': (reason) =>
    reason.move.type === 'pass' &&
    !isFree(reason) &&
    !/nearly|nine|three times|two times|half/.test(fact(reason, 'often')) &&
    fact(reason, 'more') === (highBid(reason)?.tricks ?? 0) + 1 &&
    fact(reason, 'costs') === upTo(fact(reason, 'more')),
  'names-held': (reason) => {
    const namedRank = reason.move.type === 'name' ? reason.move.rank : '';
    const namedCodes = hand(reason).filter((card) => rank(card) === namedRank);
    return namedCodes.length > 0 && cardsOf(reason, 'cards').join() === namedCodes.join();
  },
  'wins-last': (reason) => winsWith(reason, reason.move),
  'throws-worst': (reason) =>
    isLost(reason) && !areAlike(laidCodes(reason)) && laidCodes(reason).every((card) => matchesNothing(reason, card)),
  'partner-may-beat': (reason) => {
    const { pairs, betterPairs, theirHand } = partnersPairs(reason);
    return (
      fact(reason, 'pairs') === pairs && fact(reason, 'better') === betterPairs && fact(reason, 'theirs') === theirHand
    );
  },
  'keeps-together': (reason) =>
    (fact(reason, 'isLost') ? isLost(reason) : isHopeless(reason, 0.05)) &&
    reason.says.startsWith('You can’t win') === (fact(reason, 'isLost') || partnersPairs(reason).betterPairs === 0) &&
    !areAlike(laidCodes(reason)) &&
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
    !isHopeless(reason) &&
    !isLosing(reason) &&
    fact(reason, 'centre') === centre(reason) &&
    areAlike([centre(reason) ?? '', ...cardsOf(reason, 'alike')]) &&
    !isWild(reason, centre(reason) ?? '') &&
    holdsAll(laidCodes(reason), cardsOf(reason, 'alike')),
  'pair-leads': (reason) => {
    const savedCodes = cardsOf(reason, 'saved');
    const [one = ''] = savedCodes;
    return (
      isFirst(reason) &&
      !isHopeless(reason) &&
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
    !isHopeless(reason) &&
    new Set(cardsOf(reason, 'cards').map(suit)).size === 1 &&
    cardsOf(reason, 'cards').join() === [...laidCodes(reason), centre(reason)].join() &&
    cardsOf(reason, 'cards').every((card) => !isWild(reason, card)),
  'nearly-straight': (reason) => {
    const knownCodes = [...laidCodes(reason), centre(reason) ?? 'X'];
    const heights = knownCodes.map(height);
    const needs = cardsOf(reason, 'needs');
    const straights = STRAIGHTS.filter((straight) => knownCodes.every((card) => straight.includes(rank(card))));
    return (
      isFirst(reason) &&
      !isHopeless(reason) &&
      (straights.length === 1
        ? straights[0]?.toSorted().join() === [...needs, ...knownCodes.map(rank)].toSorted().join()
        : needs.length === 0) &&
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
    const naturals = keptCards(reason).filter((card) => !isWild(reason, card));
    return (
      isLost(reason) &&
      naturals.length > 0 &&
      laidCodes(reason).every((card) => !isWild(reason, card) && naturals.every((kept) => height(kept) > height(card)))
    );
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
