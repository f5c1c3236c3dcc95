import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { openSendSheet } from '../share/index.ts';
import { type DailySession, isPastDay, results } from './daily.ts';
import { $daily } from './daily-store.ts';
import { dayText, formatTime, RESULT_WORDS } from './result-words.ts';
import { WORDS } from './words.ts';

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
    signs,
    rightCount,
    outcomes.length,
    formatTime(session.sitting.spent),
  );
}

/** Lists the puzzles of the day with their outcomes; pressing a puzzle shows it again. */
function PuzzleResults({ session, onLook }: Pick<DailyEndProps, 'session' | 'onLook'>): VNode {
  const outcomes = results(session);
  return (
    <ol class="daily-list">
      {session.day.puzzles.map(({ settled }, i) => (
        <li key={i.toString()} class={outcomes[i] ? 'is-right' : ''}>
          <button type="button" onClick={() => onLook(i)} data-game={settled.game.id}>
            <VerdictIcon verdict={outcomes[i] ? 'legal' : 'illegal'} />
            <span class="unseen">{outcomes[i] ? RESULT_WORDS.right : RESULT_WORDS.wrong}</span>
            <b>{settled.game.name}</b>
            <span>{WORDS.kinds[settled.posed.kind]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The result of a day, with the line to share and what to do next. */
export function DailyEnd({ session, root, onLook, onToday, onYesterday, onDeals }: DailyEndProps): VNode {
  const { days } = useStore($daily);
  const [hasFailed, setHasFailed] = useState(false);
  const outcomes = results(session);
  const rightCount = outcomes.filter(Boolean).length;
  const row = formatResultRow(session);
  const isOver = isPastDay(session);
  const send = (): void => {
    const message = { title: RESULT_WORDS.sendTitle, words: row, url: `${location.origin}${root}daily/` };
    openSendSheet(message).catch(() => setHasFailed(true));
  };
  return (
    <>
      <div class="focus-head">
        <ExitLink href={root} label={WORDS.home} />
      </div>
      <section class="exercise-end daily-end" aria-labelledby="daily-end">
        {isOver && <p class="eyebrow">{RESULT_WORDS.of(dayText(session.day.date))}</p>}
        <h2 id="daily-end">{RESULT_WORDS.result(rightCount, outcomes.length)}</h2>
        <Announced>
          {RESULT_WORDS.took(formatTime(session.sitting.spent))}{' '}
          {rightCount === outcomes.length ? RESULT_WORDS.all : RESULT_WORDS.some}
        </Announced>
        <PuzzleResults session={session} onLook={onLook} />
        <div class="buttons">
          {isOver && (
            <button type="button" class="button primary" onClick={onToday}>
              {WORDS.today}
            </button>
          )}
          <button type="button" class={`button${isOver ? '' : ' primary'}`} onClick={send}>
            {RESULT_WORDS.send}
          </button>
          {!isOver && (
            <button type="button" class="button" onClick={onYesterday}>
              {WORDS.yesterday}
            </button>
          )}
          <button type="button" class="button" onClick={onDeals}>
            {WORDS.deals}
          </button>
        </div>
        <Announced>{hasFailed && RESULT_WORDS.unsent}</Announced>
        <p class="daily-days">
          {isOver ? RESULT_WORDS.ready : RESULT_WORDS.tomorrow} {days > 0 && RESULT_WORDS.days(days)}
        </p>
      </section>
    </>
  );
}
