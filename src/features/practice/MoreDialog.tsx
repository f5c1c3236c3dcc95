import type { RefObject, TargetedEvent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { writeCase } from '../../referee/case.ts';
import { packCase, packMatch } from '../../referee/link.ts';
import { type Practice, recordOf, viewerOf } from '../saved-games/index.ts';
import { openSendSheet } from '../share/index.ts';
import { MenuSettings } from './MenuSettings.tsx';
import { showNotice, stateOf } from './practice.ts';
import { RecordLink } from './RecordLink.tsx';
import { Shelf } from './Shelf.tsx';
import { observe } from './state/observation.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly practice: Practice;
  readonly home: string;
  readonly onLeave: () => void;
}

async function shareGame(practice: Practice): Promise<void> {
  const url = `${location.origin}${location.pathname}#${packMatch(recordOf(practice))}`;
  const words = WORDS.sent(practice.game.name, practice.match.turns.length);
  await openSendSheet({ title: WORDS.share, words, url }).catch(() => showNotice(WORDS.notPacked));
}

/** Opens the viewer's position on the desk. Packing it is slow, so the link is made when it is focused or pressed. */
function DeskLink({ practice, home }: Pick<Props, 'practice' | 'home'>): VNode {
  const deskHref = `${home}referee/`;
  const addPosition = ({ currentTarget }: TargetedEvent<HTMLAnchorElement>): void => {
    const { options } = stateOf(practice);
    const [{ game }, state, seat] = [practice, observe(practice).view, viewerOf(practice)];
    currentTarget.href = `${deskHref}#${packCase(writeCase({ game, options, state, seat, move: null }))}`;
  };
  return (
    <a class="button" href={deskHref} onFocus={addPosition} onPointerDown={addPosition}>
      {WORDS.referee}
    </a>
  );
}

/** Dialog with rarer actions and the settings; open when it is first drawn. */
export function MoreDialog({ dialog, practice, home, onLeave }: Props): VNode {
  const [isLeaving, setIsLeaving] = useState(false);
  const isOver = practice.game.play.turn(stateOf(practice)) === null;
  const closeDialog = (): void => dialog.current?.close();
  // A game opened from the shelf closes the dialog.
  useEffect(closeDialog, [practice.match.seed]);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog sheet" aria-labelledby="more-title" onClose={() => setIsLeaving(false)}>
      <h2 id="more-title">{isLeaving ? WORDS.newGameSure : WORDS.beside}</h2>
      {isLeaving ? (
        <div class="buttons">
          <button type="button" class="button primary" onClick={closeDialog}>
            {WORDS.stay}
          </button>
          <button type="button" class="button" onClick={onLeave}>
            {WORDS.leave}
          </button>
        </div>
      ) : (
        <>
          <div class="buttons">
            <DeskLink practice={practice} home={home} />
            <RecordLink practice={practice} home={home} />
            <RecordLink practice={practice} home={home} opensReview />
            <button
              type="button"
              class="button"
              onClick={() => {
                closeDialog();
                shareGame(practice);
              }}
            >
              {WORDS.share}
            </button>
            <button type="button" class="button" onClick={() => (isOver ? onLeave() : setIsLeaving(true))}>
              {WORDS.newGame}
            </button>
          </div>
          <MenuSettings game={practice.game} />
          <p class="menu-keys">{WORDS.letters}</p>
          <Shelf game={practice.game} />
          <form method="dialog">
            <button type="submit" class="button primary">
              {WORDS.back}
            </button>
          </form>
        </>
      )}
    </dialog>
  );
}
