import { notify } from '../ui/device/notices.ts';
import { WORDS } from './words.ts';

/** Fetches JSON from an address of this site. @throws Error if it can't be fetched */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** A random seed of 32 bits. */
export function createSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** Shows a notice that the move can't be judged now. */
export function notifyRefereeMissing(): undefined {
  notify({ id: 'untried', says: WORDS.refereeMissing });
  return undefined;
}
