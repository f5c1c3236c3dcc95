import type { Card } from '../../../cards/card.ts';
import { RANKS } from '../../../cards/ranks.ts';
import { SUITS } from '../../../cards/suits.ts';
import { list, sentence } from '../../../cards/words.ts';
import type { Picture, Run, Scales, Slot } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { JOKER, PACK, RANK_COUNT, rank } from '../pack.ts';
import type { Attempt } from '../rules/attempt.ts';
import { runFault, setFault } from '../rules/shape.ts';
import { baseText, cardsText, runOrder } from '../talk/words.ts';
import { pointsNearest } from './points.ts';

/** More missing than this is no gap any more. */
const MOST_MISSING = 4;

/** Each card by its points, against one's lucky number. */
function points({ combo, state, seat }: Attempt): Scales | undefined {
  const lucky = state.lucky[seat] ?? null;
  if (!combo || lucky === null) return undefined;
  const pan = pointsNearest(combo, lucky, state.options.wrap);
  return pan && { kind: 'scales', pans: [pan], against: [{ cards: [], value: lucky }], wants: 'equal' };
}

/** The places between two ranks of a run. */
function between(from: number, to: number): readonly Slot[] {
  return Array.from({ length: to - from - 1 }, (_, i): Slot => {
    const at = from + i + 1;
    return { at, card: null, text: RANKS[at % RANK_COUNT] ?? '', mark: 'gap' };
  });
}

/** The cards in order, with what is missing between them, what is there twice, or what lies round the corner. */
function brokenRun({ combo, state }: Attempt): Run | undefined {
  const fault = combo && runFault(combo.base, state.options.wrap);
  if (!fault) return undefined;
  const slots: Slot[] = [];
  let last: number | undefined;
  for (const card of runOrder(fault.cards)) {
    const low = rank(card);
    const twice = last !== undefined && low === last % RANK_COUNT;
    const at =
      last === undefined || twice ? (last ?? low) : last + ((low - last + 2 * RANK_COUNT) % RANK_COUNT);
    if (last !== undefined && at - last > MOST_MISSING + 1) return undefined;
    if (last !== undefined && !twice) slots.push(...between(last, at));
    const round = fault.corner && at > RANK_COUNT;
    slots.push({ at, card, mark: twice || round ? 'wrong' : 'there' });
    last = at;
  }
  return { kind: 'run', slots, steps: [1] };
}

/** The cards of one rank, a suit that comes again marked. */
function brokenSet({ combo }: Attempt): Run | undefined {
  const fault = combo && setFault(combo.base);
  if (!fault) return undefined;
  const at = rank(fault.cards[0] as Card);
  const naturals = fault.cards.map(
    (card, i): Slot => ({ at, card, mark: fault.cards.indexOf(card) < i ? 'wrong' : 'there' }),
  );
  // There are four suits: a joker beyond them stands for nothing.
  const jokers = Array.from(
    { length: fault.jokers },
    (_, i): Slot => ({ at, card: JOKER, mark: naturals.length + i < SUITS.length ? 'there' : 'wrong' }),
  );
  const slots = [...naturals, ...jokers];
  return { kind: 'run', slots, steps: [0] };
}

function size({ combo, state }: Attempt): Picture | undefined {
  const count = combo?.move.cards.length;
  return count === undefined
    ? undefined
    : { kind: 'limit', count, least: state.options.base, most: RANK_COUNT };
}

/** "7♣, 8♣ and 9♣ are a run, and they make 24, your lucky number." */
function combineSays({ combo, state, seat }: Attempt): string {
  if (!combo) return '';
  const lucky = state.lucky[seat] ?? null;
  const { like } = combo.base;
  const kind = like === 'run' || like === 'set' ? `a ${like}` : 'a combination';
  const number = lucky === null ? 'your lucky number' : `${lucky}, your lucky number`;
  const beside = combo.move.aces.length > 0 ? `with ${cardsText(combo.move.aces)} ` : '';
  return `${sentence(baseText(combo.move.cards))} are ${kind}, and ${beside}they make ${number}.`;
}

/** "Beside it A♦ counts 12." */
function acesSay(a: Attempt): string {
  const aces = a.combo?.move.aces ?? [];
  const worth = points(a)?.pans[0]?.slice(-aces.length) ?? [];
  if (worth.length === 0) return `You add ${cardsText(aces)} to it.`;
  const each = worth.map(({ cards, value }) => `${PACK.text(cards[0] as Card)} as ${value}`);
  return `You add ${list(each)}.`;
}

export const COMBINING: Reasons<Attempt> = [
  { rule: 'lucky-number/combine', says: combineSays, draws: points },
  { rule: 'lucky-number/add-aces', says: acesSay },
  { rule: 'lucky-number/combo-size', draws: size },
  { rule: 'lucky-number/combo-set', draws: brokenSet },
  { rule: 'lucky-number/combo-run', draws: brokenRun },
  { rule: 'lucky-number/combo-lucky', draws: points },
];
