import type { Bot } from '../../../src/bots/bot.ts';
import { changedOptions, defaultOptions } from '../../../src/game/options.ts';
import { inOrder } from '../../../src/games/lucky-number/hand.ts';
import { game } from '../../../src/games/lucky-number/index.ts';
import type { LuckyOptions } from '../../../src/games/lucky-number/options.ts';
import { PACK } from '../../../src/games/lucky-number/pack.ts';
import type { LuckyMove, LuckyState } from '../../../src/games/lucky-number/state.ts';
import { seeded } from '../../../src/random/random.ts';

const NAMES = ['Ann', 'Bert', 'Cleo', 'Dora', 'Emil', 'Finn'];
const name = (seat: number): string => NAMES[seat] ?? '';
const hand = (cards: readonly number[]): string =>
  inOrder(cards)
    .map((card) => PACK.text(card).replace('the joker', 'joker'))
    .join(' ');

function seen(state: LuckyState, seat: number): string {
  const owed = state.owed ? `, owing ${state.owed.n} ${state.owed.by}` : '';
  const top = PACK.text(state.pile.at(-1) ?? -1);
  const asks = seat === state.turn ? 'on turn' : 'could jump in';
  return `    ${top}${owed}; ${state.stock.length} in the stock\n${name(seat)} (${state.lucky[seat]}), ${asks}, holds ${hand(state.hands[seat] ?? [])}`;
}

/** A whole game as a person reads it: what lies there, who holds what, what happened and by which rule. */
export function playthrough(house: Partial<LuckyOptions>, bot: Bot, seed: number): string {
  const options = { ...defaultOptions(game.options), ...house } as LuckyOptions;
  const random = seeded(seed);
  const rules = Object.entries(changedOptions(game.options, options)).map(
    ([key, value]) => `${key} ${value}`,
  );
  const lines = [`Lucky Number, deal ${seed}. House rules: ${rules.join(', ') || 'as usual'}.`, ''];
  let state = game.deal(options, seed);
  const tell = (events: ReturnType<typeof game.play>['events']): void => {
    for (const event of events)
      lines.push(`  ${game.rules.number(event.rule).padEnd(4)} ${game.tell(event, name)}`);
  };
  tell(game.opening?.(state) ?? []);
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    lines.push('', seen(state, seat));
    const move = bot(game, game.view(state, seat), seat, random) as LuckyMove;
    const { state: next, events } = game.play(state, seat, move);
    if (events.length === 0) lines.push('       (lets it go, and nobody knows)');
    tell(events);
    state = next;
  }
  lines.push(
    '',
    `Cards left: ${state.hands.map((cards, seat) => `${name(seat)} ${cards.length}`).join(', ')}.`,
  );
  return `${lines.join('\n')}\n`;
}
