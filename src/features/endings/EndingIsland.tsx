import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Exercise } from '../../exercise/Exercise.tsx';
import { MoveButtons } from '../../exercise/kinds/move.tsx';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { ProgressStrip } from '../../exercise/Strip.tsx';
import { fetchJson } from '../../exercise/start.ts';
import { useExercise } from '../../exercise/use-exercise.ts';
import { WORDS as EVERY } from '../../exercise/words.ts';
import { type Ending, readEndings } from '../../scenarios/ending/ending.ts';
import { describeHidden, namesAt, openViewAt, taskText, viewerAt } from '../../scenarios/ending/played-ending.ts';
import { fetchExplainer } from '../../table/ruling/explainer.ts';
import { RulingPanel } from '../../table/ruling/lazy-ruling-panel.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { Wait } from '../../ui/focus/Wait.tsx';
import {
  $session,
  $touched,
  drop,
  type EndingSession,
  fetchEndChunk,
  fetchEndingGame,
  openEnding,
  playerSeat,
  press,
  restartEnding,
  takeBack,
  touch,
} from './ending.ts';
import { $held, heldKey } from './held-store.ts';
import './ending.css';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { EndingEndProps } from './EndingEnd.tsx';
import { EndingMessage } from './EndingMessage.tsx';
import { WORDS } from './words.ts';

/** Loaded by the first move. */
const EndingEnd = lazyComponent<EndingEndProps>(
  () => fetchEndChunk().then((module) => module.EndingEnd),
  () => null,
);

interface Props {
  readonly game: string;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

const STRIP_WORDS = { ...EVERY, at: WORDS.at, agreed: WORDS.heldMark };

interface EndingPartProps {
  readonly session: EndingSession;
}

/** The table with all hands face up. */
function EndingSheet({ session: { played, refusedTry, isWaiting } }: EndingPartProps): VNode {
  const pickedItems = useStore($touched);
  const { game, visibleState, start } = played;
  const [eyes, name] = [viewerAt(played), namesAt(played)];
  const zones = useMemo(() => game.table.zones(openViewAt(played), eyes, name), [visibleState, eyes]);
  const turn = game.play.turn(visibleState);
  return (
    <QuestionTable
      game={game}
      position={{ zones, seats: game.seats(start.options), name, seat: eyes }}
      deal={start}
      turn={turn}
      way={game.table.direction(visibleState)}
      isSorted
      picked={pickedItems}
      marked={refusedTry?.marks ?? []}
      hinted={refusedTry?.fits ?? []}
      {...(isWaiting ? {} : { onPick: touch, onDrop: drop })}
    />
  );
}

/** The moves of the game, and the button that takes one back. */
function EndingMoves({ session: { played } }: EndingPartProps): VNode {
  const pickedItems = useStore($touched);
  return (
    <MoveButtons at={playerSeat(played)} picked={pickedItems} label={WORDS.actions} css="focus-acts" onAct={press}>
      {played.previous && (
        <button type="button" class="button quiet" onClick={takeBack}>
          {WORDS.takeBack}
        </button>
      )}
    </MoveButtons>
  );
}

interface EndingProps extends EndingPartProps {
  readonly of: number;
  readonly home: string;
  readonly onNext: () => void;
}

/** A mark for each ending: ticked when the best result was reached from both sides. */
function EndingStrip({ session: { played, number }, of }: Pick<EndingProps, 'session' | 'of'>): VNode {
  const { held } = useStore($held);
  const isHeldAt = (at: number): boolean => [0, 1].every((side) => held.includes(heldKey(played.game.id, at, side)));
  const results = Array.from({ length: of }, (_, at) => isHeldAt(at) || undefined);
  return <ProgressStrip results={results} total={of} current={number} words={STRIP_WORDS} />;
}

/** The two sides: marks the one being played, and those with the best result reached. */
function EndingSides({ session: { played, number } }: EndingPartProps): VNode {
  const { held } = useStore($held);
  return (
    <ol class="ending-sides">
      {WORDS.from.map((label, side) => (
        <li key={label} class={side === played.side ? 'is-now' : undefined}>
          {label}
          {held.includes(heldKey(played.game.id, number, side)) && (
            <>
              {' '}
              ★<span class="unseen"> {WORDS.heldMark}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** An ending that fills the window: its table, and its end. */
function EndingTable({ session, of, home, onNext }: EndingProps): VNode {
  const { played, number } = session;
  const head = (
    <>
      <ExitLink href={`${home}learn/`} label={EVERY.back} />
      <EndingStrip session={session} of={of} />
      <EndingSides session={session} />
    </>
  );
  if (played.isOver)
    return (
      <>
        <div class="focus-head exercise-head ending-head">{head}</div>
        <EndingEnd played={played} number={number} of={of} onRestart={restartEnding} onNext={onNext} />
      </>
    );
  return (
    <Exercise
      css="ending"
      focus='.zone-hand button[tabindex="0"]'
      focusDependencies={[played]}
      isPlayed
      head={head}
      question={
        <div class="focus-says exercise-asked">
          <p class="exercise-tried">{WORDS.asks(taskText(played))}</p>
          <p class="ending-told">
            <CardText text={describeHidden(played)} />
          </p>
        </div>
      }
      sheet={<EndingSheet session={session} />}
      feedback={<EndingMessage session={session} home={home} />}
      controls={<EndingMoves session={session} />}
    />
  );
}

/** Index of the ending in the address: `#3` is the third. */
const readEndingIndex = (endingCount: number): number => {
  const number = Number(location.hash.slice(1));
  return Number.isInteger(number) && number >= 1 && number <= endingCount ? number - 1 : 0;
};

/** The endings of a game, each played from both sides against best play. */
export function EndingIsland({ game: id, home }: Props): VNode {
  const session = useStore($session);
  const [allEndings, setAllEndings] = useState<readonly Ending[]>([]);
  const { lost, fetchMore } = useExercise(async () => {
    const [game, json] = await Promise.all([fetchEndingGame(id), fetchJson(`${home}learn/endings.json`)]);
    const endings = readEndings(json);
    setAllEndings(endings);
    await openEnding(game, endings, { number: readEndingIndex(endings.length), side: 0 });
    await Promise.all([fetchExplainer(id), RulingPanel.fetch().catch(() => undefined)]);
  }, id);
  if (lost || !session) {
    const statusText = lost ? WORDS.unreachable : WORDS.loading;
    const exitLink = <ExitLink href={`${home}learn/`} label={EVERY.back} />;
    return <Wait introduction={WORDS.coming} exitLink={exitLink} now={statusText} />;
  }
  const openNext = (): void => {
    const number = (session.number + 1) % allEndings.length;
    history.replaceState(null, '', `#${number + 1}`);
    fetchMore(openEnding(session.played.game, allEndings, { number, side: 0 }));
  };
  return <EndingTable session={session} of={allEndings.length} home={home} onNext={openNext} />;
}
