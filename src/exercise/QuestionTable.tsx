import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sentence } from '../cards/words.ts';
import type { TableGame } from '../game/game.ts';
import type { Seat } from '../game/seat.ts';
import { RoundTable } from '../table/round/RoundTable.tsx';
import { $settings } from '../table/settings.ts';
import { sortHands } from '../table/sorting.ts';
import type { TableProps } from '../table/table-props.ts';
import { looksOf } from '../ui/card/looks.ts';
import { Player } from '../ui/player/Player.tsx';
import type { ExercisePosition } from './item.ts';

interface Props extends Omit<TableProps, 'zones' | 'looks'> {
  readonly game: TableGame;
  readonly position: Pick<ExercisePosition, 'zones' | 'seats' | 'name' | 'seat'> &
    Partial<Pick<ExercisePosition, 'eyes'>>;
  /** What makes it another table. */
  readonly deal: unknown;
  /** Whose name is lit; left out: whoever tries something. */
  readonly turn?: Seat | null;
  /** Which way round turns go, where that is drawn. */
  readonly way?: 1 | -1 | null;
  /** Hands are held as one likes. */
  readonly isSorted?: boolean;
  /** These are cards laid out to be counted, and nobody’s table. */
  readonly isCount?: boolean;
}

/** The table of a question, in all the room that is left. */
export function QuestionTable({
  game,
  position,
  turn = position.seat,
  isSorted,
  isCount,
  ...table
}: Props): VNode {
  const { zones, seats, seat, eyes = seat, name } = position;
  const { sort } = useStore($settings);
  const held = useMemo(() => (isSorted ? sortHands(zones, sort) : zones), [zones, sort]);
  const looks = useMemo(() => looksOf(game), [game]);
  return (
    <div class={`focus-table${isCount ? ' is-laid-out' : ''}`}>
      <RoundTable
        zones={held}
        looks={looks}
        seats={seats}
        you={eyes}
        head={(who) => (isCount ? <span /> : <Player name={sentence(name(who))} on={who === turn} />)}
        {...table}
      />
    </div>
  );
}
