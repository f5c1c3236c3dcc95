import type { AnyAim } from '../game/aim.ts';
import type { TableGame } from '../game/game.ts';
import { aimsOf } from '../games/book-parts.ts';
import { type MiniDeal, readLine, readMinis } from '../scenarios/mini/stock.ts';

const files = import.meta.glob<string>('../../content/*/minis.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A mini-game with its deals. */
export interface BookMini {
  readonly aim: AnyAim;
  readonly deals: readonly MiniDeal[];
}

/** The mini-games of a game. @throws Error if one has no deals, or unreadable ones */
export function minisOf(game: string): readonly BookMini[] {
  const text = files[`../../content/${game}/minis.json`];
  const stock = text === undefined ? {} : readMinis(text);
  return aimsOf(game).map((aim) => {
    const deals = stock[aim.id] ?? [];
    if (deals.length === 0) throw new Error(`content/${game}/minis.json: no deals for ${aim.id}`);
    return { aim, deals };
  });
}

/** Moves that earn three stars, in words, by the seed of the deal. */
export function solutionsOf(game: TableGame, { aim, deals }: BookMini): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    deals.map((deal) => [deal.seed, (readLine(game, aim, deal) ?? []).map((move) => game.texts.describeMove(move))]),
  );
}
