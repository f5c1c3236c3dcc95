import { useStore } from '@nanostores/preact';
import { Fragment, type VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../game/game.ts';
import { cite } from '../../referee/told.ts';
import type { Practice } from '../../stores/match-record.ts';
import { sideName } from '../../stores/names.ts';
import { $sheet, closeSheet } from '../../stores/practice.ts';
import { CardText } from '../card/CardText.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly practice: Practice;
  readonly home: string;
}

const sideOf = ({ side, seat }: GameEvent): number | null => side ?? seat;

/** The count of a session or round, line by line, when it is over. */
export function ScoreSheet({ practice, home }: Props): VNode {
  const at = useStore($sheet);
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const step = at === null ? undefined : practice.steps[at];
  useEffect(() => {
    if (step && !dialog.current?.open) {
      dialog.current?.showModal();
      // Else the first law would have the focus, and Enter would leave the table.
      next.current?.focus({ preventScroll: true });
    }
    if (!step) dialog.current?.close();
  }, [step]);

  const { game, match } = practice;
  const scores = step ? game.scores(step.state) : [];
  const lines = step?.events.filter(({ kind }) => kind === 'scored') ?? [];
  const rules = [...new Set(lines.map(({ rule }) => rule))];
  const seats = Number(match.options['seats']);
  const points = (side: number, rule?: string): number =>
    lines
      .filter((line) => sideOf(line) === side && (rule === undefined || line.rule === rule))
      .reduce((sum, { n = 0 }) => sum + n, 0);
  const sides = scores.map((_, side) => side);

  return (
    <dialog ref={dialog} class="sheet" aria-labelledby="sheet-title" onClose={closeSheet}>
      <h2 id="sheet-title">{WORDS.sheet}</h2>
      <div class="sheet-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {sides.map((side) => (
                <th key={side} scope="col">
                  {sideName(side, sides.length, seats)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => {
              const { number, title, path } = cite(game, rule);
              const texts = lines
                .filter((line) => line.rule === rule && (line.n !== 0 || sideOf(line) === null))
                .flatMap(({ text }) => (text ? [text] : []));
              return (
                <Fragment key={rule}>
                  <tr>
                    <th scope="row">
                      <a href={home + path}>{number}</a> {title}
                    </th>
                    {sides.map((side) => (
                      <td key={side}>{points(side, rule) || '–'}</td>
                    ))}
                  </tr>
                  {texts.length > 0 && (
                    <tr class="sheet-why">
                      <td colSpan={sides.length + 1}>
                        {[...new Set(texts)].map((text) => (
                          <span key={text}>
                            <CardText text={text} />{' '}
                          </span>
                        ))}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{WORDS.total}</th>
              {sides.map((side) => (
                <td key={side}>{points(side)}</td>
              ))}
            </tr>
            <tr class="sheet-totals">
              <th scope="row">{WORDS.totals}</th>
              {scores.map((score, side) => (
                <td key={sides[side]}>{score}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <form method="dialog">
        <button ref={next} type="submit" class="button primary">
          {WORDS.next}
        </button>
      </form>
    </dialog>
  );
}
