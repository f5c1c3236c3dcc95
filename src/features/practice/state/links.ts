import { atom } from 'nanostores';
import type { Result } from '../../../game/fault.ts';
import type { CoachedGame } from '../../../game/game.ts';
import { unpackMatch } from '../../../referee/link.ts';
import { isUnfinished, type Practice, readRecord } from '../../saved-games/index.ts';
import { offerLinkTarget } from '../../share/index.ts';
import { $practice, open, showNotice } from '../practice.ts';
import { $offer } from './offer.ts';
import { restore, serializePractice } from './save.ts';
import { WORDS } from './words.ts';

/** What is wrong with the link that was opened, in a sentence. */
export const $linkProblem = atom<string | null>(null);

function parseLink(text: string, game: CoachedGame): Result<Practice> {
  const link = unpackMatch(text);
  if (!link.ok) return link;
  const result = readRecord(game, link.value);
  if (result.ok) return result;
  return {
    ok: false,
    fault: { ...result.fault, says: WORDS.unreadableLink(result.fault.says) },
  };
}

function loadSaved(game: CoachedGame): Practice | null {
  const result = restore(game);
  return result.ok ? result.value : null;
}

/** Removes the fragment, so that pasting the same link again opens it again. */
const clearAddress = (): void => history.replaceState(null, '', location.pathname + location.search);

/** Opens the game in the address. The player is asked first if it would replace an unfinished game. */
async function openLink(game: CoachedGame): Promise<void> {
  const text = location.hash.slice(1);
  // An anchor on this page, such as `#main`, is no game.
  if (text === '' || document.getElementById(text)) return;
  const linkedGame = parseLink(text, game);
  $linkProblem.set(linkedGame.ok ? null : linkedGame.fault.says);
  if (!linkedGame.ok) {
    clearAddress();
    return offerLinkTarget(text, game.id, 'play/');
  }
  const ownGame = $practice.get() ?? loadSaved(game);
  if (ownGame && isUnfinished(ownGame) && serializePractice(ownGame) !== serializePractice(linkedGame.value)) {
    // The fragment stays until the player has answered, so that a reload asks again.
    $offer.set({ from: 'link', theirs: linkedGame.value, own: ownGame });
    const stop = $offer.listen((offer) => {
      if (offer) return;
      stop();
      clearAddress();
    });
  } else {
    open(linkedGame.value);
    clearAddress();
    const { challenge } = linkedGame.value;
    if (challenge?.scores) showNotice(WORDS.friendsDeal(challenge.scores.join(' : ')));
  }
}

/** Opens the game in the address, now and whenever the fragment changes. @returns a function that stops watching */
export function watchLinks(game: CoachedGame): () => void {
  const openFromAddress = (): void => void openLink(game);
  openFromAddress();
  addEventListener('hashchange', openFromAddress);
  return () => removeEventListener('hashchange', openFromAddress);
}
