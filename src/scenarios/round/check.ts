import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Game } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { Zone } from '../../game/zone.ts';
import { readMove } from '../../referee/case.ts';
import { judgeEntries } from '../../referee/judged-entries.ts';
import { readRecord } from '../../referee/record.ts';
import { createNaming } from './names.ts';
import { readRound, readWeighedRound } from './read.ts';
import {
  READER_SEAT,
  type Round,
  type RoundMove,
  type RoundStop,
  toRecord,
  type WeighedRound,
  type WeighedStop,
} from './round.ts';
import { listReaderZones, playRoundSteps, type RoundStep, tableBefore } from './steps.ts';
import { hashReaderView } from './stop-values.ts';

/** A card with a suit: `10♦`. */
const SUITED_CARD = /(?:10|[2-9AJQK])[♠♥♦♣]/gu;
/** A card with a number only, after a word or in the plural: “two 12s”, “the 30”. */
const NUMBERED_CARD =
  /(?<=\b(?:an?|the|this|that|one|two|three|four|five|six|your|his|her|their) (?:other |last |lone )?)\d+(?=s?\b)|\b\d+(?=s\b)/giu;
const hasSuit = (text: string): boolean => /[♠♥♦♣]/u.test(text);

const printCards = ({ pack }: Game, cards: Iterable<Card>): ReadonlySet<string> =>
  new Set([...cards].flatMap((card) => (card === UNKNOWN ? [] : [pack.text(card)])));

/** Returns the cards a text names, in the pack's notation. */
export function findNamedCards(game: Game, text: string): readonly string[] {
  const printedCards = printCards(game, game.pack.cards);
  if ([...printedCards].some(hasSuit)) return [...text.matchAll(SUITED_CARD)].map(([card]) => card);
  const numbers = [...text.matchAll(NUMBERED_CARD)].map(([card]) => card).filter((card) => printedCards.has(card));
  const jokers = [...printedCards].filter((card) => !/^\d+$/.test(card) && text.includes(card));
  return [...numbers, ...jokers];
}

function listPlayedCards(
  game: Game,
  { seat, move, stateBefore }: NonNullable<RoundStep['playedTurn']>,
): readonly Card[] {
  const { played, named } = game.notation.cardsOf(move, stateBefore, seat);
  return [...played, ...named];
}

const listTableCards = (zones: readonly Zone[]): readonly Card[] =>
  zones.flatMap(({ items }) => items.flatMap(({ cards }) => cards));

/**
 * Returns the cards a text about a step names that the reader can't see: not on the table before or after the move,
 * and not played.
 */
function findAbsentCards(
  game: Game,
  round: Round,
  steps: readonly RoundStep[],
  at: number,
  text: string,
): readonly string[] {
  const name = createNaming(round);
  const step = steps[at] as RoundStep;
  const { playedTurn } = step;
  const visibleCards = printCards(game, [
    ...listTableCards(listReaderZones(game, step, name)),
    ...(playedTurn ? listTableCards(listReaderZones(game, tableBefore(steps, at), name)) : []),
    ...(playedTurn ? listPlayedCards(game, playedTurn) : []),
  ]);
  return findNamedCards(game, text).filter((card) => !visibleCards.has(card));
}

/** A problem of a round: where it is, and how to solve it. */
export interface RoundProblem {
  readonly at: string;
  readonly says: string;
}

export interface PlayedRound {
  readonly round: Round;
  readonly steps: readonly RoundStep[];
  readonly weighed: WeighedRound;
}

export type CheckedRound =
  | { readonly playedRound: PlayedRound; readonly problems: readonly [] }
  | { readonly playedRound: null; readonly problems: readonly RoundProblem[] };

const moveName = (at: number): string => `move ${at}`;

/**
 * Reads the moves of a stop.
 * @throws RangeError if one isn't valid
 */
export function readStopMoves(game: Game, { choices }: RoundStop, { state }: RoundStep): readonly GameMove[] {
  return choices.map(({ move }) => {
    const parsed = readMove(game, move, state.options, READER_SEAT);
    if (!parsed.ok) throw new RangeError(parsed.fault.says);
    return parsed.value;
  });
}

/** Lists the irregularities of a round. */
function findIrregularities(game: Game, round: Round): readonly RoundProblem[] {
  const parsedRecord = readRecord(toRecord(game.id, round), (id) => (id === game.id ? game : undefined));
  if (!parsedRecord.ok) return [{ at: parsedRecord.fault.path, says: parsedRecord.fault.says }];
  return [...judgeEntries(parsedRecord.value)].flatMap(({ at, irregular: irregularity }) =>
    irregularity
      ? [{ at: moveName(at + 1), says: irregularity.findings[0]?.says ?? 'This is against the rules.' }]
      : [],
  );
}

