import type { VNode } from 'preact';
import { capitalize, digits } from '../../cards/words.ts';
import { openRound } from './state/pad.ts';
import { openingOf, type PadGame, type PadStanding } from './state/standing.ts';
import { WORDS } from './words.ts';

interface RoundsProps {
  readonly standing: PadStanding;
  /** The game's word for a round. */
  readonly round: string;
  /** The round that is being changed. */
  readonly at: number | null;
  readonly onMend: () => void;
}

/** Describes who joined and who left before a round. */
function describeSeatChanges({ openings, sides }: PadStanding, round: number): readonly string[] {
  const [openingBefore, opening] = [openings[round - 1], openings[round]];
  if (!openingBefore || !opening) return [];
  const joinedPlaces = opening.seated.filter((place) => !openingBefore.seated.includes(place));
  const leftPlaces = openingBefore.seated.filter((place) => !opening.seated.includes(place));
  return [
    ...joinedPlaces.map((place) =>
      WORDS.playerJoined(sides[place] ?? '', opening.totals[opening.places.indexOf(place)] ?? 0),
    ),
    ...leftPlaces.map((place) => WORDS.playerLeft(sides[place] ?? '')),
  ];
}

/** Lines a sheet is ruled for, so that it doesn't grow as the first rounds are written down. */
const RULED_LINES = 10;

interface ScoreSheetProps {
  /** The game's word for a round. */
  readonly round: string;
  readonly sides: readonly string[];
  /** A row for each round that is written down. */
  readonly rows: readonly VNode[];
}

/** A ruled score sheet: a column for each side, the rounds, and the lines still to be filled. */
export function ScoreSheet({ round, sides, rows }: ScoreSheetProps): VNode {
  const emptyLines = Array.from({ length: Math.max(1, RULED_LINES - rows.length) }, (_, i) => rows.length + i + 1);
  return (
    <table class="pad-sheet">
      <caption class="unseen">{WORDS.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{capitalize(round)}</th>
          {sides.map((name, side) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
      <tfoot aria-hidden="true">
        {emptyLines.map((line) => (
          <tr key={line}>
            <td>{line}</td>
            {sides.map((_, side) => (
              <td key={side} />
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** The sheet with all rounds. A click on a round opens it for a change. */
export function Rounds({ standing, round, at, onMend }: RoundsProps): VNode {
  const { openings, rounds, sides } = standing;
  const openForEdit = (index: number): void => {
    openRound(index);
    onMend();
  };
  const rows = rounds.map(({ gains, totals, doubts, fault, note }, i) => (
    <tr key={i} class={i === at ? 'is-open' : ''}>
      <th scope="row">
        <button type="button" onClick={() => openForEdit(i)} aria-label={WORDS.correctRound(capitalize(round), i + 1)}>
          {i + 1}
        </button>
        {(fault || doubts.length > 0) && (
          <span class="pad-mark" title={fault ? fault.says : doubts[0]?.says}>
            <span aria-hidden="true">!</span>
            <span class="unseen">{fault ? WORDS.wrong : WORDS.doubtful}</span>
          </span>
        )}
        {[note, ...describeSeatChanges(standing, i)].map((note) => note && <small key={note}>{note}</small>)}
      </th>
      {sides.map((_, place) => {
        const side = openings[i]?.places.indexOf(place) ?? -1;
        if (side < 0) return <td key={place} />;
        const gain = gains[side] ?? 0;
        return (
          <td key={place}>
            {fault ? '–' : gain > 0 ? `+${gain}` : digits(gain)}
            <strong>{totals[side]}</strong>
          </td>
        );
      })}
    </tr>
  ));
  return <ScoreSheet round={round} sides={sides} rows={rows} />;
}

/** The total of each player, with marks for the leader and those who have left. */
export function Totals({ game, standing }: { readonly game: PadGame; readonly standing: PadStanding }): VNode {
  const { sides, totals, rounds } = standing;
  const { places } = openingOf(standing, null);
  const bestTotal = (game.pad.best === 'most' ? Math.max : Math.min)(...places.map((side) => totals[side] ?? 0));
  const mark = (side: number): string => {
    if (!places.includes(side)) return 'is-gone';
    return rounds.length > 0 && totals[side] === bestTotal ? 'is-ahead' : '';
  };
  return (
    <ol class="pad-totals" data-columns={sides.length}>
      {sides.map((name, side) => (
        <li key={side} class={mark(side)}>
          <span>
            {name}
            {!places.includes(side) && ` ${WORDS.leftMark}`}
          </span>{' '}
          <strong>{digits(totals[side] ?? 0)}</strong>
        </li>
      ))}
    </ol>
  );
}
