import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { type Draft, isBare } from './state/draft.ts';
import { $reckoned, act, mend } from './state/pad.ts';
import { isWritable, TYPED } from './state/reckon.ts';
import { Undo } from './Undo.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly draft: Draft;
  /** Who plays this round. */
  readonly sides: readonly string[];
  readonly home: string;
  /** What a line of the sheet is called. */
  readonly round: string;
  readonly onWrite: () => void;
}

/** What the round comes to, and the button that writes it down: always in view. */
export function Foot({ draft, sides, home, round, onWrite }: Props): VNode {
  const reckoned = useStore($reckoned);
  const { at } = draft;
  const doubt = reckoned?.doubts[0];
  const can = isWritable(reckoned);
  const points = reckoned?.gains.map((n, side) => `${sides[side]} ${n}`).join(' · ');
  const comes = reckoned?.note ? `${reckoned.note}. ${points}` : points;
  const label = at === null ? (doubt ? WORDS.writeAll : WORDS.write) : WORDS.change;
  return (
    <div class="pad-foot">
      <Announced onlyChanges class={`pad-comes${reckoned?.fault || doubt ? ' is-doubtful' : ''}`}>
        {at !== null && <strong>{WORDS.again(sentence(round), at + 1)}. </strong>}
        {reckoned?.fault ? (
          <span class={reckoned.fault.path === TYPED ? 'unseen' : ''}>
            <CardText text={reckoned.fault.says} />
          </span>
        ) : doubt ? (
          <>
            <CardText text={doubt.says} /> <a href={home + doubt.rule.path}>{doubt.rule.number}</a>
          </>
        ) : (
          (comes ?? (isBare(draft) || at !== null ? WORDS.waiting : ' '))
        )}
      </Announced>
      <div class="pad-buttons">
        {at === null ? (
          <Undo />
        ) : (
          <>
            <button type="button" class="button quiet" onClick={() => mend(null)}>
              {WORDS.asItWas}
            </button>
            <button type="button" class="button" onClick={() => act({ type: 'strike', at })}>
              {WORDS.strike}
            </button>
          </>
        )}
        <button type="button" class="button primary" aria-disabled={!can} onClick={onWrite}>
          {label}
        </button>
      </div>
    </div>
  );
}
