import type { SimpleBot } from '../../../src/bots/bot.ts';
import { game } from '../../../src/games/broom/index.ts';
import type { BroomOptions } from '../../../src/games/broom/options.ts';
import { PACK } from '../../../src/games/broom/pack.ts';
import { type BroomState, textOf } from '../../../src/games/broom/state.ts';
import { type GamePrinter, name, transcript } from '../playthrough.ts';

const hand = (cards: readonly number[]): string => cards.map(PACK.text).join(' ');

const PRINTER: GamePrinter<BroomState> = {
  describeTable({ table, hands }, seat) {
    const tableText = table.map((item) => textOf(item.cards)).join('  ') || 'nothing';
    return [`    ${tableText}`, `${name(seat)} holds ${hand(hands[seat] ?? [])}`];
  },
  after: (before, { session, turn, scores }) =>
    session !== before.session || turn === null ? [`  Totals: ${scores.join(', ')}.`] : [],
};

export const playthrough = (house: Partial<BroomOptions>, bot: SimpleBot, seed: number): string =>
  transcript(game, PRINTER, house, bot, seed);
