import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { CoachedGame } from '../../game/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { saveFile } from '../../ui/device/file.ts';
import { LinkTargetAnchor } from '../share/LinkTargetAnchor.tsx';
import { describeProgress } from './game-summary.ts';
import { $practice, open } from './practice.ts';
import { $linkProblem } from './state/links.ts';
import { $offer, chooseGame } from './state/offer.ts';
import { $displacedGame, $shelfVersion, discardShelved, listShelf } from './state/shelf.ts';
import { SHELF } from './words.ts';

/** Asks before a game from a link or another tab replaces the player's own. */
export function OfferDialog(): VNode {
  const offer = useStore($offer);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (offer) dialog.current?.showModal();
    else dialog.current?.close();
  }, [offer]);
  return (
    <dialog
      ref={dialog}
      class="dialog sheet sheet-small"
      aria-labelledby="asked-title"
      onClose={() => {
        // Closing the dialog keeps the own game; in the case of another tab, only the buttons decide.
        if ($offer.get()?.from === 'link') chooseGame('own');
        else $offer.set(null);
      }}
    >
      {offer && (
        <>
          <h2 id="asked-title">{offer.from === 'link' ? SHELF.come : SHELF.elsewhere}</h2>
          <p>
            <CardText text={SHELF.age(describeProgress(offer.theirs))} />
          </p>
          <p>{offer.from === 'link' ? SHELF.ownStays : SHELF.bothStay}</p>
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => chooseGame('theirs')}>
              {SHELF.take[offer.from]}
            </button>
            <button type="button" class="button" onClick={() => chooseGame('own')}>
              {SHELF.own}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

/** Reports a damaged link, and offers the way back to a game that was just set aside. */
export function WayBack({ game }: { readonly game: CoachedGame }): VNode {
  const problem = useStore($linkProblem);
  const displaced = useStore($displacedGame);
  const changes = useStore($shelfVersion);
  const displacedPractice = useMemo(
    () => displaced && listShelf(game).find(({ key }) => key === displaced.key)?.practice,
    [game, displaced, changes],
  );
  return (
    <>
      {problem && (
        <Announced class="play-problem">
          {problem} <LinkTargetAnchor />{' '}
          <button type="button" class="chip" onClick={() => $linkProblem.set(null)}>
            {SHELF.fine}
          </button>
        </Announced>
      )}
      {displacedPractice && (
        <Announced class="play-kept">
          {displaced?.isSafe ? SHELF.madeWay : SHELF.madeWayHere}{' '}
          <button type="button" class="chip" onClick={() => open(displacedPractice)}>
            {SHELF.goBack}
          </button>{' '}
          <button type="button" class="chip" onClick={() => $displacedGame.set(null)}>
            {SHELF.fine}
          </button>
        </Announced>
      )}
    </>
  );
}

/** The games that were set aside, with a button to resume, download or delete each. */
export function Shelf({ game }: { readonly game: CoachedGame }): VNode | null {
  const changes = useStore($shelfVersion);
  const isSeated = useStore($practice) !== null;
  const games = useMemo(() => listShelf(game), [game, changes, isSeated]);
  if (games.length === 0) return null;
  return (
    <details class="shelf">
      <summary>{SHELF.shelf(games.length)}</summary>
      <ul>
        {games.map((one) => (
          <li key={one.key}>
            <p>{one.practice ? <CardText text={SHELF.game(describeProgress(one.practice))} /> : SHELF.torn(one.why)}</p>
            <div class="buttons">
              {one.practice ? (
                <button type="button" class="button" onClick={() => one.practice && open(one.practice)}>
                  {SHELF.goBack}
                </button>
              ) : (
                <button type="button" class="button" onClick={() => saveFile(one.text)}>
                  {SHELF.file}
                </button>
              )}
              <button type="button" class="button" onClick={() => discardShelved(one)}>
                {SHELF.away}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
