import type { VNode } from 'preact';
import { Choices, NextButton } from '../../exercise/Answers.tsx';
import { Exercise } from '../../exercise/Exercise.tsx';
import { Figures } from '../../exercise/Figures.tsx';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { Remark } from '../../exercise/Remark.tsx';
import { stripFullStop } from '../../exercise/run.ts';
import { ProgressStrip } from '../../exercise/Strip.tsx';
import { WORDS as EVERY } from '../../exercise/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { MoreBelow } from '../../ui/focus/lazy-more-below.tsx';
import {
  choiceResults,
  chooseOption,
  currentChoice,
  type JudgementOption,
  type JudgementRun,
  nextTable,
} from './judgement.ts';
import { formatFigure, WORDS } from './words.ts';

interface JudgementTableProps {
  readonly judging: JudgementRun;
  readonly home: string;
}

/** The value of an option in a few words. */
const optionText = ({ behind, right }: JudgementOption, i: number): string => {
  if (i === 0) return WORDS.isBest;
  return right ? WORDS.asGood : WORDS.behind(formatFigure(behind));
};

interface OptionValuesProps {
  readonly judging: JudgementRun;
  readonly options: readonly JudgementOption[];
  /** Index of the option chosen. */
  readonly chosenIndex: number;
}

/** The player's choice and the value of each option, the best first. */
function OptionValues({ judging: { harvested }, options, chosenIndex }: OptionValuesProps): VNode | null {
  const { unit, worlds } = harvested;
  const chosenOption = options[chosenIndex];
  if (!chosenOption) return null;
  const verdict =
    chosenIndex === 0
      ? WORDS.best
      : chosenOption.right
        ? WORDS.fine
        : WORDS.costs(formatFigure(chosenOption.behind), unit);
  return (
    <>
      <Remark
        isRight={chosenOption.right}
        feedback={verdict}
        ownAnswer={<CardText text={stripFullStop(chosenOption.says)} />}
      />
      <Figures
        lines={options.map((one, i) => ({ ...one, outcome: optionText(one, i), mine: i === chosenIndex }))}
        method={WORDS.method(worlds.toLocaleString('en'), unit)}
      />
    </>
  );
}

/** A position, its options, and their values. */
export function JudgementTable({ judging, home }: JudgementTableProps): VNode | null {
  const { game, tables, at } = judging;
  const table = tables[at];
  const [position] = table?.tries ?? [];
  if (!table || !position) return null;
  const { options, choices, asks } = table;
  const chosenIndex = currentChoice(judging);
  return (
    <Exercise
      css="judgement"
      scrollButton={<MoreBelow />}
      focus=".exercise-says button"
      focusDependencies={[at, chosenIndex]}
      head={
        <>
          <ExitLink href={`${home}learn/`} label={EVERY.back} />
          <ProgressStrip results={choiceResults(judging)} total={tables.length} current={at} />
          <p class="exercise-at">{EVERY.at(at + 1, tables.length)}</p>
        </>
      }
      question={
        <div class="focus-says exercise-asked">
          <Announced class="exercise-tried">{asks}</Announced>
        </div>
      }
      sheet={
        <QuestionTable
          game={game}
          position={position}
          deal={at}
          picked={options[chosenIndex ?? -1]?.picks ?? []}
          hinted={chosenIndex ? (options[0]?.picks ?? []) : []}
        />
      }
      feedback={
        chosenIndex !== undefined && <OptionValues judging={judging} options={options} chosenIndex={chosenIndex} />
      }
      controls={
        chosenIndex === undefined ? (
          <Choices
            label={WORDS.ways}
            choices={choices}
            css="is-option"
            onAnswer={(answer) => chooseOption(Number(answer))}
          />
        ) : (
          <NextButton onGo={nextTable} />
        )
      }
    />
  );
}
