import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { EndTable } from '../../exercise/EndTables.tsx';
import { END } from '../../exercise/end-words.ts';
import { Result } from '../../exercise/Result.tsx';
import { createSeed, fetchJson } from '../../exercise/start.ts';
import { useExercise } from '../../exercise/use-exercise.ts';
import { WORDS as EVERY, LOADING_WORDS } from '../../exercise/words.ts';
import { createRandom } from '../../random/random.ts';
import { readJudgementStock } from '../../scenarios/judgement/judgement.ts';
import { fetchTable } from '../../table/fetch-game.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { Wait } from '../../ui/focus/Wait.tsx';
import {
  $judgement,
  alternateKinds,
  choiceResults,
  type JudgementRun,
  startJudgement,
  totalLoss,
} from './judgement.ts';
import { formatFigure, WORDS } from './words.ts';
import './judgement.css';
import { JudgementTable } from './JudgementTable.tsx';

interface JudgementEndProps {
  readonly judging: JudgementRun;
  readonly home: string;
  readonly onAgain: () => void;
}

/** The result, with links to read on. */
function JudgementEnd({ judging, home, onAgain }: JudgementEndProps): VNode {
  const { game, harvested, tables } = judging;
  const lostPoints = totalLoss(judging);
  const outcomes = choiceResults(judging);
  const drawings = tables.flatMap(({ tries: [position], options: [best] }, i): readonly EndTable[] =>
    position && best
      ? [{ game, position, ringed: best.picks, isRight: outcomes[i] === true, says: <CardText text={best.says} /> }]
      : [],
  );
  return (
    <Result
      lessonsHref={`${home}learn/`}
      head={[END.series(game.name), WORDS.ringed]}
      tables={drawings}
      note={lostPoints > 0 ? WORDS.gave(formatFigure(lostPoints), harvested.unit) : WORDS.none}
      links={[
        { href: `${home}rules/strategy/`, says: WORDS.strategy },
        { href: `${home}learn/drill/`, says: WORDS.drill },
      ]}
      onAgain={onAgain}
    />
  );
}

interface Props {
  readonly game: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

/** Six positions with several legal moves, to find the best ones. */
export function JudgementIsland({ game: id, home }: Props): VNode {
  const judging = useStore($judgement);
  const startRun = useRef<() => void>(() => undefined);
  const { lost } = useExercise(async () => {
    const [game, json] = await Promise.all([fetchTable(id), fetchJson(`${home}learn/judgement.json`)]);
    const harvested = readJudgementStock(json);
    const order = alternateKinds(harvested.positions, createRandom(createSeed()));
    let nextIndex = 0;
    startRun.current = () => {
      startJudgement(game, harvested, order, nextIndex);
      nextIndex += $judgement.get()?.tables.length ?? 0;
    };
    startRun.current();
  }, id);
  if (!judging) {
    const statusText = lost ? LOADING_WORDS.unreachable : LOADING_WORDS.loading;
    const exitLink = <ExitLink href={`${home}learn/`} label={EVERY.back} />;
    return <Wait introduction={WORDS.coming} exitLink={exitLink} now={statusText} />;
  }
  if (judging.at >= judging.tables.length) {
    return <JudgementEnd judging={judging} home={home} onAgain={() => startRun.current()} />;
  }
  return <JudgementTable judging={judging} home={home} />;
}
