import type { VNode } from 'preact';
import type { GameMove } from '../../game/play.ts';
import type { Near } from '../../referee/nearest.ts';
import { CardText } from '../../ui/card/CardText.tsx';

interface Props {
  readonly moves: readonly Near[];
  readonly title: string;
  readonly onTry?: ((move: GameMove) => void) | undefined;
}

/** What would have been fine: to press, or on paper to read. */
export function Nearest({ moves, title, onTry }: Props): VNode {
  return (
    <div class="ruling-could">
      <p>{title}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ul role="list">
        {moves.map(({ says, move }) => {
          const label = says.replace(/\.$/, '');
          return (
            <li key={says}>
              {onTry ? (
                <button
                  type="button"
                  onClick={() => onTry(move)}
                  {...(says === label ? {} : { title: says })}
                >
                  <CardText text={label} />
                </button>
              ) : (
                <CardText text={label} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
