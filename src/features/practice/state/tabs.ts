import type { CoachedGame } from '../../../game/game.ts';
import { localStore, onOutsideChange } from '../../../ui/device/device.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import { isUnfinished, readRecord, saveKey, writeRecord } from '../../saved-games/index.ts';
import { $practice, halt, open } from '../practice.ts';
import { $offer } from './offer.ts';
import { leadsTo } from './record-line.ts';
import { isOvertaken, isUnsaved, tabKey } from './save.ts';

/** Stops the table when another tab writes or claims the game. @returns a function that stops watching */
export function watchTabs(game: CoachedGame): () => void {
  const look = (): void => {
    if ($practice.get() && isOvertaken(game.id)) halt();
  };
  const follow = (): void => {
    look();
    const offer = $offer.get();
    const read =
      offer?.from === 'tab' ? readRecord(game, parseJson(localStore.stored(saveKey(game.id)) ?? '')) : null;
    if (offer && read?.ok) $offer.set({ ...offer, theirs: read.value });
  };
  const stops = [onOutsideChange(saveKey(game.id), follow), onOutsideChange(tabKey(game.id), look)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Continues here with what the other tab saved. If it is a different game, the player is asked; if it can’t be
 * read, the own game continues.
 */
export function takeOver(): void {
  const own = $practice.get();
  if (!own) return;
  const text = localStore.stored(saveKey(own.game.id));
  const read = text === null ? null : readRecord(own.game, parseJson(text));
  if (!read?.ok) {
    open(own);
    return;
  }
  const theirs = read.value;
  const [mine, other] = [writeRecord(own), writeRecord(theirs)];
  if (leadsTo(other, mine)) open(isUnsaved(own) ? own : theirs);
  else if (leadsTo(mine, other) || !isUnfinished(own)) open(theirs);
  else $offer.set({ from: 'tab', theirs, own });
}
