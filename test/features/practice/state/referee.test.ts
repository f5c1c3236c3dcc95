import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { slipsOf } from '../../../../src/features/practice/state/slips.ts';
import { type PendingMove, stateOf } from '../../../../src/features/practice/state/state.ts';
import { planUndo } from '../../../../src/features/practice/state/undo.ts';
import { reviewRecord } from '../../../../src/features/review/review-record.ts';
import { readRecord, recordOf, writeRecord } from '../../../../src/features/saved-games/match-record.ts';
import { judge } from '../../../../src/game/judge.ts';
import { games } from '../../../../src/games/index.ts';
import { answer } from '../../../../src/referee/answer.ts';
import { letTryPass, playAsReferee, refereeSettings, tableWithTry } from './referee-table.ts';
import type { TestTable } from './test-table.ts';

const slipNotes = (table: TestTable) => table.effects.filter((effect) => effect.type === 'note-slip');

describe.each(games.map((game) => [game.name, game] as const))('the referee at a table of %s', (_, game) => {
  const wholeGame = playAsReferee(game, 4, 60, letTryPass);

  test('sees each try before it is played, and a try they let pass is in the record as it was', () => {
    const { practice } = wholeGame;
    const slips = slipsOf(practice);
    const audit = answer('audit', JSON.stringify(recordOf(practice)), () => game);
    const { irregular } = audit as { irregular: { seat: number; verdict: string; then: string }[] };
    expect(irregular.map(({ seat, verdict, then }) => [seat, verdict, then])).toEqual(
      slips.map(({ seat }) => [seat, 'illegal', 'taken-back']),
    );
    expect(slips.length).toBeGreaterThan(0);
    expect(slips.every(({ seat }) => seat !== HUMAN)).toBe(true);
    expect(slipNotes(wholeGame)).toHaveLength(slips.length);
  });

  test('gets an answer to an objection to any move, dice and deals included', () => {
    const objected = playAsReferee(game, 2, 80, (table) => {
      table.send({ type: 'object', rule: null });
      expect(table.state.tried?.opponent).toBeDefined();
      table.send({ type: 'accept-move' });
    });
    expect(slipNotes(objected).length).toBeGreaterThan(0);
  });

  test('gets the same game from storage, from a link and in a review', () => {
    const { practice } = wholeGame;
    const result = readRecord(game, JSON.parse(JSON.stringify(writeRecord(practice))));
    const slipped = (one: typeof practice) =>
      slipsOf(one).map(({ at, seat, move }) => [at, seat, game.notation.key(move)]);
    expect(result.ok && slipped(result.value)).toEqual(slipped(practice));
    const firstSlip = Math.max(1, slipsOf(practice)[0]?.at ?? 1);
    const shortPractice = {
      ...practice,
      match: { ...practice.match, turns: practice.match.turns.slice(0, firstSlip) },
    };
    const slippedPractice = { ...shortPractice, takenBack: slipsOf(practice).filter(({ at }) => at <= firstSlip) };
    const review = reviewRecord(game, { record: recordOf(slippedPractice), work: { worlds: 2, seed: 1 } });
    expect(review.ok && review.value.summary.length).toBe(game.seats(practice.match.options));
    expect(review.ok && review.value.turns.length).toBeLessThanOrEqual(firstSlip);
  });

  test('learns what a missed slip was, and it is taken back', () => {
    const table = tableWithTry(game, true);
    const { turns, practice } = table;
    const { seat, move } = table.state.pendingMove as PendingMove;
    expect(judge(game, stateOf(practice), seat, move).isLegal).toBe(false);
    table.pass(5000);
    expect(table.state.tried).toMatchObject({
      ruling: { verdict: 'illegal' },
      opponent: { seat, outcome: 'missed' },
    });
    expect(table.turns).toBe(turns);
    expect(table.practice.takenBack?.at(-1)).toEqual({ at: turns, seat, move });
    expect(slipNotes(table).at(-1)).toMatchObject({
      outcome: 'missed',
      rules: table.state.tried?.ruling.findings.map((f) => f.rule),
    });
    expect(table.saved().at(-1)).toBe(table.practice);
  });

  test('has kept a rule by naming it; and the ruling shows no hidden card', () => {
    const table = tableWithTry(game, true);
    const { practice } = table;
    const { seat, move } = table.state.pendingMove as PendingMove;
    const [rule = ''] = judge(game, stateOf(practice), seat, move).findings.map((finding) => finding.rule);
    table.send({ type: 'doubt' });
    expect(table.timers.has('window')).toBe(false);
    table.pass(60_000);
    table.send({ type: 'object', rule });
    expect(slipNotes(table).at(-1)).toMatchObject({ outcome: 'named' });
    const view = game.visibility.view(stateOf(practice), HUMAN);
    const { played, named } = game.notation.cardsOf(move, stateOf(practice), seat);
    const knownCards = new Set([...game.play.cards(view), ...played, ...named]);
    const namedCards = table.state.tried?.ruling.findings.flatMap(({ cards }) => cards) ?? [];
    expect(namedCards.filter((card) => !knownCards.has(card))).toEqual([]);
  });

  test('learns why a legal move was allowed after an objection, and then it is played', () => {
    const table = tableWithTry(game, false);
    const { turns } = table;
    const { seat, move } = table.state.pendingMove as PendingMove;
    table.send({ type: 'object', rule: null });
    expect(table.state.tried).toMatchObject({
      ruling: { verdict: 'legal' },
      opponent: { seat, outcome: 'allowed' },
    });
    table.pass(60_000);
    expect(table.turns).toBe(turns);
    table.send({ type: 'object', rule: null });
    expect(slipNotes(table).filter((one) => one.type === 'note-slip' && one.outcome === 'allowed')).toHaveLength(1);
    expect(slipNotes(table).at(-1)).toMatchObject({ rules: [] });
    table.send({ type: 'accept-move' });
    expect(table.practice.match.turns[turns]).toEqual({ seat, move });
  });

  test('is to look again at a rule that was named but kept', () => {
    const table = tableWithTry(game, false);
    const [rule = ''] = game.rules.restrictions.map(({ id }) => id);
    table.send({ type: 'object', rule });
    expect(slipNotes(table).at(-1)).toMatchObject({ type: 'note-slip', outcome: 'allowed', rules: [rule] });
  });

  test('can’t move while a try is on the table; a touch stops the clock', () => {
    const table = tableWithTry(game, false);
    const { turns } = table;
    const [move] = game.play.tries(stateOf(table.practice), HUMAN);
    if (!move) throw new Error('nothing to try');
    table.send({ type: 'attempt', move });
    expect(table.state.notice).not.toBeNull();
    table.send({ type: 'see-last-move' });
    table.pass(60_000);
    expect(table.turns).toBe(turns);
    expect(table.state.pendingMove).toMatchObject({ deadline: null });
  });

  test('gets the same slips at the same moments of a deal, and takes back without asking leave for slips', () => {
    const sameTable = playAsReferee(game, 4, 60, letTryPass);
    expect(sameTable.practice.takenBack).toEqual(wholeGame.practice.takenBack);
    expect(planUndo(sameTable.practice)).toEqual(planUndo(wholeGame.practice));
  });
});

test('is the only one for whom the others slip', () => {
  for (const game of games) {
    const table = playAsReferee(game, 4, 0, letTryPass);
    table.settings = { ...refereeSettings, slips: 'off' };
    for (let i = 0; i < 40; i++) {
      const seat = game.play.turn(stateOf(table.practice));
      const [move] = seat === HUMAN ? game.play.moves(stateOf(table.practice), HUMAN) : [];
      if (table.state.countedStep !== null) table.send({ type: 'close-sheet' });
      else if (move) table.send({ type: 'attempt', move });
      table.pass(3000);
      table.answer();
      expect(table.state.pendingMove).toBeNull();
    }
    expect(table.practice.takenBack ?? []).toEqual([]);
  }
});
