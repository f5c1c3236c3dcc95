import { describe, expect, test, vi } from 'vitest';
import { judge } from '../../../src/game/judge.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import type { ItemRef, Zone } from '../../../src/game/zone.ts';
import { games } from '../../../src/games/index.ts';
import { writeCase } from '../../../src/referee/case.ts';
import { propose } from '../../../src/table/session.ts';
import { createTry } from '../../../src/table/try/try.ts';
import { openTry } from '../../../src/table/try/try-engine.ts';
import { initialTryState, type TryEngine, type TryStart, type TryState } from '../../../src/table/try/try-state.ts';

const card = (item: string): ItemRef => ({ zone: 'hand', item });
const listItems = (picks: readonly ItemRef[]): string => picks.map(({ item }) => item).join('');
const START: TryStart = { game: 'toy', position: {}, names: [], zones: [{ id: 'hand' } as unknown as Zone] };

/** A game in which two cards are a pair, which is a sure move; a card can be laid; and nothing may be shown. */
const engine = {
  offeredMove: 'lay q',
  tableSeat: {
    game: {
      table: {
        propose: (_view: GameState, _seat: number, picks: readonly ItemRef[]) =>
          picks.length === 2
            ? [{ label: 'Pair', detail: '', move: `pair ${listItems(picks)}`, isSure: true }]
            : [
                { label: 'Lay', detail: '', move: `lay ${listItems(picks)}`, to: 'table' },
                { label: 'Show', detail: '', move: `show ${listItems(picks)} to one` },
                { label: 'Show', detail: '', move: `show ${listItems(picks)} to all` },
              ],
      },
      notation: { key: String },
    },
    view: {},
    seat: 0,
  },
  attempt: (move: unknown): Partial<TryState> =>
    String(move).startsWith('show')
      ? { ruling: { verdict: 'illegal', tried: move } as never, marked: [card('a')] }
      : { ruling: { verdict: 'legal', tried: move } as never, happened: `You ${move}.`, picked: [] },
} as unknown as TryEngine;

/** A table of the toy game, whose engine loads when it is told. */
function openTable() {
  let state = initialTryState(START);
  let arrive = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(async () => {
    await loaded;
    return { openTry: async () => engine };
  });
  const show = (next: TryState): void => {
    state = next;
  };
  const table = createTry(START, show, load);
  const wake = async (): Promise<void> => {
    arrive();
    await table.wake();
  };
  return { table, load, wake, now: () => state };
}

describe('a table to try moves on', () => {
  test('takes touches and drags while its game loads, and counts them as soon as it is there', async () => {
    const { table, wake, load, now } = openTable();
    table.pick(card('a'));
    table.drop(card('b'), { zone: 'table' });
    expect(now()).toMatchObject({ picked: [card('a'), card('b')], engine: null, proposals: null, happened: null });
    await wake();
    expect(load).toHaveBeenCalledTimes(1);
    expect(now()).toMatchObject({ engine, happened: 'You pair ab.', hasFailed: false });
  });

  test('offers what the touched cards can mean, and takes a drag for the move of its place', async () => {
    const { table, wake, now } = openTable();
    await wake();
    table.pick(card('a'));
    expect(now().proposals?.map(({ move }) => move)).toEqual(['lay a', 'show a to one', 'show a to all']);
    table.drop(card('a'), { zone: 'table' });
    expect(now().happened).toBe('You lay a.');
  });

  test('tries the move of a button, of several with the same label the one meant', async () => {
    const { table, wake, now } = openTable();
    await wake();
    table.pick(card('a'));
    await table.act('Show', 1);
    expect(now()).toMatchObject({ ruling: { verdict: 'illegal', tried: 'show a to all' }, marked: [card('a')] });
    await table.act('Show');
    expect(now().ruling?.tried).toBe('show a to one');
    await table.act('Whistle');
    expect(now().ruling?.tried).toBe('show a to one');
    table.pick(card('a'));
    expect(now()).toMatchObject({ picked: [], marked: [], fittingItems: [] });
  });

  test('tries a move that the ruling names, or the one that came with the position', async () => {
    const { table, wake, now } = openTable();
    await wake();
    await table.tryMove('lay z' as unknown as GameMove);
    expect(now().happened).toBe('You lay z.');
    table.restart();
    await table.tryMove();
    expect(now().happened).toBe('You lay q.');
  });

  test('moves no more after a legal move, until it is started again', async () => {
    const { table, wake, load, now } = openTable();
    await wake();
    table.pick(card('a'));
    await table.act('Lay');
    table.pick(card('b'));
    table.drop(card('b'), { zone: 'table' });
    await table.act('Lay');
    await table.tryMove();
    expect(now()).toMatchObject({ happened: 'You lay a.', picked: [] });
    table.restart();
    expect(now()).toMatchObject({ happened: null, ruling: null, picked: [], marked: [], zones: START.zones, engine });
    expect(now().proposals?.map(({ move }) => move)).toEqual(['lay ', 'show  to one', 'show  to all']);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a position to try moves in', () => {
  const [game] = games as [(typeof games)[0]];
  const options = defaultOptions(game.options);
  const state = game.play.deal(options, 1);
  const seat = game.play.turn(state) ?? 0;
  const [move] = game.play.moves(state, seat) as [GameMove];
  const { game: _, ...position } = writeCase({ game, options, state, seat, move });
  const names = Array.from({ length: game.seats(options) }, (_one, at) => (at === seat ? 'you' : `Guest ${at}`));
  const zones = game.table.zones(game.visibility.view(state, seat), seat, String);
  const start: TryStart = { game: game.id, position, names, zones: zones.slice(1) };

  test('is opened with its game, its seat, and the move that is offered', async () => {
    const opened = await openTry(start);
    expect(opened.tableSeat.seat).toBe(seat);
    expect(opened.offeredMove && game.notation.key(opened.offeredMove)).toBe(game.notation.key(move));
    expect(opened.describePicks([])).toBeTypeOf('string');
    const { ruling, ruledTry, happened, zones: zonesAfter, picked, marked, fittingItems } = opened.attempt(move);
    expect([ruling?.verdict, picked, marked, fittingItems]).toEqual(['legal', [], [], []]);
    expect([seat, seat + 1].map((at) => ruledTry?.name(at))).toEqual(['you', names[seat + 1] ?? '']);
    expect(happened).toMatch(/^You .+\.$/);
    // A table draws the zones it drew before the move, and no others.
    expect(zonesAfter?.map(({ id }) => id)).toEqual(start.zones.map(({ id }) => id));
  });

  test('stays as it is after a try against the rules, whose cards are picked, with what they can mean', async () => {
    const opened = await openTry(start);
    const illegal = [...Iterator.from(game.play.tries(state, seat)).take(300)].find(
      (one) => !judge(game, state, seat, one).isLegal,
    ) as GameMove;
    const refused = opened.attempt(illegal);
    expect(refused.ruling?.verdict).toBe('illegal');
    expect([refused.zones, refused.happened, refused.ruledTry?.move]).toEqual([undefined, undefined, illegal]);
    expect(refused.picked).toEqual(game.table.picksOf(opened.tableSeat.view, seat, illegal));
    expect(refused.proposals).toEqual(propose({ tableSeat: opened.tableSeat, picked: refused.picked ?? [] }));
  });

  test('can’t be opened if its game is unknown or the position is no position', async () => {
    await expect(openTry({ ...start, game: 'patience' })).rejects.toThrow('This position of patience can’t be read.');
    await expect(openTry({ ...start, position: { position: { hands: 7 } } })).rejects.toThrow(
      `This position of ${game.id} can’t be read.`,
    );
  });
});
