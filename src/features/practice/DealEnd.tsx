import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from '../saved-games/index.ts';
import { useCount } from './count/Piles.tsx';
import { $isLingering, continuePlay } from './practice.ts';
import { describeStep } from './state/recap.ts';
import { WORDS } from './words.ts';

/** The last move of a deal in words, before the count. */
export function DealEnd({ practice }: { readonly practice: Practice }): VNode {
  const isLingering = useStore($isLingering);
  const finalStep = practice.steps.at(-1);
  // Loaded before it is needed.
  useCount(practice.game.id);
  return (
    <div class="play-acts">
      <div class="play-say" tabIndex={-1}>
        <p>{finalStep && <CardText text={describeStep(practice, finalStep, true).join(' ')} />}</p>
      </div>
      <div class="buttons is-judging">
        {isLingering && (
          <div class="play-judge">
            <button type="button" class="button primary" onClick={continuePlay}>
              {WORDS.count}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
