import type { ItemRef } from '../../game/zone.ts';
import type { Verdict } from '../../referee/verdict.ts';
import type { LiveTable } from './live-table.ts';

/** A try as it is drawn and told under its table. */
export interface DrawnTry {
  readonly picked: readonly ItemRef[];
  readonly marked: readonly ItemRef[];
  readonly verdict: Verdict;
  /** "Take 5♣ and 9♥ with 6♠." */
  readonly says: string;
}

/** A table of the book, as it is sent. */
export interface SentTable extends LiveTable {
  /** The law it stands beside. */
  readonly rule: string;
  readonly title: string;
  /** Nobody points at its piles: they may lie beside the hand. */
  readonly plain: boolean;
  /** The zones that are drawn, in their order: what was touched is found by it. */
  readonly drawn: readonly string[];
  /** What was tried there, and what the referee says; null where nothing was. */
  readonly tried: DrawnTry | null;
}

/** The tables of one chapter, as they are sent. */
export interface SentTables {
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  /** By the id of their case. */
  readonly tables: Readonly<Record<string, SentTable>>;
}

const requests = new Map<string, Promise<SentTables>>();

/** The tables of a chapter. @throws Error where they can't be had; asking again tries again */
export function fetchTables(address: string): Promise<SentTables> {
  const asked =
    requests.get(address) ??
    fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<SentTables>;
    });
  requests.set(address, asked);
  asked.catch(() => requests.delete(address));
  return asked;
}
