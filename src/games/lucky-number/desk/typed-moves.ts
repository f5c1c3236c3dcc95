import type { JsonObject } from '../../../game/json.ts';
import type { ParseContext } from '../../../game/typed-line/context.ts';
import type { SlotValues } from '../../../game/typed-line/grammar.ts';
import { writeMove } from '../notation/index.ts';
import { isJack, PACK } from '../pack.ts';
import type { LuckyState } from '../state.ts';
import { combinationOf } from '../table/propose.ts';

/** The moves that typed sentences mean. */

const cardOf = (code: string): number => PACK.read(code) ?? -1;
const suitOf = (code = ''): string => code.slice(-1);
const sortByCode = (codes: readonly string[]): readonly string[] =>
  [...codes].sort((a, b) => PACK.compare(cardOf(a), cardOf(b)));

/** Move of a typed combination that names its extra aces or says that it has none. */
export function readDivided({ cards, aces, top, as }: SlotValues) {
  const cardFields = {
    cards: sortByCode(cards as readonly string[]),
    aces: sortByCode((aces ?? []) as readonly string[]),
  };
  const optionalFields = { ...(top === undefined ? {} : { top }), ...(as === undefined ? {} : { as }) };
  return { move: { type: 'combine', ...cardFields, ...(optionalFields as JsonObject) } };
}

/**
 * Move of a typed combination without a word about aces: the cards are divided so that they make the number,
 * if they can.
 */
export function readUndivided(
  { cards, more: moreCards = [], top }: SlotValues,
  { view, seat }: ParseContext<LuckyState>,
) {
  const allCodes = [...(cards as readonly string[]), ...(moreCards as readonly string[])];
  if (!view) return readDivided({ cards: allCodes, top });
  const { top: usualTop, ...move } = writeMove(combinationOf(view, seat, allCodes.map(cardOf)));
  return { move: { ...move, top: (top ?? usualTop) as string } };
}

/** A card on another. A jack for which the line gives no suit names its own, as only its fit is in question. */
export const readOnto =
  (type: 'lay' | 'jump') =>
  ({ cards, suit }: SlotValues) => {
    const codes = cards as readonly string[];
    const [card] = codes.map(cardOf);
    const named = suit ?? (codes.length === 1 && card !== undefined && isJack(card) ? suitOf(codes[0]) : undefined);
    return { move: { type, cards: codes, ...(named === undefined ? {} : { suit: named as string }) } };
  };

/** A lay in answer to a debt, or a combination of several cards. */
export function answerWith({ cards }: SlotValues, table: ParseContext<LuckyState>) {
  const codes = cards as readonly string[];
  return codes.length > 1 ? readUndivided({ cards: codes }, table) : { move: { type: 'lay', cards: codes } };
}
