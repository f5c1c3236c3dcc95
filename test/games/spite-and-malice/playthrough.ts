import type { SimpleBot } from '../../../src/bots/bot.ts';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import type { Pile, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { cardText } from '../../../src/games/spite-and-malice/texts/words.ts';
import { type GamePrinter, name, transcript } from '../playthrough.ts';

const shortText = (card: number): string => cardText(card).replace('the joker', 'joker');
const row = (cards: Pile): string => cards.map(shortText).join(' ') || '–';
const spread = (piles: readonly Pile[]): string => piles.map(row).join(' | ');

function goal(state: SpiteState, seat: number): string {
  const pile = state.goal[seat] ?? [];
  return `${row(pile.slice(-1))} on a goal pile of ${pile.length}`;
}

/** The table is printed once a turn. */
function paper(): GamePrinter<SpiteState> {
  let printedTurn = -1;
  return {
    describeTable(state, seat) {
      if (printedTurn === state.turns) return [];
      printedTurn = state.turns;
      const { stock, aside, side, hands } = state;
      const centre = state.centre.map((pile) => (pile.length === 0 ? '–' : `${pile.length} (${row(pile.slice(-1))})`));
      return [
        `    centre ${centre.join('  ')}   stock ${stock.length}${aside.length > 0 ? `   aside ${aside.length}` : ''}`,
        `${name(seat)}: ${goal(state, seat)}, side ${spread(side[seat] ?? [])}`,
        `    holds ${row(hands[seat] ?? [])}   (${name(1 - seat)}: ${goal(state, 1 - seat)})`,
      ];
    },
    last: (state) => [game.play.scores(state).join(' : ')],
  };
}

export const playthrough = (house: Partial<SpiteOptions>, bot: SimpleBot, seed: number): string =>
  transcript(game, paper(), house, bot, seed);
