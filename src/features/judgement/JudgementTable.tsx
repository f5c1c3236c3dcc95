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
import { choose, chosenIn, goOn, type Judging, judgedRight, type Option } from './judgement.ts';
import { figure, WORDS } from './words.ts';

interface JudgementTableProps {
  readonly judging: Judging;
  readonly home: string;
}

/** What an option comes to, in a few words. */
const cameTo = ({ behind, give, right }: Option, i: number): string => {
  if (i === 0) return WORDS.isBest;
  return right ? WORDS.asGood(figure(behind)) : WORDS.behind(figure(behind), figure(give));
};

interface JudgementToldProps {
  readonly judging: Judging;
  readonly options: readonly Option[];
  /** Which of them was chosen. */
  readonly mine: number;
}

/** What one chose, and what each way comes to, the best first. */
function Told({ judging: { harvested }, options, mine }: JudgementToldProps): VNode | null {
  const { unit, worlds } = harvested;
  const own = options[mine];
  if (!own) return null;
  const says = mine === 0 ? WORDS.best : own.right ? WORDS.fine : WORDS.costs(figure(own.behind), unit);
  return (
    <>
      <Remark right={own.right} says={says} mine={<CardText text={stripFullStop(own.says)} />} />
      <Figures
        lines={options.map((one, i) => ({ ...one, outcome: cameTo(one, i), mine: i === mine }))}
        method={WORDS.method(worlds.toLocaleString('en'), unit)}
      />
    </>
  );
}

/** One table, what one could do at it, and what that comes to. */
export function JudgementTable({ judging, home }: JudgementTableProps): VNode | null {
  const { game, tables, at } = judging;
  const table = tables[at];
  const [laid] = table?.tries ?? [];
  if (!table || !laid) return null;
  const { options, choices, asks } = table;
  const mine = chosenIn(judging);
  return (
    <Exercise
      css="judgement"
      below={<MoreBelow />}
      focus=".exercise-says button"
      changed={[at, mine]}
      head={
        <>
          <ExitLink href={`${home}learn/`} says={EVERY.back} />
          <Strip results={judgedRight(judging)} of={tables.length} at={at} />
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
      feedback={mine !== undefined && <Told judging={judging} options={options} mine={mine} />}
      controls={
        mine === undefined ? (
          <Choices
            label={WORDS.ways}
            choices={choices}
            css="is-option"
            onAnswer={(answer) => choose(Number(answer))}
          />
        ) : (
          <NextButton onGo={goOn} />
        )
      }
    />
  );
}
