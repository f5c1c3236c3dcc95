import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type EndTable, EndTables } from '../../exercise/EndTables.tsx';
import { END } from '../../exercise/end-words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { EndSheet } from '../../ui/end-sheet/EndSheet.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { openSendSheet } from '../share/index.ts';
import { findBestMove } from './answer-text.ts';
import { type DailySession, isPastDay, results } from './daily.ts';
import { streakAt } from './daily-record.ts';
import { $daily } from './daily-store.ts';
import { puzzlePicks } from './laid-puzzle.ts';
import { formatTime, RESULT_WORDS } from './result-words.ts';
import { dayText, WORDS } from './words.ts';

export interface DailyEndProps {
  readonly session: DailySession;
  /** Address of the site's front page. */
  readonly root: string;
  readonly onLook: (at: number) => void;
  readonly onToday: () => void;
  readonly onYesterday: () => void;
  readonly onDeals: () => void;
}

/** A line to share: one sign per puzzle. It reveals no question and no answer. */
export function formatResultRow(session: DailySession): string {
  const outcomes = results(session);
  const signs = outcomes.map((isRight) => (isRight ? '✓' : '✗')).join('');
  const rightCount = outcomes.filter(Boolean).length;
  return RESULT_WORDS.row(
    isPastDay(session),
    dayText(session.day.date),
    RESULT_WORDS.score(signs, rightCount, outcomes.length),
    formatTime(session.sitting.spent),
  );
}

const sendResult = (session: DailySession, root: string): Promise<void> =>
  openSendSheet({
    title: RESULT_WORDS.sendTitle,
    words: formatResultRow(session),
    url: `${location.origin}${root}daily/`,
  });

/** The puzzles of the day with their outcomes; pressing a puzzle shows it again. */
function drawPuzzles({ session, onLook }: Pick<DailyEndProps, 'session' | 'onLook'>): readonly EndTable[] {
  const outcomes = results(session);
  return session.day.puzzles.flatMap((puzzle, i): readonly EndTable[] => {
    const { settled, tries } = puzzle;
    const [position] = tries;
    if (!position) return [];
    const { game, posed } = settled;
    const says = (
      <>
        <b>{game.name}</b> {RESULT_WORDS.kinds[posed.kind]}
      </>
    );
    const bestMove = findBestMove(settled);
    const ringed = bestMove ? game.table.picksOf(settled.view, settled.seat, bestMove) : puzzlePicks(puzzle, true, []);
    return [{ game, position, ringed, isRight: outcomes[i] === true, says, onOpen: () => onLook(i) }];
  });
}

/** The result of a day, with the line to share and what to do next. */
export function DailyEnd({ session, root, onLook, onToday, onYesterday, onDeals }: DailyEndProps): VNode {
  const daily = useStore($daily);
  const streak = streakAt(daily, session.today);
  const [hasFailed, setHasFailed] = useState(false);
  const outcomes = results(session);
  const rightCount = outcomes.filter(Boolean).length;
  const isOver = isPastDay(session);
  const send = (): Promise<void> => sendResult(session, root).catch(() => setHasFailed(true));
  return (
    <>
      <div class="focus-head">
        <ExitLink href={root} label={WORDS.home} />
      </div>
      <EndSheet
        id="daily-end"
        head={[RESULT_WORDS.of(dayText(session.day.date)), RESULT_WORDS.took(formatTime(session.sitting.spent))]}
        title={END.result(rightCount, outcomes.length)}
        result={
          <p class="end-note">
            {END.praise(rightCount, outcomes.length)} {rightCount < outcomes.length && RESULT_WORDS.some}{' '}
            {isOver ? (
              RESULT_WORDS.ready
            ) : streak > 1 ? (
              <strong>{RESULT_WORDS.inARow(streak)}</strong>
            ) : (
              RESULT_WORDS.tomorrow
            )}{' '}
            {daily.days > (streak > 1 ? streak : 0) && RESULT_WORDS.days(daily.days)}
          </p>
        }
        ways={
          <>
            {isOver && (
              <button type="button" class="button primary" onClick={onToday}>
                {WORDS.today}
              </button>
            )}
            <button type="button" class={`button${isOver ? '' : ' primary'}`} onClick={send}>
              {RESULT_WORDS.send}
            </button>
            {!isOver && (
              <button type="button" class="button" onClick={onDeals}>
                {WORDS.deals}
              </button>
            )}
          </>
        }
        more={
          <button type="button" class="button" onClick={isOver ? onDeals : onYesterday}>
            {isOver ? WORDS.deals : WORDS.yesterday}
          </button>
        }
      >
        <EndTables tables={drawPuzzles({ session, onLook })} />
        <Announced>{hasFailed && RESULT_WORDS.unsent}</Announced>
      </EndSheet>
    </>
  );
}
