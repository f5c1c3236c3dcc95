import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Practice } from '../saved-games/index.ts';
import { describeWaiting } from './game-summary.ts';
import { open } from './practice.ts';
import { restore } from './state/save.ts';
import { WORDS } from './words.ts';

/** Resumes the saved game, which another tab may have continued since this page was opened. */
function resume(savedGame: Practice): void {
  const result = restore(savedGame.game);
  open((result.ok && result.value) || savedGame);
}

/** The state of the saved game, and a button to resume it. */
export function SavedGame({ savedGame }: { readonly savedGame: Practice }): VNode {
  return (
    <section class="setup-saved" aria-label={WORDS.goOnSaved}>
      <p>
        <CardText text={describeWaiting(savedGame)} />
      </p>
      <button type="button" class="button primary" onClick={() => resume(savedGame)}>
        {WORDS.goOnSaved}
      </button>
    </section>
  );
}
