import { atom } from 'nanostores';
import { createCasePosition, type ExerciseItem } from '../../exercise/item.ts';
import { optionChoices } from '../../exercise/kinds/option.ts';
import { addAnswer, advanceRun, type ExerciseRun, isAnswerShown, NEW_RUN } from '../../exercise/run.ts';
import type { TableGame } from '../../game/game.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Random } from '../../random/random.ts';
import { readMove } from '../../referee/case.ts';
import {
  isRightChoice,
  type JudgementPosition,
  type JudgementStock,
} from '../../scenarios/judgement/judgement.ts';

/** Something one could do, and what it comes to. */
export interface JudgementOption {
  /** In the imperative, and the things it touches. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
  /** How far it is behind the best, and how far off that may be, 95 times in 100. */
  readonly behind: number;
  readonly give: number;
  readonly right: boolean;
}

/** A table at which there is something to weigh, as it lies there. */
export interface DecisionTable extends ExerciseItem {
  /** The best first. */
  readonly options: readonly JudgementOption[];
}

/** Six tables to weigh; an answer is which of the options. */
export interface JudgementRun extends ExerciseRun<number> {
  readonly game: TableGame;
  readonly harvested: JudgementStock;
  readonly tables: readonly DecisionTable[];
}

export const $judgement = atom<JudgementRun | null>(null);

const LENGTH = 6;
/** Standard errors on either side that make 95 %. */
const Z_95 = 1.96;

/** All of them in chance order, each kind in its turn: whoever goes on meets every table before one comes again. */
export function alternateKinds(
  positions: readonly JudgementPosition[],
  random: Random,
): readonly JudgementPosition[] {
  const kinds = [...Map.groupBy(random.shuffle(positions), ({ kind }) => kind).values()];
  const most = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) =>
    random.shuffle(kinds.flatMap((kind) => kind[i] ?? [])),
  ).flat();
}

/** Lays one out, its answers as they are said, in an order that gives nothing away; undefined where it can’t be read. */
function layDecision(
  game: TableGame,
  asks: JudgementStock['asks'],
  weighty: JudgementPosition,
): DecisionTable | undefined {
  const laid = createCasePosition(game, weighty.case);
  if (!laid) return undefined;
  const { state, view, seat } = laid;
  const options = weighty.answers.flatMap((answer): readonly JudgementOption[] => {
    const [json, behind, error] = answer;
    const move = readMove(game, json, state.options, seat);
    if (!move.ok) return [];
    const says = game.texts.describeMove(move.value);
    const picks = game.table.picksOf(view, seat, move.value);
    return [{ says, picks, behind, give: Z_95 * error, right: isRightChoice(answer) }];
  });
  if (options.length < weighty.answers.length) return undefined;
  const choices = optionChoices(options).toSorted((a, b) =>
    a.says.localeCompare(b.says, 'en', { numeric: true }),
  );
  const right = choices.map(({ answer }) => answer).filter((answer) => options[Number(answer)]?.right);
  return { kind: 'option', asks: asks[weighty.kind] ?? '', choices, right, tries: [laid], options };
}

/** Lays six of them. @param from where in their order */
export function startJudgement(
  game: TableGame,
  harvested: JudgementStock,
  order: readonly JudgementPosition[],
  from: number,
): void {
  const six = Array.from(
    { length: Math.min(LENGTH, order.length) },
    (_, i) => order[(from + i) % order.length],
  );
  const tables = six.flatMap((one) => (one && layDecision(game, harvested.asks, one)) ?? []);
  $judgement.set({ ...NEW_RUN, game, harvested, tables });
}

/** What one would do: laid beside what each way comes to. */
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

/** Which option lies open with what it comes to; undefined before one has chosen. */
export const currentChoice = (judging: JudgementRun): number | undefined =>
  isAnswerShown(judging) ? judging.said[judging.at] : undefined;

/** Of each choice whether it was right, in order. */
export const choiceResults = (judging: JudgementRun): readonly boolean[] =>
  chosenOptions(judging).map(({ right }) => right);

/** What was given away in all: a choice that was right gave nothing away that anybody could show. */
export const totalLoss = (judging: JudgementRun): number =>
  chosenOptions(judging).reduce((sum, { behind, right }) => sum + (right ? 0 : behind), 0);
