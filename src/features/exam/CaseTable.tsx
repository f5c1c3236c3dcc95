import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import type { Game } from '../../game/game.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Laid } from '../../scenarios/exam/truth.ts';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { Player } from '../../ui/player/Player.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly laid: Laid;
  /** What makes it another table. */
  readonly deal: string;
  readonly marked: readonly ItemRef[];
  readonly hinted?: readonly ItemRef[];
  /** One points at cards. */
  readonly onPick?: ((pick: ItemRef) => void) | undefined;
}

/** The table of a case, the cards of the try lifted. */
export function CaseTable({ game, laid, deal, marked, hinted = [], onPick }: Props): VNode {
  const looks = useMemo(() => looksOf(game), [game]);
  const { zones, seats, seat, name, turn, picks } = laid;
  return (
    <div class="focus-table">
      <RoundTable
        zones={zones}
        looks={looks}
        seats={seats}
        you={seat}
        head={(who) => <Player name={sentence(name(who))} on={who === turn} />}
        deal={deal}
        picked={picks}
        marked={marked}
        hinted={hinted}
        onPick={onPick}
        labels={onPick ? { marked: WORDS.pointed } : {}}
      />
    </div>
  );
}
