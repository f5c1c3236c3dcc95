import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { changedOptions, defaultOptions, type Options } from '../../game/options.ts';
import { type Seat, seatsOf } from '../../game/seat.ts';
import { saveOptions } from '../house-rules/index.ts';
import { TableForm } from '../house-rules/TableForm.tsx';
import { ScoreSheet } from './Rounds.tsx';
import { dispatch, proposeTable } from './state/pad.ts';
import type { PadBox } from './state/standing.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: PadBox;
  /** Returns to the open sheet; null if there is none. */
  readonly onLeave: (() => void) | null;
  readonly onBegin: () => void;
}

const allSeats = (game: PadBox, options: Options): readonly Seat[] => seatsOf({ seats: game.seats(options) });

/** The form for a new table (players, first player, house rules) on its blank score sheet. */
export function Setup({ game, onLeave, onBegin }: Props): VNode {
  const [{ names, options }] = useState(() => proposeTable(game));
  return (
    <div class="pad-blank">
      <TableForm
        preview={(options, name) => (
          <ScoreSheet round={game.pad.roundNoun} sides={game.pad.sides({ options, name })} rows={[]} />
        )}
        game={game}
        words={WORDS}
        likely={{ names, options: { ...defaultOptions(game.options), ...options } }}
        firstTitle={game.pad.firstSeatQuestion}
        firstSeats={allSeats}
        onBegin={(table) => {
          const changes = changedOptions(game.options, table.options);
          saveOptions(game.id, changes);
          dispatch({
            type: 'begin',
            sheet: { ...table, first: table.first ?? 0, options: changes, rounds: [] },
          });
          onBegin();
        }}
        onLeave={onLeave}
      />
    </div>
  );
}
