import type { VNode } from 'preact';
import type { AnyAim } from '../../game/aim.ts';
import type { Standing } from '../../scenarios/mini/standing.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Stars } from './Stars.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly aim: AnyAim;
  readonly stands: Standing;
}

/** Over the table: what one is after, how far one has come, and how many turns are left. */
export function Strip({ aim, stands: { far, stars, left, over } }: Props): VNode {
  const next = aim.stars.findIndex((figure) => far < figure);
  return (
    <Announced as="div" class="mini-strip" onlyChanges>
      <strong class="mini-title">{aim.title}</strong>
      <span class="mini-far">
        {aim.says(far)}
        {!over && next >= 0 && (
          <span class="mini-next"> · {WORDS.next(aim.says(aim.stars[next] ?? 0), next + 1)}</span>
        )}
      </span>
      <span class="mini-left">{WORDS.left(left)}</span>
      <Stars stars={stars} />
    </Announced>
  );
}
