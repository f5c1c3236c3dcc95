import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { seatsOf } from '../../game/seat.ts';
import { type Draft, deskName } from './state/draft.ts';
import { setMover } from './state/edit.ts';
import { WORDS } from './words.ts';

/** Who tried it, where it was somebody else than it looks. */
export function Mover({ draft, seats }: { readonly draft: Draft; readonly seats: number }): VNode {
  const name = deskName(draft);
  return (
    <fieldset class="ways">
      <legend>{WORDS.whoTried}</legend>
      <div class="ways-row">
        {seatsOf({ seats }).map((seat) => (
          <label key={seat}>
            <input type="radio" name="mover" checked={seat === draft.seat} onChange={() => setMover(seat)} />
            <span>{sentence(name(seat))}</span>
          </label>
        ))}
      </div>
      <p>{WORDS.chair}</p>
    </fieldset>
  );
}
