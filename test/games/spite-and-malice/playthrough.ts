import type { Bot } from '../../../src/bots/bot.ts';
import { changedOptions, defaultOptions } from '../../../src/game/options.ts';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import type { Pile, SpiteMove, SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { cardText } from '../../../src/games/spite-and-malice/words.ts';
import { seeded } from '../../../src/random/random.ts';

const NAMES = ['Ann', 'Bert'];
const name = (seat: number): string => NAMES[seat] ?? '';
const short = (card: number): string => cardText(card).replace('the joker', 'joker');
const row = (cards: Pile): string => cards.map(short).join(' ') || '–';
const spread = (piles: readonly Pile[]): string => piles.map(row).join(' | ');

function goal(state: SpiteState, seat: number): string {
  const pile = state.goal[seat] ?? [];
  return `${row(pile.slice(-1))} on a goal pile of ${pile.length}`;
}

function seen(state: SpiteState, seat: number): readonly string[] {
  const centre = state.centre.map((pile) =>
    pile.length === 0 ? '–' : `${pile.length} (${row(pile.slice(-1))})`,
  );
  return [
    `    centre ${centre.join('  ')}   stock ${state.stock.length}${state.aside.length > 0 ? `   aside ${state.aside.length}` : ''}`,
    `${name(seat)}: ${goal(state, seat)}, side ${spread(state.side[seat] ?? [])}`,
    `    holds ${row(state.hands[seat] ?? [])}   (${name(1 - seat)}: ${goal(state, 1 - seat)})`,
  ];
}

/** A whole game as a person reads it, turn by turn: what lies there, what happened and by which rule. */
export function playthrough(house: Partial<SpiteOptions>, bot: Bot, seed: number): string {
  const options = { ...defaultOptions(game.options), ...house } as SpiteOptions;
  const random = seeded(seed);
  const changed = Object.entries(changedOptions(game.options, options)).map(
    ([key, value]) => `${key} ${value}`,
  );
  const lines = [`Spite and Malice, deal ${seed}. House rules: ${changed.join(', ') || 'as usual'}.`];
  let state = game.deal(options, seed);
  const say = (events: ReturnType<NonNullable<typeof game.opening>>): void => {
    for (const event of events)
      lines.push(`  ${game.rules.number(event.rule).padEnd(4)} ${game.tell(event, name)}`);
  };
  say(game.opening?.(state) ?? []);
  for (let turn = -1; state.turn !== null; ) {
    const seat = state.turn;
    if (turn !== state.turns) lines.push('', ...seen(state, seat));
    turn = state.turns;
    const move = bot(game, game.view(state, seat), seat, random) as SpiteMove;
    const { state: next, events } = game.play(state, seat, move);
    say(events);
    state = next;
  }
  lines.push('', `${game.scores(state).join(' : ')}`);
  return `${lines.join('\n')}\n`;
}
