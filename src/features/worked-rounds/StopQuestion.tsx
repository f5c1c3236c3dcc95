import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { stripFullStop } from '../../exercise/run.ts';
import type { VerdictMessageProps } from '../../table/ruling/VerdictMessage.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { ServedStop } from './stop-choices.ts';
import { choiceText, WORDS } from './words.ts';

/** Loaded after the first frame; until then an answer has no mark. */
export const VerdictMessage = lazyComponent<VerdictMessageProps>(
  () => import('../../table/ruling/VerdictMessage.tsx').then((module) => module.VerdictMessage),
  ({ children }) => <div>{children}</div>,
);

interface Props {
  readonly stop: ServedStop;
}

/** A question before a move, whose choices are buttons; the one that is chosen is told what it is worth. */
export function StopQuestion({ stop: { ask, choices } }: Props): VNode {
  const [chosen, setChosen] = useState<number | null>(null);
  const choice = chosen === null ? undefined : choices[chosen];
  if (choice) {
    return (
      <>
        <p class="round-did">
          <CardText text={choice.move} />
        </p>
        <VerdictMessage isRight={choice.isRight}>
          <p>
            <b>{choice.isRight ? WORDS.right : WORDS.wrong}.</b> <CardText text={choice.says} />{' '}
            <span class="stop-figure">{choiceText(choice)}</span>
          </p>
        </VerdictMessage>
        <button type="button" class="button quiet" onClick={() => setChosen(null)}>
          {WORDS.otherChoices}
        </button>
      </>
    );
  }
  return (
    <>
      <p class="round-says">
        <CardText text={ask} />
      </p>
      <div class="ways round-choices">
        {choices.map(({ move }, i) => (
          <button key={move} type="button" class="button" onClick={() => setChosen(i)}>
            <span>
              <CardText text={stripFullStop(move)} />
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
