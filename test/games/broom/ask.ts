import { game } from '../../../src/games/broom/index.ts';
import { cards, refereeOf } from '../referee.ts';

/** A position in the JSON answers of the referee. */
interface Position {
  readonly turn: number | null;
  readonly dealer: number;
  readonly hands: readonly (readonly string[])[];
  readonly table: readonly string[];
  readonly stock: readonly string[];
  readonly taken: readonly (readonly string[])[];
  readonly lastTaker: number | null;
  readonly scores: readonly number[];
  readonly session: number;
  readonly builders: Readonly<Record<string, number>>;
}

export const { said, judged, rules, moved, listed, error } = refereeOf<Position>(game);

/** Short forms of moves: `combine('5H', '5C')` lays 5♥ onto 5♣. */
export const take = (card: string, ...groups: string[]) => ({
  type: 'take',
  cards: card.split(' '),
  groups: groups.map((group) => group.split(' ')),
});
export const combine = (card: string, onto: string, ...furtherGroups: string[]) => ({
  type: 'combine',
  cards: [card],
  with: onto.split(' '),
  also: furtherGroups.map((group) => group.split(' ')),
});
export const place = (card: string) => ({ type: 'place', cards: [card] });
export const sweep = (card: string) => ({ type: 'sweep', cards: [card] });

/** Two hands and a table, in card codes: `tableOf('6S 2C', '5C AD 9H')`. The other hand is unseen. */
export function tableOf(hand: string, table: string, extraFields: object = {}): object {
  return { turn: 0, hands: [cards(hand), ['4?']], table: cards(table), ...extraFields };
}

export const askScore = (request: object) =>
  said('score', request) as {
    scores: readonly number[];
    lines: readonly { seat: number | null; rule: string; points: number; for?: string }[];
  };
