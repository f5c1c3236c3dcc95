import { useEffect, useRef, useState } from 'preact/hooks';
import type { Box, CoachedGame } from '../../game/game.ts';
import type { Options } from '../../game/options.ts';
import { fetchAdvisedGame } from '../../table/fetch-game.ts';
import { $settings } from '../../table/settings.ts';
import { localStore, onOutsideChange } from '../../ui/device/device.ts';
import { nextTask } from '../../ui/tasks.ts';
import { type Practice, type Strength, saveKey } from '../saved-games/index.ts';
import { fetchBox } from '../share/index.ts';
import type { Seating } from './PeopleField.tsx';
import type * as AtTableModule from './table-parts.ts';
import type { SavedStatus } from './table-parts.ts';

type TableModule = typeof AtTableModule;

export const fetchTableParts = (): Promise<TableModule> => import('./table-parts.ts');

/** Loads the animations; without them, cards are dealt at once. */
const loadMotion = (tableModule: TableModule): Promise<TableModule> =>
  tableModule.fetchMotion().then(
    () => tableModule,
    () => tableModule,
  );

/** Whether a game is saved on this device or comes with the address. */
const hasGameToResume = (id: string): boolean => localStore.read(saveKey(id)) !== null || location.hash.length > 1;
const NO_SAVED: SavedStatus = { savedGame: null, isUnfinished: false, problem: null };

/** The page's game, set-up and table, as far as loaded. */
interface PracticeSession {
  /** The part needed for the set-up; null while loading. */
  readonly box: Box | 'lost' | null;
  /** The complete game, loaded during the set-up. */
  readonly game: CoachedGame | null;
  /** The module of the table, loaded during the set-up. */
  readonly table: TableModule | null;
  readonly savedStatus: SavedStatus;
  readonly practice: Practice | null;
  readonly deal: (options: Options, strength: Strength, people: Seating) => void;
  /** Returns to the set-up. */
  readonly leave: () => void;
}

/** Loads what the set-up needs, before anything else. A game to resume needs no set-up. */
async function fetchSetup(id: string, onBox: (box: Box) => void): Promise<void> {
  if (!hasGameToResume(id)) onBox(await fetchBox(id));
}

/**
 * Loads a game, and resumes the saved one or opens the one in the address, which takes precedence.
 * @param fetchParts called after the set-up is drawn and the table is loaded, to load the rest
 */
export function usePracticeSession(id: string, fetchParts: () => void): PracticeSession {
  const [box, setBox] = useState<PracticeSession['box']>(null);
  const [game, setGame] = useState<PracticeSession['game']>(null);
  const [table, setTable] = useState<TableModule | null>(null);
  const [savedStatus, setSavedStatus] = useState<SavedStatus>(NO_SAVED);
  const [practice, setPractice] = useState<Practice | null>(null);
  const gameFetch = useRef<Promise<CoachedGame> | null>(null);
  const showLost = (): void => setBox('lost');
  useEffect(() => {
    const stops: (() => void)[] = [];
    const showTable = ([loadedGame, tableModule]: [CoachedGame, TableModule]): void => {
      const status = tableModule.findSaved(loadedGame);
      setSavedStatus(status);
      // The first deal is to be seen, so its animation is loaded before it.
      void loadMotion(tableModule);
      setTable(tableModule);
      setGame(loadedGame);
      setBox(loadedGame);
      if (status.savedGame && tableModule.wasSeated(id) && !tableModule.$practice.get())
        tableModule.open(status.savedGame);
      stops.push(
        tableModule.$practice.subscribe(setPractice),
        tableModule.watchTabs(loadedGame),
        tableModule.watchLinks(loadedGame),
        // Another tab may continue the game during the set-up.
        onOutsideChange(saveKey(id), () => {
          if (!tableModule.$practice.get()) setSavedStatus(tableModule.findSaved(loadedGame));
        }),
      );
    };
    const setup = fetchSetup(id, setBox).then(nextTask);
    const played = setup.then(() => fetchAdvisedGame(id, $settings.get().help === 'coach'));
    const tableLoad = setup.then(nextTask).then(fetchTableParts);
    gameFetch.current = played;
    tableLoad.then(fetchParts, () => undefined);
    Promise.all([played, tableLoad]).then(showTable, showLost);
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);
  return {
    box,
    game,
    table,
    savedStatus,
    practice,
    deal(options, strength, people) {
      Promise.all([gameFetch.current, fetchTableParts().then(loadMotion)]).then(
        ([loadedGame, tableModule]) => loadedGame && tableModule.dealGame(loadedGame, options, strength, people),
        showLost,
      );
    },
    leave() {
      table?.leave();
      if (table && game) setSavedStatus(table.findSaved(game));
    },
  };
}
