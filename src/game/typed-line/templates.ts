import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Seat } from '../seat.ts';
import type { SlotValues } from './grammar.ts';

/** The slot for the cards of a clause about the table. */
export const THINGS_SLOT = 'things';

const SLOT_PATTERN = /\{(\w+)\}/g;

/** A template with the values of its slots; a player who isn't named is the one who tries. */
export function fillTemplate(template: Json, slotValues: SlotValues, mover: Seat): Json {
  const slotValue = (name: string): Json =>
    (slotValues[name] ?? (name === 'who' || name === 'whose' ? mover : null)) as Json;
  const fill = (text: string): string => text.replace(SLOT_PATTERN, (_, name: string) => String(slotValue(name)));
  if (typeof template === 'string') {
    const [, only] = /^\{(\w+)\}$/.exec(template) ?? [];
    return only === undefined ? fill(template) : slotValue(only);
  }
  if (Array.isArray(template)) return (template as readonly Json[]).map((one) => fillTemplate(one, slotValues, mover));
  if (!isObject(template)) return template;
  const entries = Object.entries(template as JsonObject);
  return Object.fromEntries(entries.map(([key, value]) => [fill(key), fillTemplate(value, slotValues, mover)]));
}
