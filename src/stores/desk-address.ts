import type { DeskGame } from '../game/game.ts';
import { loadForDesk } from '../games/loader.ts';
import { $draft, $problem, openDraft } from './desk.ts';
import { type Draft, isEmpty, packDraft } from './desk-draft.ts';

/** Long enough that typing a word writes once, short enough that a copied address is the desk one sees. */
const PAUSE = 250;

const fragmentOf = (game: DeskGame, draft: Draft): string =>
  isEmpty(game, draft) ? '' : packDraft(game, draft);

/** The address that opens this desk again, as it is now. */
export function linkTo(game: DeskGame, draft: Draft): string {
  return `${location.origin}${location.pathname}#${packDraft(game, draft)}`;
}

/**
 * The desk lives in the address: what changes here is written there, and what comes from there is laid down
 * here. Another question is another entry of the history, so that Back asks the first one again.
 * @returns what ends it
 */
export function liveInAddress(game: DeskGame): () => void {
  let written = location.hash.slice(1);
  openDraft(game, written);
  let question = $draft.get()?.question;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    const draft = $draft.get();
    const text = draft && !$problem.get() ? fragmentOf(game, draft) : written;
    if (!draft || text === written) return;
    const address = text === '' ? location.pathname + location.search : `#${text}`;
    if (draft.question === question) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    [written, question] = [text, draft.question];
  }
  const later = (draft: Draft | null): void => {
    clearTimeout(timer);
    if (draft?.question === question) timer = setTimeout(write, PAUSE);
    else write();
  };
  const stop = $draft.listen(later);

  function come(): void {
    const text = location.hash.slice(1);
    if (text === written) return;
    if (text !== '' && document.getElementById(text)) {
      // A way to a place on this page, not a case: it leaves the desk as it is.
      history.replaceState(null, '', written === '' ? location.pathname : `#${written}`);
      return;
    }
    clearTimeout(timer);
    written = text;
    openDraft(game, text);
    clearTimeout(timer);
    question = $draft.get()?.question;
  }
  addEventListener('hashchange', come);
  addEventListener('pagehide', write);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener('hashchange', come);
    removeEventListener('pagehide', write);
  };
}

/**
 * Fetches the game and opens its desk on what the address carries.
 * @throws Error where the game can't be fetched
 */
export async function openDesk(id: string): Promise<() => void> {
  const game = await loadForDesk(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return liveInAddress(game);
}
