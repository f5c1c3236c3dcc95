import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { judge } from '../../game/judge.ts';
import { type Citation, cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { isPerson, namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import { WORDS } from './words.ts';

const SLIDE_TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/**
 * Slides the entries of a list up when new ones are added below. The list is drawn anew for them, so that the browser
 * measures no layout shift; the focus stays in it.
 */
function useSlide(listRef: RefObject<HTMLElement>, keys: readonly string[]): void {
  const shownKey = useRef(keys.at(-1));
  const hadFocus = listRef.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    const [list, previousKey] = [listRef.current, shownKey.current];
    shownKey.current = keys.at(-1);
    if (!list || previousKey === undefined || previousKey === shownKey.current) return;
    if (hadFocus) list.querySelector<HTMLElement>('a[tabindex="0"]')?.focus({ preventScroll: true });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const entries = [...list.children].slice(keys.indexOf(previousKey) + 1);
    const distance = entries.reduce((sum, entry) => sum + entry.getBoundingClientRect().height, 0);
    list.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], SLIDE_TIMING);
  });
}

interface Props {
  readonly practice: Practice;
  readonly home: string;
  /** Whether it covers the table, on screens without space beside it. */
  readonly isOpen: boolean;
}

interface LogRow {
  readonly key: string;
  readonly says: string;
  /** The rule of the event; null if no rule applies. */
  readonly citation: Citation | null;
  readonly isOwn: boolean;
}

/** Largest number of entries shown. */
const MAX_ROWS = 60;

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the links of the list, which is a single stop of the Tab key. */
function moveFocus(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const target = links[at + (ARROW_STEPS[event.key] ?? Number.NaN)];
  if (at < 0 || !target) return;
  event.preventDefault();
  target.focus();
}

/** The latest events and moves taken back, latest last. */
function listRows(practice: Practice): readonly LogRow[] {
  const { game, match, steps, takenBack = [] } = practice;
  const firstShown = Math.max(0, steps.length - MAX_ROWS);
  return steps
    .slice(firstShown)
    .map(({ state, events }, i) => ({ state, events, step: firstShown + i }))
    .flatMap(({ state, events, step }): readonly LogRow[] => [
      ...events.map((event, i) => {
        const isOwn = match.turns[step - 1]?.seat === viewerOf(practice);
        return {
          key: `${step}.${i}`,
          says: game.texts.describeEvent(event, namingAt(practice)),
          citation: cite(game, event.rule),
          isOwn,
        };
      }),
      ...takenBack.flatMap(({ at, seat, move }, i): readonly LogRow[] => {
        if (at !== step) return [];
        const isOwn = isPerson(practice, seat);
        const words = isOwn ? WORDS.tookBack : WORDS.slipped;
        const text = words(capitalize(namingAt(practice)(seat)), game.texts.describeMove(move));
        const [finding] = isOwn ? [] : judge(game, state, seat, move).findings;
        return [
          {
            key: `back-${step}.${i}`,
            says: text,
            citation: finding ? cite(game, finding.rule) : null,
            isOwn,
          },
        ];
      }),
    ])
    .slice(-MAX_ROWS);
}

/** What has happened, latest last, each with its rule. */
export function Log({ practice, home, isOpen }: Props): VNode {
  const listRef = useRef<HTMLOListElement>(null);
  const entries = listRows(practice);
  useSlide(
    listRef,
    entries.map(({ key }) => key),
  );
  const latestLinked = entries.findLast(({ citation }) => citation)?.key;
  return (
    <section key={entries.at(-1)?.key} class={`log${isOpen ? ' is-open' : ''}`} aria-labelledby="log-title">
      <h2 id="log-title" class="label">
        {WORDS.log}
      </h2>
      {entries.length === 0 && <p class="log-empty">{WORDS.logEmpty}</p>}
      <div class="log-list">
        <ol ref={listRef} onKeyDown={moveFocus}>
          {entries.map(({ key, says, citation, isOwn }) => (
            <li key={key} class={isOwn ? 'is-mine' : undefined}>
              <span>
                <CardText text={says} />
              </span>{' '}
              {citation && (
                <a href={home + citation.path} title={citation.title} tabIndex={key === latestLinked ? 0 : -1}>
                  <span class="unseen">{WORDS.rule} </span>
                  {citation.number}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
