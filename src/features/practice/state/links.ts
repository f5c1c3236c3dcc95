import { atom } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import type { CoachedGame } from '../../../game/game.ts';
import { unpackMatch } from '../../../referee/link.ts';
import { isUnfinished, type Practice, readRecord } from '../../saved-games/index.ts';
import { offerLinkTarget } from '../../share/index.ts';
import { $practice, open, showNotice } from '../practice.ts';
import { $offer } from './offer.ts';
import { restore, serializePractice } from './save.ts';

/** What is wrong with the link that was opened, in a sentence. */
export const $linkProblem = atom<string | null>(null);

function parseLink(text: string, game: CoachedGame): Result<Practice> {
  const link = unpackMatch(text);
  if (!link.ok) return link;
  const read = readRecord(game, link.value);
  if (read.ok) return read;
  return {
    ok: false,
    fault: { ...read.fault, says: `The game in this link can’t be continued: ${read.fault.says}.` },
  };
}

function loadSaved(game: CoachedGame): Practice | null {
  const kept = restore(game);
  return kept.ok ? kept.value : null;
}

/** Removes the fragment, so that pasting the same link again opens it again. */
const clearAddress = (): void => history.replaceState(null, '', location.pathname + location.search);

/** Opens the game in the address. The player is asked first if it would replace an unfinished game. */
async function openLink(game: CoachedGame): Promise<void> {
  const text = location.hash.slice(1);
  // An anchor on this page, such as `#main`, is no game.
  if (text === '' || document.getElementById(text)) return;
  const found = parseLink(text, game);
  $linkProblem.set(found.ok ? null : found.fault.says);
  if (!found.ok) {
    clearAddress();
    return offerLinkTarget(text, game.id, 'play/');
  }
  const own = $practice.get() ?? loadSaved(game);
  if (own && isUnfinished(own) && serializePractice(own) !== serializePractice(found.value)) {
    // The fragment stays until the player has answered, so that a reload asks again.
    $offer.set({ from: 'link', theirs: found.value, own });
    const stop = $offer.listen((offer) => {
      if (offer) return;
      stop();
      clearAddress();
    });
  } else {
    open(found.value);
    clearAddress();
    const { challenge } = found.value;
    if (challenge?.scores)
      showNotice(`The same deal your friend played. Your friend’s result: ${challenge.scores.join(' : ')}.`);
  }
}

/** Opens the game in the address, now and whenever the fragment changes. @returns a function that stops watching */
export function watchLinks(game: CoachedGame): () => void {
  const come = (): void => void openLink(game);
  come();
  addEventListener('hashchange', come);
  return () => removeEventListener('hashchange', come);
}
