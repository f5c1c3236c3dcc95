import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import type { ServedStop } from './stop-choices.ts';
import { choiceText, WORDS } from './words.ts';

interface Props {
  readonly stop: ServedStop;
  /** Unique prefix of the keys: all stops may be on one page. */
  readonly name: string;
}

/** A question before a move: each choice unfolds its comment. It works without a script, and is printed unfolded. */
export function Stop({ stop: { ask, choices }, name }: Props): VNode {
  return (
    <div class="stop">
      <p class="stop-ask">
        <CardText text={ask} />
      </p>
      {choices.map(({ move, isRight, says, ...figures }) => (
        <details key={`${name} ${move}`} class={isRight ? 'is-right' : 'is-wrong'}>
          <summary>
            <CardText text={move} />
          </summary>
          <p>
            <b>{isRight ? WORDS.right : WORDS.wrong}.</b> <CardText text={says} />{' '}
            <span class="stop-figure">{choiceText({ move, isRight, says, ...figures })}</span>
          </p>
        </details>
      ))}
    </div>
  );
}
