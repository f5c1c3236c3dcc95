import type { SimpleBot } from '../../../src/bots/bot.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { PACK } from '../../../src/games/lucky-number/pack.ts';
import type { LuckyState } from '../../../src/games/lucky-number/state.ts';
import { sortCards } from '../../../src/games/lucky-number/table/hand-sorting.ts';
import { type GamePrinter, name, transcript } from '../playthrough.ts';

const hand = (cards: readonly number[]): string =>
  sortCards(cards)
    .map((card) => PACK.text(card).replace('the joker', 'joker'))
    .join(' ');

const PRINTER: GamePrinter<LuckyState> = {
  describeTable({ owed, pile, stock, turn, lucky, hands }, seat) {
    const owing = owed ? `, owing ${owed.n} ${owed.by}` : '';
    const top = PACK.text(pile.at(-1) ?? -1);
    const status = seat === turn ? 'on turn' : 'could jump in';
    return [
      `    ${top}${owing}; ${stock.length} in the stock`,
      `${name(seat)} (${lucky[seat]}), ${status}, holds ${hand(hands[seat] ?? [])}`,
    ];
  },
  last: ({ hands }) => [`Cards left: ${hands.map((cards, seat) => `${name(seat)} ${cards.length}`).join(', ')}.`],
};

export const playthrough = (house: Partial<LuckyOptions>, bot: SimpleBot, seed: number): string =>
  transcript(game, PRINTER, house, bot, seed);
