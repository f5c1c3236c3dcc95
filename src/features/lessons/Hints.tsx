import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { hintsOf } from '../../scenarios/hints.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Said } from './Said.tsx';
import { $judge, type Visit } from './visit.ts';
import { WORDS } from './words.ts';

/** The hints asked for so far, the latest last. */
export function Hints({ visit }: { readonly visit: Visit }): VNode | null {
  const judge = useStore($judge);
  const asked = judge ? hintsOf(judge.game, visit.lesson, visit.run) : [];
  if (asked.length === 0) return null;
  return (
    <dl class="lesson-hints">
      {asked.map(({ kind, says }) => (
        <Announced as="div" key={kind}>
          <dt>{WORDS.hints[kind]}</dt>
          <dd>
            <Said text={says} />
          </dd>
        </Announced>
      ))}
    </dl>
  );
}
