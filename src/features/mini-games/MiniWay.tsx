import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CardText } from '../../ui/card/CardText.tsx';
import { WORDS } from './words.ts';

/** Moves that would have come to three stars: where the referee spoke before. */
export function MiniWay({ fetchWay }: { readonly fetchWay: () => Promise<readonly string[]> }): VNode {
  const [way, setWay] = useState<readonly string[] | 'lost'>([]);
  useEffect(() => {
    fetchWay().then(setWay, () => setWay('lost'));
  }, []);
  return (
    <section class="board-dock is-docked mini-way" aria-labelledby="mini-way">
      <h3 id="mini-way">{WORDS.way}</h3>
      {way === 'lost' ? (
        <p>{WORDS.wayLost}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where the list is longer than its room it is scrolled by key.
        <ol tabIndex={0}>
          {way.map((says, i) => (
            <li key={i.toString()}>
              <CardText text={says} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
