import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { auditRecord } from '../../src/referee/audit.ts';
import { readRecord } from '../../src/referee/record.ts';
import { contentOf } from '../../src/rulebook/content.ts';
import { joinRounds } from '../../src/rulebook/rounds.ts';
import type { RoundFile } from '../../src/rulebook/source.ts';
import { findNamedCards } from '../../src/scenarios/round/check.ts';
import { READER_SEAT, type Round, toRecord } from '../../src/scenarios/round/round.ts';

type RoundChange = (round: Round) => Round;

const worked = games.flatMap((game) =>
  (contentOf(game.id).rounds ?? []).map((file) => [game.name, game, file] as const),
);

test('every game has a worked round', () => {
  expect(worked.map(([, { id }]) => id)).toEqual(games.map(({ id }) => id));
});

describe.each(worked)('the worked round of %s', (_, game, file) => {
  const { rounds, problems } = joinRounds(game, [file]);
  const [bookRound] = rounds;
  const problemsAfter = (change: RoundChange): readonly string[] => {
    const badRound: RoundFile = { ...file, data: change(structuredClone(file.data) as Round) };
    return joinRounds(game, [badRound]).problems.map(({ id, says }) => `${id}: ${says}`);
  };
  const withMove =
    (
      matches: (move: Round['moves'][number]) => boolean,
      change: (move: Round['moves'][number]) => object,
    ): RoundChange =>
    (round) => {
      const at = round.moves.findIndex(matches);
      return {
        ...round,
        moves: round.moves.map((move, i) => (i === at ? { ...move, ...change(move) } : move)),
      };
    };
  const hasStop = ({ stop }: Round['moves'][number]): boolean => stop !== undefined;

  test('is joined without an error, with four or five stops, each move in words of its own', () => {
    expect(problems).toEqual([]);
    const moves = bookRound?.round.moves ?? [];
    const stops = moves.filter(hasStop).length;
    expect(stops === 4 || stops === 5, `${stops} stops`).toBe(true);
    expect(new Set(moves.map(({ says }) => says)).size).toBe(moves.length);
  });

  test('is a record in which the audit finds nothing', () => {
    const parsedRecord = readRecord(toRecord(game.id, bookRound?.round as Round), () => game);
    if (!parsedRecord.ok) throw new Error(parsedRecord.fault.says);
    const audit = auditRecord(parsedRecord.value);
    if (!audit.ok) throw new Error(audit.fault.says);
    expect(audit.value.irregular).toEqual([]);
    expect(audit.value.unsure).toEqual([]);
    expect(audit.value.tries).toBe(bookRound?.round.moves.length);
  });

  test('ends with its deal: the last move writes points, or ends the game', () => {
    const lastStep = bookRound?.steps.at(-1);
    const isScored = lastStep?.events.at(-1)?.points !== undefined;
    expect(isScored || (lastStep && game.play.outcome(lastStep.state) !== null)).toBe(true);
  });

  test('names a card in most of its words, and a card that isn’t there is found', () => {
    const texts = bookRound?.round.moves.map(({ says }) => says) ?? [];
    expect(texts.filter((text) => findNamedCards(game, text).length > 0).length).toBeGreaterThan(texts.length / 3);
    // Cards that the other players play, which the reader can't have seen before the first move.
    const playedCards = (bookRound?.steps ?? []).flatMap(({ playedTurn: turn }) =>
      turn && turn.seat !== READER_SEAT ? game.notation.cardsOf(turn.move, turn.stateBefore, turn.seat).played : [],
    );
    const cardTexts = playedCards
      .map((card) => game.pack.text(card))
      .map((text) => (/^\d+$/.test(text) ? `the ${text}` : text));
    const problems = problemsAfter((round) => ({ ...round, deal: cardTexts.join(', ') }));
    expect(problems.some((one) => one.startsWith('deal: ') && one.endsWith('lies nowhere there.'))).toBe(true);
  });

  test('with a move out of turn is found', () => {
    const seats = game.seats(bookRound?.steps[0]?.state.options as never);
    expect(
      problemsAfter(
        withMove(
          () => true,
          ({ seat }) => ({ seat: (seat + 1) % seats }),
        ),
      )[0],
    ).toMatch(/^move 1: /);
  });

  test('with a stop that calls the worse move right is found', () => {
    const problems = problemsAfter(
      withMove(hasStop, ({ stop }) => ({
        stop: { ...stop, choices: stop?.choices.map((one) => ({ ...one, right: one.right !== true })) },
      })),
    );
    expect(problems.join()).toMatch(/move \d+: .* is refused and (?:not clearly worse|comes to more)/);
  });

  test('with a stop that was changed since it was weighed is found', () => {
    const fewer = problemsAfter(
      withMove(
        (move) => (move.stop?.choices.length ?? 0) > 2,
        ({ stop }) => ({ stop: { ...stop, choices: stop?.choices.toReversed() } }),
      ),
    );
    expect(fewer).toEqual([expect.stringContaining(`npm run make -- rounds ${game.id}`)]);
    expect(joinRounds(game, [{ ...file, weighed: undefined }]).problems.length).toBeGreaterThan(3);
  });
});
