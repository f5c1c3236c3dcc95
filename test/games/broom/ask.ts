import { game } from '../../../src/games/broom/index.ts';
import { cards, refereeOf } from '../referee.ts';

/** A position on the wire. */
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

/** "5♥ onto 5♣": short forms of take, combine, place and sweep. */
export const take = (card: string, ...groups: string[]) => ({
  type: 'take',
  cards: card.split(' '),
  groups: groups.map((group) => group.split(' ')),
});
export const combine = (card: string, onto: string, ...also: string[]) => ({
  type: 'combine',
  cards: [card],
  with: onto.split(' '),
  also: also.map((made) => made.split(' ')),
});
export const place = (card: string) => ({ type: 'place', cards: [card] });
export const sweep = (card: string) => ({ type: 'sweep', cards: [card] });

/** Two hands and a table, in card text: `table('6S 2C', '5C AD 9H')`. */
export function tableOf(hand: string, table: string, more: object = {}): object {
  return { turn: 0, hands: [cards(hand), ['4?']], table: cards(table), ...more };
}

export const scored = (given: object) =>
  said('score', given) as {
    scores: readonly number[];
    lines: readonly { seat: number | null; rule: string; points: number; for?: string }[];
  };
