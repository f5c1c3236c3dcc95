import { atom } from 'nanostores';
import { createCasePosition, type ExerciseItem } from '../../exercise/item.ts';
import { optionChoices } from '../../exercise/kinds/option.ts';
import { addAnswer, advanceRun, type ExerciseRun, isAnswerShown, NEW_RUN } from '../../exercise/run.ts';
import type { TableGame } from '../../game/game.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Random } from '../../random/random.ts';
import { readMove } from '../../referee/case.ts';
import { isRightChoice, type JudgementPosition, type JudgementStock } from '../../scenarios/judgement/judgement.ts';

export interface JudgementOption {
  /** The option as an imperative. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
  /** Points below the best option. */
  readonly behind: number;
  readonly right: boolean;
}

/** A position with options to weigh. */
export interface DecisionTable extends ExerciseItem {
  /** The best first. */
  readonly options: readonly JudgementOption[];
}

/** Six positions; an answer is the index of an option. */
export interface JudgementRun extends ExerciseRun<number> {
  readonly game: TableGame;
  readonly harvested: JudgementStock;
  readonly tables: readonly DecisionTable[];
}

export const $judgement = atom<JudgementRun | null>(null);

const RUN_LENGTH = 6;

/** Returns all positions once, in random order, with their kinds alternating. */
export function alternateKinds(positions: readonly JudgementPosition[], random: Random): readonly JudgementPosition[] {
  const kinds = [...Map.groupBy(random.shuffle(positions), ({ kind }) => kind).values()];
  const largestKind = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: largestKind }, (_, i) => random.shuffle(kinds.flatMap((kind) => kind[i] ?? []))).flat();
}

/**
 * Lays out a position, its options in alphabetical order so that the order gives nothing away; undefined if it
 * can't be read.
 */
function layDecision(
  game: TableGame,
  questions: JudgementStock['asks'],
  source: JudgementPosition,
): DecisionTable | undefined {
  const position = createCasePosition(game, source.case);
  if (!position) return undefined;
  const { state, view, seat } = position;
  const options = source.answers.flatMap((answer): readonly JudgementOption[] => {
    const [json, pointsBehind] = answer;
    const move = readMove(game, json, state.options, seat);
    if (!move.ok) return [];
    const text = game.texts.describeMove(move.value);
    const picks = game.table.picksOf(view, seat, move.value);
    return [{ says: text, picks, behind: pointsBehind, right: isRightChoice(answer) }];
  });
  if (options.length < source.answers.length) return undefined;
  const choices = optionChoices(options).toSorted((a, b) => a.says.localeCompare(b.says, 'en', { numeric: true }));
  const rightAnswers = choices.map(({ answer }) => answer).filter((answer) => options[Number(answer)]?.right);
  return {
    kind: 'option',
    asks: questions[source.kind] ?? '',
    choices,
    right: rightAnswers,
    tries: [position],
    options,
  };
}

/** Starts a run of six positions. @param from index in `order` */
export function startJudgement(
  game: TableGame,
  harvested: JudgementStock,
  order: readonly JudgementPosition[],
  from: number,
): void {
  const chosenPositions = Array.from(
    { length: Math.min(RUN_LENGTH, order.length) },
    (_, i) => order[(from + i) % order.length],
  );
  const tables = chosenPositions.flatMap((one) => (one && layDecision(game, harvested.asks, one)) ?? []);
  $judgement.set({ ...NEW_RUN, game, harvested, tables });
}

export function chooseOption(option: number): void {
  const judging = $judgement.get();
  if (judging?.tables[judging.at]?.options[option]) $judgement.set(addAnswer(judging, option));
}

export function nextTable(): void {
  const judging = $judgement.get();
  if (judging) $judgement.set(advanceRun(judging));
}

const chosenOptions = ({ tables, said }: JudgementRun): readonly JudgementOption[] =>
  said.flatMap((option, i) => tables[i]?.options[option] ?? []);

/** Index of the option whose value is shown; undefined before a choice. */
export const currentChoice = (judging: JudgementRun): number | undefined =>
  isAnswerShown(judging) ? judging.said[judging.at] : undefined;

/** Whether each choice was right, in order. */
export const choiceResults = (judging: JudgementRun): readonly boolean[] =>
  chosenOptions(judging).map(({ right }) => right);

/** Total points lost. A right choice counts as 0, as its loss is within the margin of error. */
export const totalLoss = (judging: JudgementRun): number =>
  chosenOptions(judging).reduce((sum, { behind, right }) => sum + (right ? 0 : behind), 0);
