import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { type Cited, cite } from '../../referee/cite.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Entry, Undo } from './Entry.tsx';
import { Chart, More } from './soon.tsx';
import { $draft, $said, act, followingGame, mend } from './state/pad.ts';
import { openingOf, type PadGame, type Standing } from './state/reckon.ts';
import type { Sheet } from './state/sheet.ts';
import { WORDS } from './words.ts';

interface RoundsProps {
  readonly standing: Standing;
  /** What a line is called. */
  readonly round: string;
  /** The round that is being mended. */
  readonly at: number | null;
  readonly onMend: () => void;
}

/** Who came and who left before a round. */
function changes({ openings, sides }: Standing, round: number): readonly string[] {
  const [before, now] = [openings[round - 1], openings[round]];
  if (!before || !now) return [];
  const came = now.seated.filter((place) => !before.seated.includes(place));
  const left = before.seated.filter((place) => !now.seated.includes(place));
  return [
    ...came.map((place) => WORDS.came(sides[place] ?? '', now.totals[now.places.indexOf(place)] ?? 0)),
    ...left.map((place) => WORDS.left(sides[place] ?? '')),
  ];
}

/** Every round that was written down, the last first; a touch opens it again. */
function Rounds({ standing, round, at, onMend }: RoundsProps): VNode {
  const { openings, rounds, sides } = standing;
  if (rounds.length === 0) return <p class="pad-nothing">{WORDS.nothing}</p>;
  const open = (which: number): void => {
    mend(which);
    onMend();
  };
  return (
    <table class="pad-sheet">
      <caption class="unseen">{WORDS.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{sentence(round)}</th>
          {sides.map((who, side) => (
            <th key={side} scope="col">
              {who}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds
          .map(({ gains, totals, doubts, fault, note }, i) => (
            <tr key={i} class={i === at ? 'is-open' : ''}>
              <th scope="row">
                <button
                  type="button"
                  onClick={() => open(i)}
                  aria-label={WORDS.again(sentence(round), i + 1)}
                >
                  {i + 1}
                </button>
                {[note, ...changes(standing, i)].map((says) => says && <small key={says}>{says}</small>)}
              </th>
              {sides.map((_, place) => {
                const side = openings[i]?.places.indexOf(place) ?? -1;
                if (side < 0) return <td key={place} />;
                const n = gains[side] ?? 0;
                return (
                  <td key={place}>
                    {fault ? '–' : n > 0 ? `+${n}` : String(n).replace('-', '−')}
                    <strong>{totals[side]}</strong>
                  </td>
                );
              })}
              {(fault || doubts.length > 0) && (
                <td class="pad-mark" title={fault ? fault.says : doubts[0]?.says}>
                  <span aria-hidden="true">!</span>
                  <span class="unseen">{fault ? WORDS.wrong : WORDS.doubtful}</span>
                </td>
              )}
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  );
}

interface NextProps {
  readonly game: PadGame;
  readonly standing: Standing;
  /** Which round is looked at once more; null where the next is written down. */
  readonly at: number | null;
  readonly home: string;
}

/** Who deals and begins, or who has won, with the rule that says so; or which round is being changed. */
function Next({ game, standing, at, home }: NextProps): VNode {
  const { endedAt, rounds, next } = standing;
  const { round } = game.pad;
  if (at !== null) {
    return (
      <p class="pad-next">
        <strong>{WORDS.again(sentence(round), at + 1)}.</strong>
      </p>
    );
  }
  const link = (id: string | null): VNode | null => {
    if (id === null) return null;
    const rule = cite(game, id);
    return (
      <a href={home + rule.path} title={rule.law}>
        <span class="unseen">{WORDS.rule} </span>
        {rule.number}
      </a>
    );
  };
  const ended = endedAt === null ? undefined : rounds[endedAt];
  if (ended?.next.over && endedAt !== null) {
    const { winners, rule } = ended.next.over;
    const points = ended.totals.toSorted((a, b) => (game.pad.best === 'most' ? b - a : a - b));
    const sides = game.pad.sides(openingOf(standing, endedAt));
    const who = winners.map((side) => sides[side] ?? '');
    return (
      <Announced class="pad-next is-over">
        <strong>{WORDS.won(who, sides.length, points.join(' to '))}</strong> {link(rule)}
        {rounds.length > endedAt + 1 && ` ${WORDS.past(round, endedAt + 1)}`}
      </Announced>
    );
  }
  return (
    <p class="pad-next">
      <strong>{WORDS.next(sentence(round), rounds.length + 1)}</strong> {next.says} {link(next.rule)}
    </p>
  );
}

interface OverProps {
  readonly onNew: () => void;
  readonly onPlayOn: () => void;
}

/** What one can do once somebody has won. */
function Over({ onNew, onPlayOn }: OverProps): VNode {
  const first = useRef<HTMLButtonElement>(null);
  // What was typed into is gone: the keys go on from here.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="pad-buttons">
      <Undo />
      <button type="button" class="button" onClick={onPlayOn}>
        {WORDS.playOn}
      </button>
      <button ref={first} type="button" class="button primary" onClick={onNew}>
        {WORDS.newGame}
      </button>
    </div>
  );
}

/** Everybody with what they have; marked who is ahead, and who has left. */
function Totals({ game, standing }: { readonly game: PadGame; readonly standing: Standing }): VNode {
  const { sides, totals, rounds } = standing;
  const { places } = openingOf(standing, null);
  const best = (game.pad.best === 'most' ? Math.max : Math.min)(...places.map((side) => totals[side] ?? 0));
  const mark = (side: number): string => {
    if (!places.includes(side)) return 'is-gone';
    return rounds.length > 0 && totals[side] === best ? 'is-ahead' : '';
  };
  return (
    <ol class="pad-totals" data-columns={sides.length}>
      {sides.map((who, side) => (
        <li key={side} class={mark(side)}>
          <span>
            {who}
            {!places.includes(side) && ` ${WORDS.gone}`}
          </span>{' '}
          <strong>{String(totals[side]).replace('-', '−')}</strong>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly game: PadGame;
  readonly sheet: Sheet;
  readonly standing: Standing;
  readonly home: string;
  readonly leaves: Cited;
  readonly onNew: () => void;
}

/** The sheet of a table: how it stands, the round that comes, and all that came before. */
export function SheetView({ game, sheet, standing, home, leaves, onNew }: Props): VNode {
  const draft = useStore($draft);
  const said = useStore($said);
  const [more, setMore] = useState(false);
  const [on, setOn] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const over = standing.endedAt !== null;
  const at = draft?.at ?? null;
  const again = (): void => act({ type: 'begin', sheet: followingGame(game, sheet, standing) });
  return (
    <div class="pad">
      <div ref={top} class="pad-top">
        <Totals game={game} standing={standing} />
        <button type="button" class="pad-more" aria-label={WORDS.tables} onClick={() => setMore(true)}>
          <span aria-hidden="true">•••</span>
        </button>
        <Announced class="pad-said">{said}</Announced>
      </div>
      <div class="pad-now">
        <Next game={game} standing={standing} at={at} home={home} />
        {over && at === null && on !== sheet.id ? (
          <Over onNew={again} onPlayOn={() => setOn(sheet.id)} />
        ) : (
          <Entry game={game} standing={standing} home={home} />
        )}
      </div>
      <Rounds
        standing={standing}
        round={game.pad.round}
        at={at}
        onMend={() => top.current?.scrollIntoView({ block: 'start' })}
      />
      {standing.rounds.filter(({ gains }) => gains.some((n) => n !== 0)).length > 1 && (
        <Chart standing={standing} />
      )}
      {more && (
        <More
          home={home}
          leaves={leaves}
          game={game}
          onClose={() => setMore(false)}
          onNew={() => {
            setMore(false);
            onNew();
          }}
        />
      )}
    </div>
  );
}
