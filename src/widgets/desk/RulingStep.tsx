import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { $answer } from '../../stores/desk.ts';
import type { Laid } from '../../stores/desk-answer.ts';
import type { Draft } from '../../stores/desk-draft.ts';
import { tryMove } from '../../stores/desk-edit.ts';
import { RulingPanel } from '../ruling/RulingPanel.tsx';
import { Could } from './Could.tsx';
import { Happens } from './Happens.tsx';
import { Send } from './Send.tsx';
import { Step } from './Step.tsx';
import './ruling-step.css';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly draft: Draft;
  readonly laid: Laid | null;
  readonly home: string;
}

/** The third step: who is right, by which rule, what happens then, and what else there was to play. */
export function RulingStep({ game, draft, laid, home }: Props): VNode {
  const answer = useStore($answer);
  const root = useRef<HTMLDivElement>(null);
  const done = answer?.ok ? answer.value : null;
  const first = useRef(true);
  // Beside the table the answer may be below the screen; the first one is the page's own, read from the top.
  useEffect(() => {
    if (done && !first.current) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      root.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    }
    first.current = false;
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
            rests={done?.assumed.map(WORDS.assumed) ?? []}
            onTry={tryMove}
          >
            <p>{WORDS.waiting}</p>
          </RulingPanel>
        )}
        {done && <Happens answered={done} home={home} />}
      </div>
      {done && <Send />}
      {laid && <Could game={game} draft={draft} laid={laid} tried={done?.ruling.tried ?? null} />}
    </Step>
  );
}
