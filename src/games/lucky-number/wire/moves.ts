import * as v from 'valibot';
import type { Card } from '../../../cards/card.ts';
import type { Result } from '../../../game/fault.ts';
import { ok } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { movesOf } from '../../../game/move-schema.ts';
import { openCard, openCards, parse } from '../../../game/schema.ts';
import type { LuckyOptions } from '../options.ts';
import { isNatural, PACK, packWith } from '../pack.ts';
import type { LuckyMove } from '../state.ts';
import { suitSchema } from './suit.ts';

function schemaWith(jokers: number) {
  const pack = packWith(jokers);
  const cards = v.optional(openCards(pack), []);
  const one = v.optional(openCard(pack));
  const single = { cards, suit: v.optional(suitSchema) };
  return movesOf(
    {
      lay: single,
      combine: { cards, aces: cards, top: one, as: one },
      draw: {},
      pass: {},
      jump: single,
      decline: {},
    },
    'A move of Lucky Number is a lay, combine, draw, pass, jump or decline.',
  );
}

const schemas = new Map<number, ReturnType<typeof schemaWith>>();

/** What a move may be. */
export function moveSchema({ jokers }: LuckyOptions): ReturnType<typeof schemaWith> {
  const schema = schemas.get(jokers) ?? schemaWith(jokers);
  schemas.set(jokers, schema);
  return schema;
}

/** The card on top where none is named: the last natural one of the aces, or else of the cards. */
function usualTop(cards: readonly Card[], aces: readonly Card[]): Card | null {
  return aces.findLast(isNatural) ?? cards.findLast(isNatural) ?? null;
}

/** A move as it comes in, in canonical form; a fault where it is none of this game. */
export function readMove(json: JsonObject, options: LuckyOptions): Result<LuckyMove> {
  const parsed = parse(moveSchema(options), json, 'bad-move', 'move');
  if (!parsed.ok) return parsed;
  const move = parsed.value;
  if (move.type === 'combine') {
    const { type, cards, aces, as } = move;
    const top = move.top ?? usualTop(cards, aces);
    return ok({ type, cards, aces, top, ...(as === undefined ? {} : { as }) });
  }
  if (move.type === 'lay' || move.type === 'jump') {
    const { type, cards, suit } = move;
    return ok({ type, cards, ...(suit === undefined ? {} : { suit }) });
  }
  return ok(move);
}

const codes = (cards: readonly Card[]): string[] => cards.map(PACK.code);

/** The canonical form, keys in the order of the rules file. */
export function writeMove(move: LuckyMove): JsonObject {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return {
        type: move.type,
        cards: codes(move.cards),
        ...(move.suit === undefined ? {} : { suit: move.suit }),
      };
    case 'combine':
      return {
        type: move.type,
        cards: codes(move.cards),
        aces: codes(move.aces),
        ...(move.top === null ? {} : { top: PACK.code(move.top) }),
        ...(move.as === undefined ? {} : { as: PACK.code(move.as) }),
      };
    default:
      return { type: move.type };
  }
}
