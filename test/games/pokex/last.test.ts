import { expect, test } from 'vitest';
import { begin } from '../../../src/game/match.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { core } from '../../../src/games/pokex/core.ts';
import type { PokexOptions } from '../../../src/games/pokex/options.ts';
import { PACK } from '../../../src/games/pokex/pack.ts';
import type { PokexEvent } from '../../../src/games/pokex/state.ts';

const YOUR_SEAT = 0;
const name = seatNamerFor(YOUR_SEAT);

/** All events of a deal up to the first trick, with the first legal moves. */
function firstTrick(): readonly PokexEvent[] {
  const options = defaultOptions(core.options) as PokexOptions;
  let { state, events } = begin(core, options, 5);
  const allEvents = [...events];
  while (!allEvents.some(({ kind }) => kind === 'trick')) {
    const seat = core.play.turn(state) as number;
    const moves = core.play.moves(state, seat, 1);
    const firstBid = moves.find((move) => move.type === 'bid');
    ({ state, events } = core.play.play(
      state,
      seat,
      firstBid && !allEvents.some(({ kind }) => kind === 'bid')
        ? firstBid
        : (moves.find(({ type }) => type === 'pass') ?? (moves[0] as (typeof moves)[number])),
    ));
    allEvents.push(...events);
  }
  return allEvents;
}

test('the last trick shows both hands of five, the better one first, each card with the player who laid it', () => {
  const events = firstTrick();
  expect(core.table.last?.findLast(events.slice(0, -3), YOUR_SEAT, name)).toBeNull();
  const lastTrick = core.table.last?.findLast(events, YOUR_SEAT, name);
  const trick = events.find(({ kind }) => kind === 'trick');
  if (trick?.kind !== 'trick' || !lastTrick) throw new Error('a trick was played');
  const layEvents = events.filter(({ kind }) => kind === 'laid').slice(-4);
  for (const { items } of lastTrick.zones) {
    expect(items).toHaveLength(5);
    for (const { cards, by } of items.slice(0, 4)) {
      const layer = layEvents.find((lay) => lay.cards.includes(cards[0] as number) && name(lay.seat as number) === by);
      expect(layer, `${PACK.text(cards[0] as number)} by ${by}`).toBeDefined();
    }
    expect(items[4]?.note).toBe('the centre card');
  }
  const firstHandCards = lastTrick.zones[0]?.items.map(({ cards }) => cards[0]);
  expect(firstHandCards).toEqual(trick.hands[trick.side ?? 0]);
});
