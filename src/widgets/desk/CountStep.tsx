import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { DeskGame } from '../../game/game.ts';
import { $counted } from '../../stores/desk.ts';
import { type Draft, deskName } from '../../stores/desk-draft.ts';
import './count.css';
import { CardText } from '../card/CardText.tsx';
import { elsewhereText } from '../ruling/labels.ts';
import { CountLines } from './CountLines.tsx';
import { CountSide } from './CountSide.tsx';
import { Send } from './Send.tsx';
import { Step } from './Step.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskGame;
  readonly draft: Draft;
  readonly home: string;
}

/** The count of what was won: each side's lines with their rules, and what the side says itself. */
export function CountStep({ game, draft, home }: Props): VNode {
  const counted = useStore($counted);
  const sides = game.desk.count?.sides(draft.options, deskName(draft)) ?? [];
  const bare = Object.keys(draft.won).length === 0;
  if (!counted?.ok || bare) {
    return (
      <Step number={2} id="count" title={WORDS.counting}>
        <p class={`step-wait${counted && !counted.ok ? ' is-wrong' : ''}`}>
          {counted && !counted.ok ? WORDS.wrongCount : WORDS.nothing}
        </p>
      </Step>
    );
  }
  const { lines, scores, elsewhere } = counted.value;
  return (
    <Step number={2} id="count" title={WORDS.counting}>
      <div class="count" role="status">
        {sides.map((who, side) => (
          <CountSide
            key={who}
            side={side}
            who={who}
            lines={lines.filter(({ seat }) => seat === side)}
            score={scores[side]}
            claimed={draft.claims[side] ?? null}
            home={home}
          />
        ))}
        <CountLines lines={lines.filter(({ seat }) => seat === null)} home={home} />
        {elsewhere.map((one) => (
          <p key={one.option + one.elsewhere} class="count-elsewhere">
            <CardText text={elsewhereText(one)} />
          </p>
        ))}
      </div>
      <Send home={home} />
    </Step>
  );
}
