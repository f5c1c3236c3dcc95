import type { Action } from '../../../../src/features/practice/state/action.ts';
import { observe } from '../../../../src/features/practice/state/observation.ts';
import { momentOf, PROMPTS } from '../../../../src/features/practice/state/prompt.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import { viewerOf } from '../../../../src/features/saved-games/index.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { createRandom, type Random } from '../../../../src/random/random.ts';
import { freshGame, TestTable } from './test-table.ts';

/** An action of the table’s own buttons. An objection names no rule. */
export const answerAction = (type: Action['type']): Action =>
  type === 'object' ? { type, rule: null } : ({ type } as Action);

/** Things that happen now and then at a table, whatever it waits for. */
function listRareDeeds(table: TestTable): readonly (() => void)[] {
  const [question] = table.asked;
  return [
    () => table.send({ type: 'undo' }),
    () => table.send({ type: 'ask-hint' }),
    () => table.send({ type: 'see-last-move' }),
    () => table.answer(() => undefined),
    () => table.send({ type: 'halt' }),
    () => question && table.send({ ...question, type: 'unanswered', isOutdated: true }),
  ];
}

/** Does one thing at a table: what its prompt names, a touch, a move, or nothing for a while. */
function actAtRandom(table: TestTable, random: Random): void {
  const { state, practice } = table;
  const { view, turn, zones } = observe(practice);
  const viewer = viewerOf(practice);
  const moment = momentOf(state);
  const moves = turn === viewer ? practice.game.play.moves(view, viewer, 20) : [];
  const items = zones().flatMap(({ id, items: zoneItems }) => zoneItems.map((item) => ({ zone: id, item: item.id })));
  const isRare = random.integerBelow(10) === 0;
  const deeds: readonly (() => void)[] = [
    () => table.pass(random.integerBelow(4000)),
    () => table.answer(),
    () => table.tempt(),
    ...PROMPTS[moment].answers.map((type) => () => table.send(answerAction(type))),
    ...(items.length > 0 ? [() => table.send({ type: 'pick', thing: random.pick(items) })] : []),
    ...(moves.length > 0 ? [() => table.send({ type: 'attempt', move: random.pick(moves) })] : []),
    ...(isRare ? listRareDeeds(table) : []),
    ...(moment === 'elsewhere' || moment === 'outdated' ? [() => table.sit(practice)] : []),
  ];
  random.pick(deeds)();
}

const PACES = ['quick', 'normal', 'step'] as const;

/** A table after each of a number of random deeds, to the end of its game. Settings and people differ by seed. */
export function* playAtRandom(game: WholeGame, seed: number, deeds: number): Generator<TestTable> {
  const random = createRandom(seed);
  const table = new TestTable();
  table.settings = {
    pace: PACES[seed % 3] ?? 'normal',
    help: seed % 2 === 0 ? 'none' : 'coach',
    window: seed % 4 === 0 ? 'wait' : 'long',
    forced: seed % 2 === 0 ? 'itself' : 'mine',
    slips: seed % 3 === 1 ? 'on' : 'off',
  };
  const practice = freshGame(game, seed);
  const seats = Array.from({ length: game.seats(practice.match.options) }, (_, seat) =>
    seat < 2 ? 'person' : 'greedy',
  );
  table.sit(seed % 5 === 0 ? { ...practice, seats } : practice, true);
  for (let i = 0; i < deeds; i++) {
    yield table;
    if (game.play.turn(stateOf(table.practice)) === null && table.state.countedStep === null) return;
    actAtRandom(table, random);
  }
}
