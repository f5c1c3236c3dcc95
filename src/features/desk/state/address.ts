import { atom } from 'nanostores';
import type { DeskGame } from '../../../game/game.ts';
import { loadBoxWithDesk } from '../../../games/boxes.ts';
import { loadRules, loadTable } from '../../../games/loader.ts';
import { ruleIdOfFragment } from '../../../table/rule-fragment.ts';
import { localStore } from '../../../ui/device/device.ts';
import { offerLinkTarget } from '../../share/index.ts';
import { $draft, $game, $problem, showDraft } from './desk.ts';
import { type DeskDraft, isEmptyDraft } from './draft.ts';
import { fetchRuledGame, fetchTableGame } from './laws.ts';
import type * as LinkModule from './link.ts';
import { rulingQuery } from './ruling.ts';
import { WORDS } from './words.ts';

/** The last desk as an address fragment; null if there is none. It is offered, not opened by itself. */
export const $lastDesk = atom<string | null>(null);

const keyOf = (game: string): string => `fair-deal/desk/${game}`;

export function readLastDesk(game: string): void {
  $lastDesk.set(localStore.read(keyOf(game)));
}

/** Stores the desk on this device, for the next visit. */
export function storeDesk(game: string, text: string): void {
  localStore.write(keyOf(game), text);
}

/** Opens the last desk. If it can't be read, says so and stops offering it. */
export async function openLastDesk(): Promise<void> {
  const [game, text] = [$game.get(), $lastDesk.get()];
  if (!game || text === null) return;
  const [{ openDraft }, table] = await Promise.all([fetchLinks(), fetchTableGame(game)]);
  $lastDesk.set(null);
  openDraft(table, text);
}

/** In ms: long enough that typing a word writes once, short enough that a copied address is current. */
const WRITE_DELAY = 250;

type Links = typeof LinkModule;
/** Packs and unpacks addresses; null until first needed, since an empty desk needs none. */
let links: Links | null = null;

async function fetchLinks(): Promise<Links> {
  links ??= await import('./link.ts');
  return links;
}

/** The address that opens this draft. @throws Error if the packing code can't be fetched */
export async function linkTo(game: DeskGame, draft: DeskDraft): Promise<string> {
  const { packDraft } = await fetchLinks();
  return `${location.origin}${location.pathname}#${packDraft(game, draft)}`;
}

/**
 * Opens a packed draft, or a case about the law that the fragment names.
 * @throws Error if the reading code can't be fetched
 */
async function openFragment(game: DeskGame, fragment: string): Promise<void> {
  if (fragment === '') return showDraft(game, null);
  const [{ openDraft, openLaw }, ruled] = await Promise.all([fetchLinks(), fetchRuledGame(game)]);
  const ruleId = ruleIdOfFragment(ruled, fragment);
  if (ruleId !== undefined) return openLaw(ruled, ruleId);
  openDraft(ruled, fragment);
  if ($problem.get()) await offerLinkTarget(fragment, game.id, 'referee/');
}

/**
 * Keeps address and draft in step. A new question is a new entry of the history, so that Back returns to the last
 * one.
 * @returns a function that ends it
 */
async function syncAddress(game: DeskGame): Promise<() => void> {
  let writtenText = location.hash.slice(1);
  readLastDesk(game.id);
  await openFragment(game, writtenText);
  let question = $draft.get()?.question;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function textOf(draft: DeskDraft): string | null {
    if ($problem.get()) return writtenText;
    if (isEmptyDraft(game, draft)) return '';
    return links?.packDraft(game, draft) ?? null;
  }
  function write(): void {
    clearTimeout(timer);
    const draft = $draft.get();
    const text = draft && textOf(draft);
    if (draft && text === null) fetchLinks().then(write, () => undefined);
    if (!draft || text === null || text === writtenText) return;
    const address = text === '' ? location.pathname + location.search : `#${text}`;
    if (draft.question === question) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    [writtenText, question] = [text, draft.question];
    if (text !== '') storeDesk(game.id, text);
  }
  const scheduleWrite = (draft: DeskDraft | null): void => {
    clearTimeout(timer);
    if (draft?.question === question) timer = setTimeout(write, WRITE_DELAY);
    else write();
  };
  const stop = $draft.listen(scheduleWrite);

  async function readAddress(): Promise<void> {
    const text = location.hash.slice(1);
    if (text === writtenText) return;
    if (text !== '' && document.getElementById(text)) {
      // An anchor on this page, not a case: the desk stays.
      history.replaceState(null, '', writtenText === '' ? location.pathname : `#${writtenText}`);
      return;
    }
    clearTimeout(timer);
    writtenText = text;
    try {
      await openFragment(game, text);
    } catch {
      $problem.set(WORDS.unopened);
      return;
    }
    clearTimeout(timer);
    question = $draft.get()?.question;
  }
  addEventListener('hashchange', readAddress);
  addEventListener('pagehide', write);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener('hashchange', readAddress);
    removeEventListener('pagehide', write);
  };
}

/**
 * Fetches the game and opens its desk on the fragment of the address.
 * @returns a function that ends it
 * @throws Error if the game or the reading code can't be fetched
 */
export async function openDesk(id: string): Promise<() => void> {
  const isLink = location.hash.length > 1;
  if (isLink) rulingQuery.preload(id);
  // The fragment may be the name of a law.
  const preloaded = isLink ? Promise.all([fetchLinks(), loadTable(id), loadRules(id)]) : null;
  const [game] = await Promise.all([loadBoxWithDesk(id), preloaded]);
  if (!game) throw new Error(`Unknown game ${id}.`);
  const stopSync = await syncAddress(game);
  // On an empty desk the referee isn't needed before some cards are down.
  if (!isLink) rulingQuery.preload(id);
  return stopSync;
}
