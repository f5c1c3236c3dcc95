import type { Bot } from '../../../src/bots/bot.ts';
import { sentence } from '../../../src/cards/words.ts';
import { changedOptions, defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/broom/index.ts';
import type { BroomOptions } from '../../../src/games/broom/options.ts';
import { PACK } from '../../../src/games/broom/pack.ts';
import type { BroomState } from '../../../src/games/broom/state.ts';
import { textOf } from '../../../src/games/broom/state.ts';
import { seeded } from '../../../src/random/random.ts';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora'];
const name = (seat: number): string => NAMES[seat] ?? '';
const hand = (cards: readonly number[]): string => cards.map(PACK.text).join(' ');

function seen(state: BroomState): string {
  const seat = state.turn as number;
  const table = state.table.map((item) => textOf(item.cards)).join('  ') || 'nothing';
  return `    ${table}\n${name(seat)} holds ${hand(state.hands[seat] ?? [])}`;
}

/** A whole game as a person reads it: what lies there, who holds what, what happened and by which rule. */
export function playthrough(house: Partial<BroomOptions>, bot: Bot, seed: number): string {
  const options = { ...defaultOptions(game.options), ...house } as BroomOptions;
  const random = seeded(seed);
  const rules = Object.entries(changedOptions(game.options, options)).map(
    ([key, value]) => `${key} ${value}`,
  );
  const lines = [`Broom, deal ${seed}. House rules: ${rules.join(', ') || 'as usual'}.`];
  let state = game.deal(options, seed);
  while (state.turn !== null) {
    lines.push('', seen(state));
    const seat = state.turn;
    const move = bot(game, game.view(state, seat), seat, random) as Parameters<typeof game.play>[2];
    const { state: next, events } = game.play(state, seat, move);
    for (const event of events) {
      lines.push(`  ${game.rules.number(event.rule).padEnd(4)} ${sentence(game.tell(event, name))}`);
    }
    if (next.session !== state.session || next.turn === null)
      lines.push(`  Totals: ${next.scores.join(', ')}.`);
    state = next;
  }
  return `${lines.join('\n')}\n`;
}
