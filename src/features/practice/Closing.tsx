import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from './match-record.ts';
import { $lying, goOn } from './practice.ts';
import { saidOf } from './state/told-since.ts';
import { WORDS } from './words.ts';

/** The last move of a deal in words, while the table still shows it; then it is counted. */
export function Closing({ practice }: { readonly practice: Practice }): VNode {
  const lying = useStore($lying);
  const last = practice.steps.at(-1);
  return (
    <div class="play-acts">
      <div class="play-say" tabIndex={-1}>
        <p>{last && <CardText text={saidOf(practice, last, true).join(' ')} />}</p>
      </div>
      <div class="buttons">
        {lying && (
          <button type="button" class="button primary" onClick={goOn}>
            {WORDS.count}
          </button>
        )}
      </div>
    </div>
  );
}
