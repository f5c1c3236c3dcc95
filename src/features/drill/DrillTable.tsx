import type { VNode } from 'preact';
import { capitalize } from '../../cards/words.ts';
import { Choices, NextButton } from '../../exercise/Answers.tsx';
import { Exercise } from '../../exercise/Exercise.tsx';
import type { RuledKind } from '../../exercise/item.ts';
import { ReplaySteps } from '../../exercise/kinds/replay.tsx';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { isAnswerShown } from '../../exercise/run.ts';
import { ProgressStrip } from '../../exercise/Strip.tsx';
import { WORDS as EVERY, LOADING_WORDS } from '../../exercise/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { MoreBelow } from '../../ui/focus/lazy-more-below.tsx';
import { Countdown } from './Countdown.tsx';
import { currentQuestion, type Drill, nextTable, results, selectMove, submitAnswer } from './drill.ts';
import { DrillVerdict } from './lazy-views.tsx';
import type { DrillTable as Table } from './table.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly home: string;
  readonly spent: number;
  /** Adds thinking time in ms. */
  readonly onSpend: (ms: number) => void;
}

interface DrillPartProps {
  readonly drill: Drill;
  readonly table: Table;
}

/** The try, the question, and the house rules it is tried by. */
function DrillQuestion({ drill, table }: DrillPartProps): VNode {
  const { kind, house, tries } = table;
  const { shownTry } = drill;
  const { says, name, seat } = tries[shownTry] ?? { says: '', name: String, seat: 0 };
  const { asks } = currentQuestion(drill, table);
  return (
    <div class="focus-says exercise-asked">
      {kind === 'replay' && (
        <p class="exercise-house">{WORDS.moveOf(capitalize(name(seat)), shownTry + 1, tries.length)}</p>
      )}
      <Announced class="exercise-tried">
        <CardText text={says} />
      </Announced>
      {kind !== 'legal' && <p class="exercise-asks">{asks}</p>}
      {house.map((rule) => (
        <p key={rule} class="exercise-house">
          {rule}
        </p>
      ))}
    </div>
  );
}

/** The answer controls of a table. */
function DrillAnswers({ drill, table }: DrillPartProps): VNode {
  const { kind, choices } = currentQuestion(drill, table);
  if (kind === 'replay') {
    return <ReplaySteps look={drill.shownTry} of={table.tries.length} onLook={selectMove} onAnswer={submitAnswer} />;
  }
  // Titles of rules load with the laws, just after the table.
  if (!drill.judgedGame && kind === 'rule') return <p class="focus-ways exercise-says">{LOADING_WORDS.loading}</p>;
  return <Choices label={WORDS.labels[kind]} choices={choices} css={`is-${kind}`} onAnswer={submitAnswer} />;
}

/** Whether a line says where the answer will appear; choices of rules and options need its room. */
const SHOWS_PROMPT: Readonly<Record<RuledKind, boolean>> = { legal: true, replay: true, rule: false, option: false };

/** A table, the try on it, and the answer; then the referee's ruling. */
export function DrillTable({ drill, home, spent, onSpend }: Props): VNode | null {
  const { game, tables, at, shownTry, asksWhy } = drill;
  const table = tables[at];
  const position = table?.tries[shownTry];
  if (!table || !position) return null;
  const isRevealed = isAnswerShown(drill);
  const { tried, picks } = position;
  const prompt = SHOWS_PROMPT[currentQuestion(drill, table).kind] && <p class="exercise-quiet">{WORDS.quiet}</p>;
  return (
    <Exercise
      css={`drill is-${table.kind}`}
      scrollButton={<MoreBelow />}
      focus=".exercise-says button"
      focusDependencies={[at, asksWhy, isRevealed]}
      head={
        <>
          <ExitLink href={`${home}learn/`} label={EVERY.back} />
          <ProgressStrip results={results(drill)} total={tables.length} current={at} />
          <p class="exercise-at">{EVERY.at(at + 1, tables.length)}</p>
          <Countdown isRunning={!isRevealed} spent={spent} onSpend={onSpend} />
        </>
      }
      question={<DrillQuestion drill={drill} table={table} />}
      sheet={
        <QuestionTable
          game={game}
          position={position}
          deal={at}
          picked={picks}
          marked={(isRevealed && tried?.marks) || []}
          hinted={(isRevealed && tried?.fits) || []}
        />
      }
      feedback={isRevealed ? <DrillVerdict drill={drill} table={table} home={home} /> : prompt}
      controls={isRevealed ? <NextButton onGo={nextTable} /> : <DrillAnswers drill={drill} table={table} />}
    />
  );
}
