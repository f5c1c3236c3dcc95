import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { countNoun } from '../../cards/words.ts';
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

/** Asks before a game from a link or another tab replaces the player’s own. */
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
          <h2 id="asked-title">{offer.from === 'link' ? SHELF_WORDS.come : SHELF_WORDS.elsewhere}</h2>
          <p>
            {SHELF_WORDS.age[offer.from]} <CardText text={`${describeProgress(offer.theirs)}.`} />
          </p>
          <p>{offer.from === 'link' ? SHELF_WORDS.ownStays : SHELF_WORDS.bothStay}</p>
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => chooseGame('theirs')}>
              {SHELF_WORDS.take[offer.from]}
            </button>
            <button type="button" class="button" onClick={() => chooseGame('own')}>
              {SHELF_WORDS.own}
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
            {SHELF_WORDS.fine}
          </button>
        </Announced>
      )}
      {displacedPractice && (
        <Announced class="play-kept">
          {displaced?.isSafe ? SHELF_WORDS.madeWay : SHELF_WORDS.madeWayHere}{' '}
          <button type="button" class="chip" onClick={() => open(displacedPractice)}>
            {SHELF_WORDS.goBack}
          </button>{' '}
          <button type="button" class="chip" onClick={() => $displacedGame.set(null)}>
            {SHELF_WORDS.fine}
          </button>
        </Announced>
      )}
    </>
  );
}

/** Text on saved and shelved games. */
const SHELF_WORDS = {
  come: 'This link contains a game',
  elsewhere: 'The other tab has a different game',
  age: { link: 'It is', tab: 'It is' },
  ownStays: 'Your own game is saved, whichever you choose.',
  bothStay: 'Whichever you choose, the other one is saved for later, and you can go back to it.',
  take: { link: 'Open it', tab: 'Play that one' },
  own: 'Keep mine',
  madeWay: 'Your own game is saved.',
  goBack: 'Go back to it',
  madeWayHere: 'Your own game is saved as long as this page is open.',
  fine: 'OK',
  shelf: (n: number) => `Saved for later: ${countNoun(n, 'game')}`,
  game: 'A game',
  torn: (why: string) => `A game that can’t be continued: ${why}.`,
  file: 'Save it as a file',
  away: 'Delete it',
} as const;

/** The games that were set aside, with a button to resume, download or delete each. */
export function Shelf({ game }: { readonly game: CoachedGame }): VNode | null {
  const changes = useStore($shelfVersion);
  const isSeated = useStore($practice) !== null;
  const games = useMemo(() => listShelf(game), [game, changes, isSeated]);
  if (games.length === 0) return null;
  return (
    <details class="shelf">
      <summary>{SHELF_WORDS.shelf(games.length)}</summary>
      <ul>
        {games.map((one) => (
          <li key={one.key}>
            <p>
              {one.practice ? (
                <CardText text={`${SHELF_WORDS.game}, ${describeProgress(one.practice)}.`} />
              ) : (
                SHELF_WORDS.torn(one.why)
              )}
            </p>
            <div class="buttons">
              {one.practice ? (
                <button type="button" class="button" onClick={() => one.practice && open(one.practice)}>
                  {SHELF_WORDS.goBack}
                </button>
              ) : (
                <button type="button" class="button" onClick={() => saveFile(one.text)}>
                  {SHELF_WORDS.file}
                </button>
              )}
              <button type="button" class="button" onClick={() => discardShelved(one)}>
                {SHELF_WORDS.away}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
