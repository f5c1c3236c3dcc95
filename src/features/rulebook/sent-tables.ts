import type { ItemRef } from '../../game/zone.ts';
import type { Verdict } from '../../referee/verdict.ts';
import type { LiveTable } from './live-table.ts';

/** A try, shown below its table. */
export interface DrawnTry {
  readonly picked: readonly ItemRef[];
  readonly marked: readonly ItemRef[];
  readonly verdict: Verdict;
  /** "Take 5♣ and 9♥ with 6♠." */
  readonly says: string;
}

/** A table of the book, as served. */
export interface SentTable extends LiveTable {
  /** The law it illustrates. */
  readonly rule: string;
  readonly title: string;
  /** Whether its piles may be placed beside the hand. */
  readonly plain: boolean;
  /** Ids of the drawn zones in document order, used to find the touched item. */
  readonly drawn: readonly string[];
  /** The try and its verdict; null if nothing is tried. */
  readonly tried: DrawnTry | null;
}

/** The tables of a chapter, as served. */
export interface SentTables {
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  /** By case id. */
  readonly tables: Readonly<Record<string, SentTable>>;
}

const requests = new Map<string, Promise<SentTables>>();

/** Fetches the tables of a chapter. @throws Error if they can't be fetched; a later call tries again */
export function fetchTables(address: string): Promise<SentTables> {
  const request =
    requests.get(address) ??
    fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<SentTables>;
    });
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}
