import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import { describeWaiting } from './game-summary.ts';
import type { Practice } from './match-record.ts';
import { open } from './practice.ts';
import { restore } from './state/save.ts';
import { WORDS } from './words.ts';

/** Goes on with the game that is kept now: another tab may have played on since this page was opened. */
function goOn(going: Practice): void {
  const kept = restore(going.game);
  open((kept.ok && kept.value) || going);
}

/** How the game stands that this device keeps, and the way back into it. */
export function SavedGame({ going }: { readonly going: Practice }): VNode {
  return (
    <section class="setup-saved" aria-label={WORDS.goOnSaved}>
      <p>
        <CardText text={describeWaiting(going)} />
      </p>
      <button type="button" class="button primary" onClick={() => goOn(going)}>
        {WORDS.goOnSaved}
      </button>
    </section>
  );
}
