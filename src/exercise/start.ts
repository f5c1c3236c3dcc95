import { notify } from '../ui/device/notices.ts';

/** What an address of this site holds. @throws Error where it can’t be had */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** A seed nobody has had. */
export function createSeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** What stands there before there is a table. */
export const WAIT = {
  loading: 'Laying the tables …',
  unreachable: 'The tables could not be fetched. Are you offline? Reload the page to ask again.',
} as const;

/** Says that a move can’t be ruled on now: nothing is lost. */
export function notifyRefereeMissing(): undefined {
  notify({ id: 'untried', says: 'The referee could not be fetched: there is no network. Try it once more.' });
  return undefined;
}
