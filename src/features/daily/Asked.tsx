import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import { type Laid, whoseIs } from './lay.ts';
import { claimText } from './said.ts';
import { WORDS } from './words.ts';

/** What two people claim. */
function Claims({ puzzle: { at } }: { readonly puzzle: Laid }): VNode | null {
  if (at.posed.kind !== 'who') return null;
  return (
    <dl class="daily-claims">
      {at.posed.claims.map((claim, i) => (
        <div key={WORDS.names[i]}>
          <dt>{WORDS.names[i]}</dt>
          <dd>{claimText(at, claim)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The question itself. */
function question({ at, name }: Laid): string {
  const { posed, game, state } = at;
  if (posed.kind === 'all') return WORDS.asks.all(posed.action);
  if (posed.kind === 'score') return WORDS.asks.score(whoseIs(game, state, posed.of, name));
  return WORDS.asks[posed.kind];
}

/** What is asked: what somebody tries, what is said of it, the question. */
export function Asked({ puzzle }: { readonly puzzle: Laid }): VNode {
  const { game, posed, tries } = puzzle.at;
  const [move] = posed.kind === 'pair' || posed.kind === 'score' ? [] : tries;
  return (
    <div class="focus-says exercise-asked daily-asked" tabIndex={-1}>
      <p class="daily-kind">{game.name}</p>
      {move && (
        <p class="exercise-tried">
          <CardText text={game.talk.describe(move)} />
        </p>
      )}
      <Claims puzzle={puzzle} />
      <p class={move ? 'daily-question' : 'exercise-tried'}>{question(puzzle)}</p>
    </div>
  );
}
