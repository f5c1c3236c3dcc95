import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { offeredRules } from '../../scenarios/puzzle/offered.ts';
import { propose } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { PointsForm } from '../../table/try/PointsForm.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { $touched, answer, answerTouched, press } from './daily.ts';
import { type Laid, whoseIs } from './lay.ts';
import { claimText, saidText } from './said.ts';
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

/** The questionText itself. */
function questionText({ at, name }: Laid): string {
  const { posed, game, state } = at;
  if (posed.kind === 'all') return WORDS.asks.all(posed.action);
  if (posed.kind === 'score') return WORDS.asks.score(whoseIs(game, state, posed.of, name));
  return WORDS.asks[posed.kind];
}

/** What is asked: what somebody tries, what is said of it, the questionText. */
export function Question({ puzzle }: { readonly puzzle: Laid }): VNode {
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
      <p class={move ? 'daily-question' : 'exercise-tried'}>{questionText(puzzle)}</p>
    </div>
  );
}

interface PuzzleActsProps {
  readonly puzzle: Laid;
}

/** Touched things: all of them. */
function All(): VNode {
  const ready = useStore($touched).length > 0;
  return (
    <div class="focus-ways exercise-says">
      <button type="button" class="button primary" aria-disabled={!ready} onClick={answerTouched}>
        {WORDS.thatsAll}
      </button>
    </div>
  );
}

/** The moves of the game. */
function Moves({ puzzle: { at } }: PuzzleActsProps): VNode {
  const touched = useStore($touched);
  const { game, view, seat } = at;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-ways daily-moves buttons" role="group" aria-label={WORDS.actions}>
      <Actions
        labels={game.table.actions(view, seat)}
        proposals={propose({ at, picked: touched })}
        ready={touched.length > 0}
        onAct={press}
        Text={CardText}
      />
    </div>
  );
}

/** What there is to choose from, as answers are written. */
function choices({ at }: Laid): readonly string[] {
  switch (at.posed.kind) {
    case 'legal':
      return ['legal', 'illegal'];
    case 'rule':
      return offeredRules(at);
    case 'pair':
      return ['0', '1'];
    case 'who':
      return ['0', '1', 'both'];
    default:
      return [];
  }
}

/** How one answers: on the table, with a number, or with one of a few words. */
export function Acts({ puzzle }: PuzzleActsProps): VNode {
  const { at } = puzzle;
  const { kind } = at.posed;
  if (kind === 'move') return <Moves puzzle={puzzle} />;
  if (kind === 'all') return <All />;
  if (kind === 'score') {
    const css = 'focus-ways exercise-says daily-points';
    return <PointsForm class={css} words={WORDS} onAnswer={(points) => answer(String(points))} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class={`focus-ways exercise-says daily-choices is-${kind}`} role="group" aria-label={WORDS.answers}>
      {choices(puzzle).map((one) => (
        <button key={one} type="button" class="button" onClick={() => answer(one)}>
          <CardText text={saidText(at, one).replace(/\.$/, '')} />
        </button>
      ))}
    </div>
  );
}
