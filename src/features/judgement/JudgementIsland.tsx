import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Choices, Onward } from '../../exercise/Answers.tsx';
import { fetchJson, freshSeed, WAIT } from '../../exercise/begin.ts';
import { Exercise } from '../../exercise/Exercise.tsx';
import { Figures } from '../../exercise/Figures.tsx';
import { Remark } from '../../exercise/Remark.tsx';
import { Result } from '../../exercise/Result.tsx';
import { withoutStop } from '../../exercise/run.ts';
import { Sheet } from '../../exercise/Sheet.tsx';
import { Strip } from '../../exercise/Strip.tsx';
import { useExercise } from '../../exercise/use-exercise.ts';
import { WORDS as EVERY } from '../../exercise/words.ts';
import { seeded } from '../../random/random.ts';
import { readHarvested } from '../../scenarios/judgement/judgement.ts';
import { fetchTable } from '../../table/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { Out } from '../../ui/focus/Out.tsx';
import { Below } from '../../ui/focus/soon.tsx';
import {
  $judging,
  choose,
  chosenIn,
  givenAway,
  goOn,
  inTurn,
  type Judging,
  judgedRight,
  layJudging,
  type Option,
} from './judgement.ts';
import { figure, WORDS } from './words.ts';
import './judgement.css';

interface JudgementTableProps {
  readonly judging: Judging;
  readonly home: string;
}

/** What an option comes to, in a few words. */
const cameTo = ({ behind, give, right }: Option, i: number): string => {
  if (i === 0) return WORDS.isBest;
  return right ? WORDS.asGood(figure(behind)) : WORDS.behind(figure(behind), figure(give));
};

interface ToldProps {
  readonly judging: Judging;
  readonly options: readonly Option[];
  /** Which of them was chosen. */
  readonly mine: number;
}

/** What one chose, and what each way comes to, the best first. */
function Told({ judging: { harvested }, options, mine }: ToldProps): VNode | null {
  const { unit, worlds } = harvested;
  const own = options[mine];
  if (!own) return null;
  const says = mine === 0 ? WORDS.best : own.right ? WORDS.fine : WORDS.costs(figure(own.behind), unit);
  return (
    <>
      <Remark right={own.right} says={says} mine={<CardText text={withoutStop(own.says)} />} />
      <Figures
        lines={options.map((one, i) => ({ ...one, came: cameTo(one, i), mine: i === mine }))}
        method={WORDS.method(worlds.toLocaleString('en'), unit)}
      />
    </>
  );
}

/** One table, what one could do at it, and what that comes to. */
function JudgementTable({ judging, home }: JudgementTableProps): VNode | null {
  const { game, tables, at } = judging;
  const table = tables[at];
  const [laid] = table?.tries ?? [];
  if (!table || !laid) return null;
  const { options, choices, asks } = table;
  const mine = chosenIn(judging);
  return (
    <Exercise
      css="judgement"
      below={<Below />}
      focus=".exercise-says button"
      changed={[at, mine]}
      head={
        <>
          <Out href={`${home}learn/`} says={EVERY.back} />
          <Strip results={judgedRight(judging)} of={tables.length} at={at} />
          <p class="exercise-at">{EVERY.at(at + 1, tables.length)}</p>
        </>
      }
      asked={
        <div class="focus-says exercise-asked">
          <Announced class="exercise-tried">{asks}</Announced>
        </div>
      }
      sheet={
        <Sheet
          game={game}
          laid={laid}
          deal={at}
          picked={options[mine ?? -1]?.picks ?? []}
          hinted={mine ? (options[0]?.picks ?? []) : []}
        />
      }
      told={mine !== undefined && <Told judging={judging} options={options} mine={mine} />}
      ways={
        mine === undefined ? (
          <Choices
            label={WORDS.ways}
            choices={choices}
            css="is-option"
            onAnswer={(answer) => choose(Number(answer))}
          />
        ) : (
          <Onward onGo={goOn} />
        )
      }
    />
  );
}

interface JudgementEndProps {
  readonly judging: Judging;
  readonly home: string;
  readonly onAgain: () => void;
}

/** How it went, and where to read on. */
function JudgementEnd({ judging, home, onAgain }: JudgementEndProps): VNode {
  const gave = givenAway(judging);
  return (
    <Result lessons={`${home}learn/`} went={judgedRight(judging)} onAgain={onAgain}>
      <p>{gave > 0 ? WORDS.gave(figure(gave), judging.harvested.unit) : WORDS.none}</p>
      <ul>
        <li>
          <a href={`${home}rules/strategy/`}>{WORDS.strategy}</a>
        </li>
        <li>
          <a href={`${home}learn/drill/`}>{WORDS.drill}</a>
        </li>
      </ul>
    </Result>
  );
}

interface Props {
  readonly game: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** Six tables at which everything is allowed, and not everything is wise. */
export function JudgementIsland({ game: id, home }: Props): VNode {
  const judging = useStore($judging);
  const deal = useRef<() => void>(() => undefined);
  const lost = useExercise(async () => {
    const [game, json] = await Promise.all([fetchTable(id), fetchJson(`${home}learn/judgement.json`)]);
    const harvested = readHarvested(json);
    const order = inTurn(harvested.positions, seeded(freshSeed()));
    let next = 0;
    deal.current = () => {
      layJudging(game, harvested, order, next);
      next += $judging.get()?.tables.length ?? 0;
    };
    deal.current();
  }, id);
  if (!judging) return <p class="exercise-wait">{lost ? WAIT.unreachable : WAIT.loading}</p>;
  if (judging.at >= judging.tables.length) {
    return <JudgementEnd judging={judging} home={home} onAgain={() => deal.current()} />;
  }
  return <JudgementTable judging={judging} home={home} />;
}