/** Lists the choices whose values contradict the stop. */
function findOutweighed({ choices }: RoundStop, { choices: weighed }: WeighedStop): readonly string[] {
  const rightChoices = weighed.filter((_, i) => choices[i]?.right);
  const wrongChoices = weighed.filter((_, i) => !choices[i]?.right);
  const worstBehind = Math.max(...rightChoices.map(({ behind }) => behind));
  return wrongChoices.flatMap(({ move, behind, error }) => {
    const text = JSON.stringify(move);
    if (behind <= error)
      return [`${text} is refused and not clearly worse than the best. Mark it as right, or remove it.`];
    return behind <= worstBehind ? [`${text} is refused and comes to more than a right choice.`] : [];
  });
}

function findStopProblems(
  game: Game,
  { stop, move, seat }: RoundMove,
  table: RoundStep,
  weighed: WeighedStop | undefined,
): readonly string[] {
  if (!stop) return [];
  if (seat !== READER_SEAT) return ['A stop must be before a move of the reader.'];
  let moves: readonly GameMove[];
  try {
    moves = readStopMoves(game, stop, table);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const keys = moves.map((one) => game.notation.key(one));
  const illegalIndex = moves.findIndex((one) => !judge(game, table.state, READER_SEAT, one).isLegal);
  if (illegalIndex >= 0) return [`${JSON.stringify(stop.choices[illegalIndex]?.move)} is not legal.`];
  if (new Set(keys).size < keys.length) return ['Two choices are the same move.'];
  const rightCount = stop.choices.filter((one) => one.right).length;
  if (rightCount === 0 || rightCount === keys.length) return ['A stop needs a right choice and a wrong one.'];
  const parsedMove = readMove(game, move, table.state.options, READER_SEAT);
  if (!parsedMove.ok || !keys.includes(game.notation.key(parsedMove.value)))
    return ['The played move must be one of the choices.'];
  const choicesText = JSON.stringify(moves.map((one) => game.notation.move.write(one)));
  const isOld =
    !weighed ||
    weighed.seen !== hashReaderView(game, table.state) ||
    JSON.stringify(weighed.choices.map((one) => one.move)) !== choicesText;
  if (isOld) return [`The stored values of its choices are outdated: npm run make -- rounds ${game.id}`];
  return findOutweighed(stop, weighed);
}

/** Lists cards in texts that the reader can't see. */
function findMisnamedCards(game: Game, round: Round, steps: readonly RoundStep[]): readonly RoundProblem[] {
  const findProblemsAt = (stepIndex: number, place: string, ...texts: readonly string[]): readonly RoundProblem[] =>
    texts.flatMap((text) =>
      findAbsentCards(game, round, steps, stepIndex, text).map((card) => ({
        at: place,
        says: `${card} is named in “${text}” and lies nowhere there.`,
      })),
    );
  return [
    ...findProblemsAt(0, 'deal', round.deal),
    ...round.moves.flatMap(({ says, stop }, i) => [
      ...findProblemsAt(i + 1, moveName(i + 1), says),
      ...(stop ? findProblemsAt(i, `${moveName(i + 1)}, stop`, stop.ask, ...stop.choices.map((one) => one.says)) : []),
    ]),
    ...findProblemsAt(round.moves.length, 'end', round.end),
  ];
}

/**
 * Reads a worked round and checks it: all moves must be legal, texts may only name visible cards, and right choices
 * must be at least as good as the wrong ones.
 */
export function checkRound(game: Game, data: unknown, weighing: unknown): CheckedRound {
  const reject = (...problems: readonly RoundProblem[]): CheckedRound => ({ playedRound: null, problems });
  const parsedRound = readRound(data);
  if ('wrong' in parsedRound) return reject(parsedRound.wrong);
  const round = parsedRound.value;
  const irregularities = findIrregularities(game, round);
  if (irregularities.length > 0) return reject(...irregularities);
  const steps = playRoundSteps(game, round);
  if (!steps.ok) return reject({ at: steps.fault.path, says: steps.fault.says });
  const weighed = readWeighedRound(weighing ?? { command: '–', worlds: 0, seed: 0, stops: [] });
  if ('wrong' in weighed) return reject(weighed.wrong);
  const problems = [
    ...findMisnamedCards(game, round, steps.value),
    ...round.moves.flatMap((one, i) =>
      findStopProblems(
        game,
        one,
        tableBefore(steps.value, i + 1),
        weighed.value.stops.find(({ at }) => at === i + 1),
      ).map((message) => ({ at: moveName(i + 1), says: message })),
    ),
  ];
  if (problems.length > 0) return reject(...problems);
  return { playedRound: { round, steps: steps.value, weighed: weighed.value }, problems: [] };
}
