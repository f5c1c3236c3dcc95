import type { SimpleBot } from '../../../src/bots/bot.ts';
import { game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { heightOf, PACK } from '../../../src/games/pokex/pack.ts';
import type { PokexState } from '../../../src/games/pokex/state.ts';
import { type GamePrinter, name, transcript } from '../playthrough.ts';

const row = (cards: readonly number[]): string => cards.map(PACK.text).join(' ') || 'nothing';
const byRank = (cards: readonly number[]): readonly number[] =>
  cards.toSorted((a, b) => ((heightOf(a) + 14) % 14) - ((heightOf(b) + 14) % 14));

const PRINTER: GamePrinter<PokexState> = {
  describeTable({ current, centre, hands }, seat) {
    const centreText = current === null ? `row ${row(centre)}` : `with ${row([current])}`;
    return [`${centreText}; ${name(seat)} holds ${row(byRank(hands[seat] ?? []))}`];
  },
  after: (before, { deal, turn, scores }) =>
    deal !== before.deal || turn === null ? [`  Points: ${scores.join(' to ')}.`] : [],
};

export const playthrough = (house: Partial<PokexOptions>, bot: SimpleBot, seed: number): string =>
  transcript(game, PRINTER, house, bot, seed);
