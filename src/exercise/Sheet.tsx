import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sentence } from '../cards/words.ts';
import type { TableGame } from '../game/game.ts';
import { RoundTable } from '../table/round/RoundTable.tsx';
import type { TableProps } from '../table/table-props.ts';
import { looksOf } from '../ui/card/looks.ts';
import { Player } from '../ui/player/Player.tsx';
import type { Position } from './item.ts';

interface Props extends Pick<TableProps, 'picked' | 'marked' | 'hinted'> {
  readonly game: TableGame;
  readonly laid: Position;
  /** What makes it another table. */
  readonly deal: unknown;
}

/** The table of a question, in all the room that is left: whoever tries something is lit. */
export function Sheet({ game, laid, ...table }: Props): VNode {
  const { zones, seats, eyes, name, seat } = laid;
  const looks = useMemo(() => looksOf(game), [game]);
  return (
    <div class="focus-table">
      <RoundTable
        zones={zones}
        looks={looks}
        seats={seats}
        you={eyes}
        head={(who) => <Player name={sentence(name(who))} on={who === seat} />}
        {...table}
      />
    </div>
  );
}
