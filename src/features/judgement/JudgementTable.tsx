import type { VNode } from 'preact';
import { Choices, NextButton } from '../../exercise/Answers.tsx';
import { Exercise } from '../../exercise/Exercise.tsx';
import { Figures } from '../../exercise/Figures.tsx';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { Remark } from '../../exercise/Remark.tsx';
import { stripFullStop } from '../../exercise/run.ts';
import { Strip } from '../../exercise/Strip.tsx';
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
const optionText = ({ behind, give, right }: JudgementOption, i: number): string => {
  if (i === 0) return WORDS.isBest;
  return right ? WORDS.asGood(formatFigure(behind)) : WORDS.behind(formatFigure(behind), formatFigure(give));
};

interface OptionValuesProps {
  readonly judging: JudgementRun;
  readonly options: readonly JudgementOption[];
  /** Index of the option chosen. */
  readonly mine: number;
}

/** The player’s choice and the value of each option, the best first. */
function OptionValues({ judging: { harvested }, options, mine }: OptionValuesProps): VNode | null {
  const { unit, worlds } = harvested;
  const own = options[mine];
  if (!own) return null;
  const says = mine === 0 ? WORDS.best : own.right ? WORDS.fine : WORDS.costs(formatFigure(own.behind), unit);
  return (
    <>
      <Remark right={own.right} says={says} mine={<CardText text={stripFullStop(own.says)} />} />
      <Figures
        lines={options.map((one, i) => ({ ...one, outcome: optionText(one, i), mine: i === mine }))}
        method={WORDS.method(worlds.toLocaleString('en'), unit)}
      />
    </>
  );
}

/** A position, its options, and their values. */
export function JudgementTable({ judging, home }: JudgementTableProps): VNode | null {
  const { game, tables, at } = judging;
  const table = tables[at];
  const [laid] = table?.tries ?? [];
  if (!table || !laid) return null;
  const { options, choices, asks } = table;
  const mine = currentChoice(judging);
  return (
    <Exercise
      css="judgement"
      below={<MoreBelow />}
      focus=".exercise-says button"
      changed={[at, mine]}
      head={
        <>
          <ExitLink href={`${home}learn/`} says={EVERY.back} />
          <Strip results={choiceResults(judging)} of={tables.length} at={at} />
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
          position={laid}
          deal={at}
          picked={options[mine ?? -1]?.picks ?? []}
          hinted={mine ? (options[0]?.picks ?? []) : []}
        />
      }
      feedback={mine !== undefined && <OptionValues judging={judging} options={options} mine={mine} />}
      controls={
        mine === undefined ? (
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
