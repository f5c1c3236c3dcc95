import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { type Draft, deskName } from '../../stores/desk-draft.ts';
import { tryMove } from '../../stores/desk-edit.ts';
import { ruling } from '../../stores/desk-ruling.ts';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Could } from './Could.tsx';
import { Happens } from './Happens.tsx';
import { Send } from './Send.tsx';
import { Step } from './Step.tsx';
import { Thinking } from './Thinking.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly draft: Draft;
  /** Something lies there that can be judged. */
  readonly laid: boolean;
  readonly home: string;
}

/** The third step: who is right, by which rule, what happens then, and what else there was to play. */
export function RulingStep({ game, draft, laid, home }: Props): VNode {
  const answer = useStore(ruling.$answer);
  const wait = useStore(ruling.$wait);
  const root = useRef<HTMLDivElement>(null);
  const done = answer?.ok ? answer.value : null;
  const opened = useRef(draft);
  // Beside the table the answer may be below the screen; the one to the link that was opened is read from the top.
  useEffect(() => {
    if (done && draft !== opened.current) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      root.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    }
  }, [done?.ruling.tried, done?.ruling.verdict]);

  return (
    <Step number={3} id="ruling" title={WORDS.ruling}>
      <div ref={root} class="ruling-step is-docked">
        {answer && !answer.ok ? (
          <p class="place-wrong" role="alert">
            {answer.fault.code === 'bad-move' ? `${WORDS.wrongMove}: ` : ''}
            {answer.fault.says}
          </p>
        ) : (
          <RulingPanel
            game={game}
            home={home}
            ruling={done?.ruling ?? null}
            at={done && { ...done, name: deskName(draft) }}
            rests={done?.assumed.map(WORDS.assumed) ?? []}
            onTry={tryMove}
            sent
          >
            {wait === 'none' ? <p>{WORDS.waiting}</p> : <Thinking asking={ruling} />}
          </RulingPanel>
        )}
        {done && <Happens answered={done} home={home} />}
      </div>
      {done && <Send home={home} />}
      {laid && <Could tried={done?.ruling.tried ?? null} />}
    </Step>
  );
}
