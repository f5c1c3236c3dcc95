import type { Bot } from '../../../src/bots/bot.ts';
import { sentence } from '../../../src/cards/words.ts';
import { changedOptions, defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/pokex/index.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { heightOf, PACK } from '../../../src/games/pokex/pack.ts';
import type { PokexState } from '../../../src/games/pokex/state.ts';
import { seeded } from '../../../src/random/random.ts';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora'];
const name = (seat: number): string => NAMES[seat] ?? '';
const row = (cards: readonly number[]): string => cards.map(PACK.text).join(' ') || 'nothing';
const byRank = (cards: readonly number[]): readonly number[] =>
  cards.toSorted((a, b) => ((heightOf(a) + 14) % 14) - ((heightOf(b) + 14) % 14));

function seen(state: PokexState): string {
  const seat = state.turn as number;
  const centre = state.current === null ? `row ${row(state.centre)}` : `with ${row([state.current])}`;
  return `${centre}; ${name(seat)} holds ${row(byRank(state.hands[seat] ?? []))}`;
}

/** A whole game as a person reads it: what lies there, who holds what, what happened and by which rule. */
export function playthrough(house: Partial<PokexOptions>, bot: Bot, seed: number): string {
  const options = { ...defaultOptions(game.options), ...house } as PokexOptions;
  const random = seeded(seed);
  const rules = Object.entries(changedOptions(game.options, options)).map(
    ([key, value]) => `${key} ${value}`,
  );
  const lines = [`Pokex, deal ${seed}. House rules: ${rules.join(', ') || 'as usual'}.`];
  let state = game.deal(options, seed);
  while (state.turn !== null) {
    lines.push('', seen(state));
    const seat = state.turn;
    const move = bot(game, game.view(state, seat), seat, random) as Parameters<typeof game.play>[2];
    const { state: next, events } = game.play(state, seat, move);
    for (const event of events) {
      lines.push(`  ${game.rules.number(event.rule).padEnd(4)} ${sentence(game.tell(event, name))}`);
    }
    if (next.deal !== state.deal || next.turn === null) lines.push(`  Points: ${next.scores.join(' to ')}.`);
    state = next;
  }
  return `${lines.join('\n')}\n`;
}
