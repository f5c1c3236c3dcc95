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
export interface Option {
  /** In the imperative, and the things it touches. */
  readonly says: string;
  readonly picks: readonly ItemRef[];
  /** How far it is behind the best, and how far off that may be, 95 times in 100. */
  readonly behind: number;
  readonly give: number;
  readonly right: boolean;
}

/** A table at which there is something to weigh, as it lies there. */
export interface WeightyTable extends ExerciseItem {
  /** The best first. */
  readonly options: readonly Option[];
}

/** Six tables to weigh; an answer is which of the options. */
export interface Judging extends ExerciseRun<number> {
  readonly game: TableGame;
  readonly harvested: JudgementStock;
  readonly tables: readonly WeightyTable[];
}

export const $judging = atom<Judging | null>(null);

const LENGTH = 6;
/** Standard errors on either side that make 95 %. */
const SURE = 1.96;

/** All of them in chance order, each kind in its turn: whoever goes on meets every table before one comes again. */
export function inTurn(
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
function lay(
  game: TableGame,
  asks: JudgementStock['asks'],
  weighty: JudgementPosition,
): WeightyTable | undefined {
  const laid = createCasePosition(game, weighty.case);
  if (!laid) return undefined;
  const { state, view, seat } = laid;
  const options = weighty.answers.flatMap((answer): readonly Option[] => {
    const [json, behind, error] = answer;
    const move = readMove(game, json, state.options, seat);
    if (!move.ok) return [];
    const says = game.texts.describeMove(move.value);
    const picks = game.table.picksOf(view, seat, move.value);
    return [{ says, picks, behind, give: SURE * error, right: isRightChoice(answer) }];
  });
  if (options.length < weighty.answers.length) return undefined;
  const choices = optionChoices(options).toSorted((a, b) =>
    a.says.localeCompare(b.says, 'en', { numeric: true }),
  );
  const right = choices.map(({ answer }) => answer).filter((answer) => options[Number(answer)]?.right);
  return { kind: 'option', asks: asks[weighty.kind] ?? '', choices, right, tries: [laid], options };
}

/** Lays six of them. @param from where in their order */
export function layJudging(
  game: TableGame,
  harvested: JudgementStock,
  order: readonly JudgementPosition[],
  from: number,
): void {
  const six = Array.from(
    { length: Math.min(LENGTH, order.length) },
    (_, i) => order[(from + i) % order.length],
  );
  const tables = six.flatMap((one) => (one && lay(game, harvested.asks, one)) ?? []);
  $judging.set({ ...NEW_RUN, game, harvested, tables });
}

/** What one would do: laid beside what each way comes to. */
export function choose(option: number): void {
  const judging = $judging.get();
  if (judging?.tables[judging.at]?.options[option]) $judging.set(addAnswer(judging, option));
}

export function goOn(): void {
  const judging = $judging.get();
  if (judging) $judging.set(advanceRun(judging));
}

const chosen = ({ tables, said }: Judging): readonly Option[] =>
  said.flatMap((option, i) => tables[i]?.options[option] ?? []);

/** Which option lies open with what it comes to; undefined before one has chosen. */
export const chosenIn = (judging: Judging): number | undefined =>
  isAnswerShown(judging) ? judging.said[judging.at] : undefined;

/** Of each choice whether it was right, in order. */
export const judgedRight = (judging: Judging): readonly boolean[] =>
  chosen(judging).map(({ right }) => right);

/** What was given away in all: a choice that was right gave nothing away that anybody could show. */
export const givenAway = (judging: Judging): number =>
  chosen(judging).reduce((sum, { behind, right }) => sum + (right ? 0 : behind), 0);
