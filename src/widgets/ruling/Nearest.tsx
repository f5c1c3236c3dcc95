import type { VNode } from 'preact';
import { CardText } from '../card/CardText.tsx';
import type { RulingView } from './ruling-view.ts';

interface Props {
  readonly moves: RulingView['nearest'];
  readonly title: string;
  readonly onTry?: ((index: number) => void) | undefined;
}

/** What would have been fine: to press, or on paper to read. */
export function Nearest({ moves, title, onTry }: Props): VNode {
  return (
    <div class="ruling-could">
      <p>{title}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ul role="list">
        {moves.map(({ says, label }, i) => (
          <li key={says}>
            {onTry ? (
              <button type="button" onClick={() => onTry(i)} {...(says === label ? {} : { title: says })}>
                <CardText text={label} />
              </button>
            ) : (
              <CardText text={label} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
