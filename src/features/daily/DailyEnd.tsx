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
  readonly sat: DailySession;
  /** Address of the site’s front page. */
  readonly root: string;
  readonly onLook: (at: number) => void;
  readonly onToday: () => void;
  readonly onYesterday: () => void;
  readonly onDeals: () => void;
}

/** A shareable line: one sign per puzzle, without giving any question away. */
export function formatResultRow(sat: DailySession): string {
  const went = results(sat);
  const signs = went.map((right) => (right ? '✓' : '✗')).join('');
  const right = went.filter(Boolean).length;
  return RESULT_WORDS.row(
    isPastDay(sat) ? 'The' : 'Today’s',
    dayText(sat.day.date),
    signs,
    right,
    went.length,
    formatTime(sat.sitting.spent),
  );
}

/** The result of a day, with the line to share and what to do next. */
/** Each puzzle of the day, right or wrong; pressing one shows it again. */
function PuzzleResults({ sat, onLook }: Pick<DailyEndProps, 'sat' | 'onLook'>): VNode {
  const went = results(sat);
  return (
    <ol class="daily-list">
      {sat.day.puzzles.map(({ at }, i) => (
        <li key={i.toString()} class={went[i] ? 'is-right' : ''}>
          <button type="button" onClick={() => onLook(i)} data-game={at.game.id}>
            <VerdictIcon verdict={went[i] ? 'legal' : 'illegal'} />
            <span class="unseen">{went[i] ? RESULT_WORDS.right : RESULT_WORDS.wrong}</span>
            <b>{at.game.name}</b>
            <span>{WORDS.kinds[at.posed.kind]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

export function DailyEnd({ sat, root, onLook, onToday, onYesterday, onDeals }: DailyEndProps): VNode {
  const { days } = useStore($daily);
  const [lost, setLost] = useState(false);
  const went = results(sat);
  const right = went.filter(Boolean).length;
  const row = formatResultRow(sat);
  const over = isPastDay(sat);
  const send = (): void => {
    const parcel = { title: RESULT_WORDS.sendTitle, words: row, url: `${location.origin}${root}daily/` };
    openSendSheet(parcel).catch(() => setLost(true));
  };
  return (
    <>
      <div class="focus-head">
        <ExitLink href={root} says={WORDS.home} />
      </div>
      <section class="exercise-end daily-end" aria-labelledby="daily-end">
        {over && <p class="eyebrow">{RESULT_WORDS.of(dayText(sat.day.date))}</p>}
        <h2 id="daily-end">{RESULT_WORDS.result(right, went.length)}</h2>
        <Announced>
          {RESULT_WORDS.took(formatTime(sat.sitting.spent))}{' '}
          {right === went.length ? RESULT_WORDS.all : RESULT_WORDS.some}
        </Announced>
        <PuzzleResults sat={sat} onLook={onLook} />
        <div class="buttons">
          {over && (
            <button type="button" class="button primary" onClick={onToday}>
              {WORDS.today}
            </button>
          )}
          <button type="button" class={`button${over ? '' : ' primary'}`} onClick={send}>
            {RESULT_WORDS.send}
          </button>
          {!over && (
            <button type="button" class="button" onClick={onYesterday}>
              {WORDS.yesterday}
            </button>
          )}
          <button type="button" class="button" onClick={onDeals}>
            {WORDS.deals}
          </button>
        </div>
        <Announced>{lost && RESULT_WORDS.unsent}</Announced>
        <p class="daily-days">
          {over ? RESULT_WORDS.ready : RESULT_WORDS.tomorrow} {days > 0 && RESULT_WORDS.days(days)}
        </p>
      </section>
    </>
  );
}
