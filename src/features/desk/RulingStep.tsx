import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskBox } from '../../game/game.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { Asks } from './Asks.tsx';
import { RulingWaits } from './RulingWaits.tsx';
import { $laying, $ruled } from './state/desk.ts';
import { type Draft, deskName } from './state/draft.ts';
import { withLaws } from './state/laws.ts';
import { ruling } from './state/ruling.ts';
import { tryMove } from './state/try.ts';
import { Thinking } from './Thinking.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskBox;
  readonly draft: Draft;
  readonly home: string;
}

/** Who is right, and by which rule; what it hangs on can be said right there. */
export function RulingStep({ game, draft, home }: Props): VNode {
  const answer = useStore(ruling.$answer);
  const wait = useStore(ruling.$wait);
  const ruled = useStore($ruled);
  const [lost, setLost] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const done = answer?.ok ? answer.value : null;
  // A ruling cites the laws: whoever has one waits for them.
  useEffect(() => {
    if (done && !ruled) withLaws(game).catch(() => setLost(true));
  }, [game, done, ruled]);
  // Below a table with many cards it would be said where nobody looks.
  useEffect(() => {
    if (done && ruled) step.current?.scrollIntoView({ block: 'nearest' });
  }, [done, ruled]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a finger’s way back; its button “Why” is everybody’s.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div ref={step} class="ruling-step is-docked" onClick={() => done && $laying.set(false)}>
      <Asks game={game} draft={draft} />
      {answer && !answer.ok ? (
        <Announced class="place-wrong">
          {answer.fault.code === 'bad-move' ? `${WORDS.wrongMove}: ` : ''}
          {answer.fault.says}
        </Announced>
      ) : !ruled ? (
        <RulingWaits says={lost ? WORDS.unreachable : WORDS.waiting} />
      ) : (
        <RulingPanel
          game={ruled}
          home={home}
          ruling={done?.ruling ?? null}
          at={done && { ...done, name: deskName(draft) }}
          onTry={tryMove}
          sent
        >
          {wait === 'none' ? <p>{WORDS.waiting}</p> : <Thinking asking={ruling} />}
        </RulingPanel>
      )}
    </div>
  );
}
