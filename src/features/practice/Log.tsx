import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { judge } from '../../game/judge.ts';
import { type Citation, cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { isPerson, namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import { WORDS } from './words.ts';

const TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Slides the entries of a list down when new ones are added on top. */
function useSlide(list: RefObject<HTMLElement>): void {
  const top = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const first = (list.current?.firstElementChild ?? null) as HTMLElement | null;
    const before = top.current;
    top.current = first;
    if (!first || !before?.isConnected || before === first) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const distance = first.offsetTop - before.offsetTop;
    if (distance < 0)
      list.current?.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], TIMING);
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
  readonly by: Citation | null;
  readonly mine: boolean;
}

/** Largest number of entries shown. */
const MOST_ROWS = 60;

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the links of the list, which is a single stop of the Tab key. */
function moveFocus(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const to = links[at + (ARROWS[event.key] ?? Number.NaN)];
  if (at < 0 || !to) return;
  event.preventDefault();
  to.focus();
}

/** The latest events and moves taken back, latest first. */
function listRows(practice: Practice): readonly LogRow[] {
  const { game, match, steps, takenBack = [] } = practice;
  const from = Math.max(0, steps.length - MOST_ROWS);
  return steps
    .slice(from)
    .map(({ state, events }, i) => ({ state, events, step: from + i }))
    .flatMap(({ state, events, step }): readonly LogRow[] => [
      ...events.map((event, i) => {
        const isOwn = match.turns[step - 1]?.seat === viewerOf(practice);
        return {
          key: `${step}.${i}`,
          says: game.texts.describeEvent(event, namingAt(practice)),
          by: cite(game, event.rule),
          mine: isOwn,
        };
      }),
      ...takenBack.flatMap(({ at, seat, move }, i): readonly LogRow[] => {
        if (at !== step) return [];
        const isOwn = isPerson(practice, seat);
        const words = isOwn ? WORDS.tookBack : WORDS.slipped;
        const text = words(sentence(namingAt(practice)(seat)), game.texts.describeMove(move));
        const [finding] = isOwn ? [] : judge(game, state, seat, move).findings;
        return [
          {
            key: `back-${step}.${i}`,
            says: text,
            by: finding ? cite(game, finding.rule) : null,
            mine: isOwn,
          },
        ];
      }),
    ])
    .slice(-MOST_ROWS)
    .reverse();
}

/** What has happened, latest first, each with its rule. */
export function Log({ practice, home, isOpen }: Props): VNode {
  const list = useRef<HTMLOListElement>(null);
  useSlide(list);
  const entries = listRows(practice);
  const first = entries.find(({ by }) => by)?.key;
  return (
    <section class={`log${isOpen ? ' is-open' : ''}`} aria-labelledby="log-title">
      <h2 id="log-title" class="label">
        {WORDS.log}
      </h2>
      {entries.length === 0 && <p class="log-empty">{WORDS.logEmpty}</p>}
      <div class="log-list">
        <ol ref={list} onKeyDown={moveFocus}>
          {entries.map(({ key, says, by, mine }) => (
            <li key={key} class={mine ? 'is-mine' : undefined}>
              <span>
                <CardText text={says} />
              </span>{' '}
              {by && (
                <a href={home + by.path} title={by.title} tabIndex={key === first ? 0 : -1}>
                  <span class="unseen">{WORDS.rule} </span>
                  {by.number}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
