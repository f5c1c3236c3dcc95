import type { Card } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import type { Json } from './json.ts';

/** The cards of a valid list of codes; none where there is no list. */
export function readCards({ read }: Pack, json: Json | undefined): readonly Card[] {
  return Array.isArray(json) ? json.flatMap((code) => read(String(code)) ?? []) : [];
}

/** The cards of valid piles, by seat or side. */
export function readPiles(pack: Pack, json: Json | undefined, count: number): readonly (readonly Card[])[] {
  return Array.from({ length: count }, (_, at) => readCards(pack, Array.isArray(json) ? json[at] : undefined));
}
