import type { VNode } from 'preact';
import type { CardPlace } from '../../game/desk.ts';
import { thatIsAll } from './state/edit.ts';
import { unseenCount, unseenIn } from './state/things.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly place: CardPlace;
  readonly things: readonly string[];
}

/** Says that no others lie there: offered once some are seen, while unseen ones are taken to be there. */
export function ThatIsAll({ place, things }: Props): VNode | null {
  const seen = things.some((text) => unseenIn(text) === 0);
  if (!(place.topOnly || (place.usual && place.kind === 'set')) || !seen || unseenCount(things) === 0)
    return null;
  return (
    <button type="button" class="chip place-whole" onClick={() => thatIsAll(place)}>
      {place.topOnly ? WORDS.last : WORDS.whole}
    </button>
  );
}
