import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ThinkingGame } from '../../game/game.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { saveFile } from '../../ui/device/file.ts';
import { KEPT } from './kept-words.ts';
import { $practice, open } from './practice.ts';
import { ageAndScores } from './standing.ts';
import { $shelf, shelf, throwAway } from './state/shelf.ts';

/** The games that were set aside, and what can be done with them. */
export function Shelf({ game }: { readonly game: ThinkingGame }): VNode | null {
  const changes = useStore($shelf);
  const sits = useStore($practice) !== null;
  const games = useMemo(() => shelf(game), [game, changes, sits]);
  if (games.length === 0) return null;
  return (
    <details class="shelf">
      <summary>{KEPT.shelf(games.length)}</summary>
      <ul>
        {games.map((one) => (
          <li key={one.key}>
            <p>
              {one.practice ? (
                <CardText text={`${KEPT.game}, ${ageAndScores(one.practice)}.`} />
              ) : (
                KEPT.torn(one.why)
              )}
            </p>
            <div class="buttons">
              {one.practice ? (
                <button type="button" class="button" onClick={() => one.practice && open(one.practice)}>
                  {KEPT.goBack}
                </button>
              ) : (
                <button type="button" class="button" onClick={() => saveFile(one.text)}>
                  {KEPT.file}
                </button>
              )}
              <button type="button" class="button" onClick={() => throwAway(one)}>
                {KEPT.away}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
