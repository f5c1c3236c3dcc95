import { notify } from '../ui/device/notices.ts';

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

/** Texts shown instead of the table until it is loaded. */
export const WAIT_TEXTS = {
  loading: 'Laying out the tables …',
  unreachable: 'The tables couldn’t be loaded. Are you offline? Reload the page to try again.',
} as const;

/** Shows a notice that the move can't be judged now. */
export function notifyRefereeMissing(): undefined {
  notify({ id: 'untried', says: 'The referee couldn’t be loaded: no connection. Try again.' });
  return undefined;
}
