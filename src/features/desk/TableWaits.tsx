import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskBox } from '../../game/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { withTable } from './state/laws.ts';
import { WORDS } from './words.ts';

/** What lies there before it can be drawn: what draws it is sent for again, if it isn’t on its way. */
export function TableWaits({ game }: { readonly game: DeskBox }): VNode {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    withTable(game).catch(() => setLost(true));
  }, [game]);
  return <div class="step-wait">{lost && <Announced class="step-fault">{WORDS.unreachable}</Announced>}</div>;
}
