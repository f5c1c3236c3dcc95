import type { Bot } from '../../../src/bots/bot.ts';
import { sentence } from '../../../src/cards/words.ts';
import { changedOptions, defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { PACK } from '../../../src/games/sixty/pack.ts';
import type { SixtyState } from '../../../src/games/sixty/state.ts';
import { seeded } from '../../../src/random/random.ts';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay'];
const name = (seat: number): string => NAMES[seat] ?? '';
const row = (cards: readonly number[]): string => [...cards].sort(PACK.compare).map(PACK.text).join(' ');

function seen(state: SixtyState): string {
  const seat = state.turn as number;
  const { attack, hands, direction, left, discard } = state;
  const way = direction === 1 ? '→' : '←';
  const lies = attack.length > 0 ? `before ${name(seat)} lies ${row(attack)}` : `${name(seat)} leads`;
  return `${way} deck ${left}, discard ${discard.length}; ${lies}\n${name(seat)} holds ${row(hands[seat] ?? [])}`;
}

/** A whole game as a person reads it: what lies there, who holds what, what happened and by which rule. */
export function playthrough(house: Partial<SixtyOptions>, bot: Bot, seed: number): string {
  const options = { ...defaultOptions(game.options), ...house } as SixtyOptions;
  const random = seeded(seed);
  const rules = Object.entries(changedOptions(game.options, options)).map(
    ([key, value]) => `${key} ${value}`,
  );
  const lines = [`Sixty, deal ${seed}. House rules: ${rules.join(', ') || 'as usual'}.`];
  let state = game.deal(options, seed);
  while (state.turn !== null) {
    lines.push('', seen(state));
    const seat = state.turn;
    const move = bot(game, game.view(state, seat), seat, random) as Parameters<typeof game.play>[2];
    const { state: next, events } = game.play(state, seat, move);
    for (const event of events) {
      lines.push(`  ${game.rules.number(event.rule).padEnd(4)} ${sentence(game.tell(event, name))}`);
    }
    if (next.round !== state.round || next.turn === null) lines.push(`  Totals: ${next.totals.join(', ')}.`);
    state = next;
  }
  return `${lines.join('\n')}\n`;
}
