import type { JsonObject } from '../../../src/game/json.ts';
import { game } from '../../../src/games/pokex/index.ts';
import { type AppliedAnswer, cards, type RulingAnswer, refereeOf } from '../referee.ts';

/** A position in the JSON answers of the referee. */
interface Position {
  readonly dealer: number;
  readonly turn: number | null;
  readonly phase: string;
  readonly hands: readonly (readonly string[])[];
  readonly centre: readonly string[];
  readonly bids: readonly object[];
  readonly declarer: number | null;
  readonly bid: number | null;
  readonly wild: string | null;
  readonly leader: number | null;
  readonly laid: readonly { readonly seat: number; readonly cards: readonly string[] }[];
  readonly current: string | null;
  readonly tricks: readonly number[];
  readonly won: readonly (readonly string[])[];
  readonly gone: readonly string[];
  readonly played: number;
  readonly scores: readonly number[];
  readonly deal: number;
}

export { cards };
export const { said, judged, rules, moved, reasons, listed, error } = refereeOf<Position>(game);

export const bid = (tricks: number) => ({ type: 'bid', tricks });
export const pass = { type: 'pass' };
export const name = (rank: string) => ({ type: 'name', rank });
export const lay = (text: string, centre?: string) => ({
  type: 'lay',
  cards: cards(text),
  ...(centre === undefined ? {} : { centre }),
});

/** The bids from the seat left of the dealer on: `'pass 2 pass 3'`; seats that passed are skipped. */
export function bids(dealer: number, text: string): readonly JsonObject[] {
  const passedSeats = new Set<number>();
  let seat = dealer;
  return cards(text).map((word) => {
    do seat = (seat + 1) % 4;
    while (passedSeats.has(seat));
    if (word !== 'pass') return { seat, tricks: Number(word) };
    passedSeats.add(seat);
    return { seat, pass: true };
  });
}

/** A position in the auction after these bids, dealt by seat 3. */
export const auctionAt = (text: string, extraFields: object = {}) => ({
  dealer: 3,
  bids: bids(3, text),
  ...extraFields,
});

/** Bids that make this seat the declarer. */
export const bidsOfDeclarer = (seat: number, tricks: number) => {
  const dealer = (seat + 3) % 4;
  return { dealer, bids: bids(dealer, `${tricks} pass pass pass`) };
};

/**
 * The fourth trick, led by the others: seats 1, 3 and 2 have laid, seat 0 lays the last two cards of `ourText`. Four cards per
 * side, besides the centre card.
 */
export function fourthTrick(theirText: string, ourText: string, current: string, extraFields: object = {}): object {
  const [theirCards, ourCards] = [cards(theirText), cards(ourText)];
  return {
    phase: 'play',
    ...bidsOfDeclarer(2, 3),
    hands: [[...ourCards.slice(2), '4?'], ['4?'], ['4?'], ['4?']],
    laid: [
      { seat: 1, cards: theirCards.slice(0, 2) },
      { seat: 3, cards: theirCards.slice(2) },
      { seat: 2, cards: ourCards.slice(0, 2) },
    ],
    current,
    tricks: [1, 2],
    played: 3,
    ...extraFields,
  };
}

export const findingsText = (ruling: RulingAnswer): string => ruling.findings.map((finding) => finding.says).join(' ');
export const eventText = ({ events }: AppliedAnswer<Position>, kind: string): string =>
  events.find((event) => event.kind === kind)?.says ?? '';
export const askScore = (request: object) =>
  said('score', request) as {
    readonly scores?: readonly number[];
    readonly lines: readonly { seat: number | null; rule: string; points: number; says: string }[];
    readonly ranks?: readonly string[];
    readonly categories?: readonly string[];
    readonly winner?: number | null;
  };
/** The result of the fourth trick: the winner, the reason and the words. */
export function fourthTrickResult(
  theirText: string,
  ourText: string,
  current: string,
  options: object = {},
  extraFields: object = {},
) {
  const move = lay(cards(ourText).slice(2).join(' '));
  const after = moved(fourthTrick(theirText, ourText, current, extraFields), move, { options });
  const [ourTricks = 0, theirTricks = 0] = after.position.tricks;
  const winner = ourTricks === 2 ? 'ours' : theirTricks === 3 ? 'theirs' : 'nobody';
  const trick = after.events.find(({ kind }) => kind === 'trick');
  return { winner, rule: trick?.rule.replace('pokex/', ''), says: trick?.says ?? '', after };
}
