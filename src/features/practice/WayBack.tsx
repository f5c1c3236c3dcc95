import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ThinkingGame } from '../../game/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { StrayWay } from '../share/StrayWay.tsx';
import { KEPT } from './kept-words.ts';
import { open } from './practice.ts';
import { $linkProblem } from './state/links.ts';
import { $madeWay, $shelf, shelf } from './state/shelf.ts';

/** What is wrong with a link; and the way back to the game that has just made way for another. */
export function WayBack({ game }: { readonly game: ThinkingGame }): VNode {
  const problem = useStore($linkProblem);
  const made = useStore($madeWay);
  const changes = useStore($shelf);
  const own = useMemo(
    () => made && shelf(game).find(({ key }) => key === made.key)?.practice,
    [game, made, changes],
  );
  return (
    <>
      {problem && (
        <Announced class="play-problem">
          {problem} <StrayWay />{' '}
          <button type="button" class="chip" onClick={() => $linkProblem.set(null)}>
            {KEPT.fine}
          </button>
        </Announced>
      )}
      {own && (
        <Announced class="play-kept">
          {made?.safe ? KEPT.madeWay : KEPT.madeWayHere}{' '}
          <button type="button" class="chip" onClick={() => open(own)}>
            {KEPT.goBack}
          </button>{' '}
          <button type="button" class="chip" onClick={() => $madeWay.set(null)}>
            {KEPT.fine}
          </button>
        </Announced>
      )}
    </>
  );
}
