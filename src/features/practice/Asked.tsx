import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardText } from '../../ui/card/CardText.tsx';
import { KEPT } from './kept-words.ts';
import { ageAndScores } from './standing.ts';
import { $offer, choose } from './state/offer.ts';

/** Asks before a game that came with a link, or that another tab plays, takes the place of one's own. */
export function Asked(): VNode {
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
        // Whoever sends a link away stays; who plays on is settled by the buttons only.
        if ($offer.get()?.from === 'link') choose('own');
        else $offer.set(null);
      }}
    >
      {offer && (
        <>
          <h2 id="asked-title">{offer.from === 'link' ? KEPT.come : KEPT.elsewhere}</h2>
          <p>
            {KEPT.age[offer.from]} <CardText text={`${ageAndScores(offer.theirs)}.`} />
          </p>
          <p>{offer.from === 'link' ? KEPT.ownStays : KEPT.bothStay}</p>
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => choose('theirs')}>
              {KEPT.take[offer.from]}
            </button>
            <button type="button" class="button" onClick={() => choose('own')}>
              {KEPT.own}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}
