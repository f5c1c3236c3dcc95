import type { CoachedGame } from '../../../game/game.ts';
import { localStore, onOutsideChange } from '../../../ui/device/device.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import { isUnfinished, readRecord, saveKey, writeRecord } from '../../saved-games/index.ts';
import { $practice, halt, open } from '../practice.ts';
import { $offer } from './offer.ts';
import { isContinuation } from './record-line.ts';
import { isOvertaken, isUnsaved, tabKey } from './save.ts';

/** Stops the table when another tab writes or claims the game. @returns a function that stops watching */
export function watchTabs(game: CoachedGame): () => void {
  const haltIfOvertaken = (): void => {
    if ($practice.get() && isOvertaken(game.id)) halt();
  };
  const follow = (): void => {
    haltIfOvertaken();
    const offer = $offer.get();
    const result =
      offer?.from === 'tab' ? readRecord(game, parseJson(localStore.readStored(saveKey(game.id)) ?? '')) : null;
    if (offer && result?.ok) $offer.set({ ...offer, theirs: result.value });
  };
  const stops = [onOutsideChange(saveKey(game.id), follow), onOutsideChange(tabKey(game.id), haltIfOvertaken)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Continues here with what the other tab saved. If it is a different game, the player is asked; if it can't be
 * read, this tab's game continues.
 */
export function takeOver(): void {
  const ownGame = $practice.get();
  if (!ownGame) return;
  const text = localStore.readStored(saveKey(ownGame.game.id));
  const result = text === null ? null : readRecord(ownGame.game, parseJson(text));
  if (!result?.ok) {
    open(ownGame);
    return;
  }
  const otherGame = result.value;
  const [ownRecord, otherRecord] = [writeRecord(ownGame), writeRecord(otherGame)];
  if (isContinuation(otherRecord, ownRecord)) open(isUnsaved(ownGame) ? ownGame : otherGame);
  else if (isContinuation(ownRecord, otherRecord) || !isUnfinished(ownGame)) open(otherGame);
  else $offer.set({ from: 'tab', theirs: otherGame, own: ownGame });
}
