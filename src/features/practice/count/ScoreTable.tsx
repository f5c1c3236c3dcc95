import type { VNode } from 'preact';
import type { Game } from '../../../game/game.ts';
import type { GameEvent } from '../../../game/play.ts';
import type { SeatNamer } from '../../../game/seat.ts';
import { cite } from '../../../referee/cite.ts';
import { CardText } from '../../../ui/card/CardText.tsx';
import { sideName } from '../../saved-games/index.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly game: Game;
  readonly seats: number;
  readonly name: SeatNamer;
  /** Score events; some carry no points. */
  readonly lines: readonly GameEvent[];
  /** Totals after the deal. */
  readonly scores: readonly number[];
  readonly home: string;
}

const sideOf = ({ side, seat }: GameEvent): number | null => side ?? seat;

const points = (lines: readonly GameEvent[], side: number): number =>
  lines.filter((line) => sideOf(line) === side).reduce((sum, line) => sum + (line.points ?? 0), 0);

/** The score of a deal: a row for each rule, a column for each side. */
export function ScoreTable({ game, seats, name, lines, scores, home }: Props): VNode {
  const rules = [...new Set(lines.map(({ rule }) => rule))];
  const sides = scores.map((_, side) => side);
  return (
    <table>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              {sideName(side, sides.length, seats, name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <RuleRows
            key={rule}
            game={game}
            seats={seats}
            name={name}
            lines={lines.filter((line) => line.rule === rule)}
            rule={rule}
            sides={sides}
            home={home}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{WORDS.total}</th>
          {sides.map((side) => (
            <td key={side}>{points(lines, side)}</td>
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
  );
}

interface RuleProps extends Pick<Props, 'game' | 'seats' | 'name' | 'lines' | 'home'> {
  readonly rule: string;
  readonly sides: readonly number[];
}

/** Points and reasons of one rule. With several reasons, each names its side. */
function RuleRows({ game, seats, name, lines, rule, sides, home }: RuleProps): VNode {
  const { number, title, path } = cite(game, rule);
  const reasons = lines
    .filter((line) => line.points !== 0 || sideOf(line) === null)
    .flatMap((line) => {
      const reason = game.texts.describeScore?.(line);
      return reason ? [{ side: sideOf(line), says: reason }] : [];
    });
  const texts = reasons.map(({ side, says }) =>
    reasons.length > 1 && side !== null ? `${sideName(side, sides.length, seats, name)}: ${says}` : says,
  );
  return (
    <>
      <tr class={texts.length > 0 ? 'has-why' : undefined}>
        <th scope="row">
          <a href={home + path}>{number}</a> {title}
        </th>
        {sides.map((side) => (
          <td key={side}>{points(lines, side) || '–'}</td>
        ))}
      </tr>
      {texts.length > 0 && (
        <tr class="sheet-why">
          <td colSpan={sides.length + 1}>
            {[...new Set(texts)].map((text) => (
              <p key={text}>
                <CardText text={text} />
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
