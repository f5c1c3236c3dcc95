import { greedy } from '../../src/bots/greedy.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import { createRandom } from '../../src/random/random.ts';
import { answer } from '../../src/referee/answer.ts';
import { onBoardgame } from './boardgame.ts';
import { handsPerSecond } from './hands.ts';

/** Measures speed and prints a table of figures: `npm run bench`. */

interface Figure {
  readonly subject: string;
  readonly figure: string;
  readonly note: string;
}

const MEASURED_S = 3;
const perSecond = (n: number, ms: number): number => (n / ms) * 1000;
const thousands = (n: number): string => Math.round(n).toLocaleString('en');

/** Moves per second of random play through the public contract (`moves`, a choice, `play`), after a warm-up. */
function measureEngine(game: CoachedGame, seconds: number): number {
  const random = createRandom(1);
  let moves = 0;
  const start = performance.now();
  for (let seed = 0; performance.now() - start < seconds * 1000; seed++) {
    let state = game.play.deal(defaultOptions(game.options), seed);
    for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
      state = game.play.play(state, seat, random.pick(game.play.moves(state, seat))).state;
      moves++;
    }
  }
  return perSecond(moves, performance.now() - start);
}

/** Thinking time of a greedy bot over whole games, median and longest, in ms. */
function measureThinking(game: CoachedGame): { median: number; longest: number } {
  const times: number[] = [];
  const random = createRandom(2);
  for (let seed = 0; seed < 20; seed++) {
    let state = game.play.deal(defaultOptions(game.options), seed);
    for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
      const view = game.visibility.view(state, seat);
      const start = performance.now();
      const move = greedy(game, view, seat, random);
      times.push(performance.now() - start);
      state = game.play.play(state, seat, move).state;
    }
  }
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1] ?? 0, longest: times.at(-1) ?? 0 };
}

/** Lines per second through the whole referee: JSON in, ruling with nearest moves out. */
function rulings(game: CoachedGame): number {
  const random = createRandom(3);
  const lines: string[] = [];
  let state = game.play.deal(defaultOptions(game.options), 4);
  for (let seat = game.play.turn(state); seat !== null && lines.length < 200; seat = game.play.turn(state)) {
    const moves = game.play.moves(state, seat);
    const move = game.notation.move.write(random.pick(moves));
    lines.push(
      JSON.stringify({
        game: game.id,
        options: state.options,
        position: game.notation.position.write(state),
        seat: 0,
        move,
      }),
    );
    state = game.play.play(state, seat, random.pick(moves)).state;
  }
  const start = performance.now();
  let decisionCount = 0;
  while (performance.now() - start < 1000) answer('judge', lines[decisionCount++ % lines.length] as string, () => game);
  return perSecond(decisionCount, performance.now() - start);
}

const figures: Figure[] = [];
for (const game of (await loadGames()).values()) {
  measureEngine(game, 1);
  const speed = measureEngine(game, MEASURED_S);
  figures.push({
    subject: `${game.name}, random play`,
    figure: `${thousands(speed)} moves/s`,
    note: 'play + moves, one core',
  });
  const otherSpeed = await onBoardgame(game, MEASURED_S);
  figures.push(
    otherSpeed === undefined
      ? {
          subject: `${game.name} on boardgame.io`,
          figure: 'not measured',
          note: 'npm install --no-save boardgame.io@0.50.2',
        }
      : {
          subject: `${game.name} on boardgame.io`,
          figure: `${thousands(otherSpeed)} moves/s`,
          note: `${(speed / otherSpeed).toFixed(0)} times slower`,
        },
  );
  const { median, longest } = measureThinking(game);
  figures.push({
    subject: `${game.name}, Regular thinks`,
    figure: `${median.toFixed(2)} ms`,
    note: `longest ${longest.toFixed(1)} ms`,
  });
  figures.push({
    subject: `${game.name}, rulings`,
    figure: `${thousands(rulings(game))} lines/s`,
    note: 'JSON to JSON, nearest moves included',
  });
}

figures.push({
  subject: 'Five-card hands',
  figure: `${thousands(handsPerSecond(MEASURED_S))} hands/s`,
  note: 'valued, up to two jokers among them',
});

const width = (key: keyof Figure): number => Math.max(...figures.map((row) => row[key].length));
for (const { subject: what, figure, note } of figures) {
  process.stdout.write(`${what.padEnd(width('subject'))}  ${figure.padStart(width('figure'))}  ${note}\n`);
}
