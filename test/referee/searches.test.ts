import { expect, test } from 'vitest';
import { defaultOptions } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import { answer } from '../../src/referee/answer.ts';
import { isQuick } from '../depth.ts';
import { askTimed, MAX_MS } from '../fuzz/ask.ts';

const find = (id: string) => games.find((game) => game.id === id);

/** A record in which every entry is followed by a table of unseen cards. */
function forgetfulRecord(id: string, entries: number): string {
  const game = find(id);
  if (!game) throw new RangeError(id);
  const state = game.play.deal(defaultOptions(game.options), 1);
  const seat = game.play.turn(state) ?? 0;
  const [firstMove] = game.play.moves(state, seat);
  const move = firstMove ? game.notation.move.write(firstMove) : {};
  const position = game.notation.position.write(game.visibility.view(state, seat));
  const then = { position };
  const moves = Array.from({ length: entries }, () => ({ seat, move, then }));
  return JSON.stringify({ game: id, start: { position }, moves });
}

test.skipIf(isQuick).each(games.map(({ id }) => id))(
  'a long record that starts over after every try is answered in time: %s',
  (id) => {
    const { fault: faultCode, ms } = askTimed(games, 'audit', forgetfulRecord(id, 1000));
    expect(faultCode).toBeNull();
    expect(ms).toBeLessThan(MAX_MS);
    expect(answer('audit', forgetfulRecord(id, 3), find)).toMatchObject({ tries: 3 });
  },
);
