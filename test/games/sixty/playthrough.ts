import type { SimpleBot } from '../../../src/bots/bot.ts';
import { game } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { PACK } from '../../../src/games/sixty/pack.ts';
import type { SixtyState } from '../../../src/games/sixty/state.ts';
import { type GamePrinter, name, transcript } from '../playthrough.ts';

const row = (cards: readonly number[]): string => [...cards].sort(PACK.compare).map(PACK.text).join(' ');

const PRINTER: GamePrinter<SixtyState> = {
  describeTable({ attack, hands, direction, left, discard }, seat) {
    const way = direction === 1 ? '→' : '←';
    const attackLine = attack.length > 0 ? `played on ${name(seat)}: ${row(attack)}` : `${name(seat)} attacks`;
    return [
      `${way} deck ${left}, discard ${discard.length}; ${attackLine}`,
      `${name(seat)} holds ${row(hands[seat] ?? [])}`,
    ];
  },
  after: (before, { round, turn, totals }) =>
    round !== before.round || turn === null ? [`  Totals: ${totals.join(', ')}.`] : [],
};

export const playthrough = (house: Partial<SixtyOptions>, bot: SimpleBot, seed: number): string =>
  transcript(game, PRINTER, house, bot, seed);
