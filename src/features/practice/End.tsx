import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { EndSheet } from '../../ui/end-sheet/EndSheet.tsx';
import { useKeyTurns } from '../review/KeyPositions.tsx';
import { namingAt, type Practice, sideName } from '../saved-games/index.ts';
import { useCountStep } from './count/Piles.tsx';
import { END } from './count/words.ts';
import { EndBody } from './EndBody.tsx';
import { describeLeads, LeadChart, listLeads } from './LeadChart.tsx';
import { closeSheet, dealGame, stateOf } from './practice.ts';
import { RecordLink } from './RecordLink.tsx';
import { SameDeal } from './SameDeal.tsx';
import { sendEnd, titleOf } from './send-end.ts';
import { slipsOf } from './state/slips.ts';
import { WORDS } from './words.ts';
import './end.css';

function CountResult({ says }: { readonly says: string }): VNode {
  return (
    <Announced class="end-said count-result">
      <CardText text={says} />
    </Announced>
  );
}

interface ResultProps {
  readonly practice: Practice;
  readonly nameOf: (side: number) => string;
  /** How the lead went; null where nothing was counted. */
  readonly story: string | null;
}

/** How the lead went, or the scores where no table below tells them; and what was taken back. */
function FinalResult({ practice, nameOf, story }: ResultProps): VNode {
  const { scores = [], winners = [] } = practice.game.play.outcome(stateOf(practice)) ?? {};
  const slips = slipsOf(practice).length;
  const takenBack = (practice.takenBack?.length ?? 0) - slips;
  return (
    <div class="end-said">
      {story ?? (
        <ol class="end-scores">
          {scores.map((score, side) => (
            <li key={nameOf(side)} class={winners.includes(side) ? 'is-winner' : undefined}>
              {nameOf(side)} <strong>{score}</strong>
            </li>
          ))}
        </ol>
      )}
      {takenBack > 0 && <p class="end-note">{WORDS.notClean(takenBack)}</p>}
      {slips > 0 && <p class="end-note">{WORDS.slipCount(slips)}</p>}
    </div>
  );
}

/** Sending the sheet, and the game as a record or once more. */
function MoreWays({ practice, home }: Pick<Props, 'practice' | 'home'>): VNode {
  return (
    <>
      <button type="button" class="button" onClick={() => sendEnd(practice, home)}>
        {WORDS.sendEnd}
      </button>
      <RecordLink practice={practice} home={home} />
      <SameDeal practice={practice} />
    </>
  );
}

/** The first touch only completes a count, and the second of a double click presses nothing. */
function completeCount(event: Event, skip: (() => void) | null): void {
  if (!skip && (event as MouseEvent).detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
  skip?.();
}

interface Props {
  readonly practice: Practice;
  /** The game as the last move of the counted deal left it. */
  readonly shownPractice?: Practice;
  /** Number of the step that is counted; null at the end of the game. */
  readonly at?: number | null;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

/**
 * One printed sheet in place of the table, in two steps: a deal is counted card by card; at the end of the game, who
 * won, how the lead went, and what to do next. What both steps show keeps its place.
 */
export function End({ practice, shownPractice = practice, at = null, home }: Props): VNode {
  const { game, match, strength, steps } = practice;
  const isCount = at !== null;
  const counted = useCountStep(practice, shownPractice, at);
  const { isDone, skip, result } = counted;
  const keyTurns = useKeyTurns(isCount ? null : practice);
  const step = at === null ? steps.at(-1) : steps[at];
  const leads = useMemo(() => listLeads(practice), [practice]);
  const isOver = step !== undefined && game.play.turn(step.state) === null;
  const [seats, name] = [game.seats(match.options), namingAt(practice)];
  const scores = step ? game.play.scores(step.state) : [];
  const nameOf = (side: number): string => sideName(side, scores.length, seats, name);
  const lines = (step?.events ?? []).filter((event) => event.points !== undefined);
  const primary = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => primary.current?.focus({ preventScroll: true }), [at]);
  const isCounting = isCount && !isDone;
  return (
    <EndSheet
      id={isCount ? 'count-title' : 'end-title'}
      css={isCount ? `count${isCounting ? ' is-counting' : ''}` : ''}
      isQuiet
      onClickCapture={(event) => completeCount(event, isCounting ? skip : null)}
      head={[game.name, WORDS.turnCount(match.turns.length)]}
      title={isCount ? WORDS.sheet : END.wonBy(titleOf(practice, nameOf), lines.length > 0 ? (leads.at(-1) ?? 0) : 0)}
      figure={isOver && <LeadChart leads={leads} />}
      result={
        isCount ? (
          <CountResult says={result} />
        ) : (
          <FinalResult {...{ practice, nameOf }} story={lines.length > 0 ? describeLeads(leads) : null} />
        )
      }
      ways={
        <>
          <button
            ref={primary}
            type="button"
            class="button primary"
            onClick={isCount ? closeSheet : () => dealGame(game, match.options, strength)}
          >
            {!isCount ? WORDS.again : !isDone ? WORDS.skip : isOver ? WORDS.waiting : WORDS.nextDeal}
          </button>
          {!isCount && <RecordLink {...{ practice, home }} opensReview keyTurns={keyTurns} />}
        </>
      }
      more={!isCount && <MoreWays practice={practice} home={home} />}
    >
      <EndBody {...{ practice, home, nameOf, isCount, lines, scores, counted, keyTurns }} />
    </EndSheet>
  );
}
