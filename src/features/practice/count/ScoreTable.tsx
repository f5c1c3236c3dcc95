import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Game } from '../../../game/game.ts';
import type { GameEvent } from '../../../game/play.ts';
import { cite } from '../../../referee/cite.ts';
import { Announced } from '../../../ui/announce/Announced.tsx';
import { CardText } from '../../../ui/card/CardText.tsx';
import { END } from './words.ts';

interface Props {
  readonly game: Game;
  readonly nameOf: (side: number) => string;
  /** Score events; some carry no points. */
  readonly lines: readonly GameEvent[];
  /** Totals after the deal. */
  readonly scores: readonly number[];
  readonly home: string;
}

const sideOf = ({ side, seat }: GameEvent): number | null => side ?? seat;

export const pointsOf = (lines: readonly GameEvent[], side: number): number =>
  lines.filter((line) => sideOf(line) === side).reduce((sum, line) => sum + (line.points ?? 0), 0);

/**
 * The reasons for the points of one rule, in sentences, or for no points if nobody scored by it. With several, each
 * names its side.
 */
function explainLines({ game, nameOf }: Pick<Props, 'game' | 'nameOf'>, lines: readonly GameEvent[]): string {
  const scoringLines = lines.filter((line) => line.points !== 0 || sideOf(line) === null);
  const reasons = (scoringLines.length > 0 ? scoringLines : lines).flatMap((line) => {
    const reason = game.texts.describeScore?.(line);
    return reason ? [{ side: sideOf(line), says: reason }] : [];
  });
  const texts = reasons.map(({ side, says }) =>
    reasons.length > 1 && side !== null ? `${nameOf(side)}: ${says}` : says,
  );
  return [...new Set(texts)].join(' ');
}

/** The score of a deal: a line for each rule, a column for each side. A touched line tells its reason below. */
export function ScoreTable({ game, nameOf, lines, scores, home }: Props): VNode {
  const [shownRule, setShownRule] = useState<string | null>(null);
  const rules = [...new Set(lines.map(({ rule }) => rule))];
  const linesOf = (rule: string): readonly GameEvent[] => lines.filter((line) => line.rule === rule);
  const sides = scores.map((_, side) => side);
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col">
                {nameOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => {
            const { number, title, path } = cite(game, rule);
            return (
              <tr key={rule}>
                <th scope="row">
                  <a href={home + path}>{number}</a>{' '}
                  <button type="button" aria-pressed={rule === shownRule} onClick={() => setShownRule(rule)}>
                    {title}
                  </button>
                </th>
                {sides.map((side) => (
                  <td key={side}>{pointsOf(linesOf(rule), side) || '–'}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{END.total}</th>
            {sides.map((side) => (
              <td key={side}>{pointsOf(lines, side)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{END.totals}</th>
            {scores.map((score, side) => (
              <td key={sides[side]}>{score}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Announced class="end-note">
        <CardText text={shownRule === null ? END.touchLine : explainLines({ game, nameOf }, linesOf(shownRule))} />
      </Announced>
    </>
  );
}
