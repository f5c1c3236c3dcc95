import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { judge } from '../../game/judge.ts';
import { type Citation, cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { isPerson, namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import { WORDS } from './words.ts';

const SLIDE_TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Slides the entries of a list up when new ones are added below. */
function useSlide(listRef: RefObject<HTMLElement>): void {
  const top = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const newestEntry = (listRef.current?.lastElementChild ?? null) as HTMLElement | null;
    const previousEntry = top.current;
    top.current = newestEntry;
    if (!newestEntry || !previousEntry?.isConnected || previousEntry === newestEntry) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const distance = newestEntry.offsetTop - previousEntry.offsetTop;
    if (distance > 0)
      listRef.current?.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], SLIDE_TIMING);
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
  useSlide(listRef);
  const entries = listRows(practice);
  const latestLinked = entries.findLast(({ citation }) => citation)?.key;
  return (
    <section class={`log${isOpen ? ' is-open' : ''}`} aria-labelledby="log-title">
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
