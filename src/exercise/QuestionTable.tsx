import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { capitalize } from '../cards/words.ts';
import type { TableGame } from '../game/game.ts';
import type { Seat } from '../game/seat.ts';
import { RoundTable } from '../table/round/RoundTable.tsx';
import type { SlotState } from '../table/round/slots.ts';
import { $settings } from '../table/settings.ts';
import { sortHands } from '../table/sorting.ts';
import type { TableProps } from '../table/table-props.ts';
import { looksOf } from '../ui/card/looks.ts';
import { Player } from '../ui/player/Player.tsx';
import type { ExercisePosition } from './item.ts';

interface Props extends Omit<TableProps, 'zones' | 'looks'> {
  readonly game: TableGame;
  readonly position: Pick<ExercisePosition, 'zones' | 'seats' | 'name' | 'seat'> &
    Partial<Pick<ExercisePosition, 'viewer'>>;
  /** Identifies the table; a new value lays the cards out again. */
  readonly deal: unknown;
  /** Seat whose name is highlighted; by default the seat that makes the try. */
  readonly turn?: Seat | null;
  /** Slots of a zone after moves that were not drawn. */
  readonly pastSlots?: (zone: string) => SlotState;
  /** Direction of play, where it is drawn. */
  readonly way?: 1 | -1 | null;
  /** Sorts hands by the player's setting. */
  readonly isSorted?: boolean;
  /** Cards laid out to be counted, without players. */
  readonly isCount?: boolean;
}

/** Table of a question; it fills the space that the other parts leave. */
export function QuestionTable({ game, position, turn = position.seat, isSorted, isCount, ...table }: Props): VNode {
  const { zones, seats, seat, viewer = seat, name } = position;
  const { sort } = useStore($settings);
  const shownZones = useMemo(() => (isSorted ? sortHands(zones, sort) : zones), [zones, sort]);
  const looks = useMemo(() => looksOf(game), [game]);
  return (
    <div class={`focus-table${isCount ? ' is-laid-out' : ''}`}>
      <RoundTable
        zones={shownZones}
        looks={looks}
        seats={seats}
        you={viewer}
        head={(seat) => (isCount ? <span /> : <Player name={capitalize(name(seat))} isLit={seat === turn} />)}
        {...table}
      />
    </div>
  );
}
