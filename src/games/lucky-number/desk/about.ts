import { areThings, type Desk, type MoveAsk } from '../../../game/desk.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { LuckyOptions } from '../options.ts';
import { ACE, isNatural, PACK, rank } from '../pack.ts';

type Codes = readonly string[];

const cardsIn = (move: JsonObject, key: string): Codes => {
  const said: unknown = move[key];
  return areThings(said) ? said : [];
};
const cardOf = (code: string): number => PACK.read(code) ?? -1;
const text = (code: string): string => PACK.text(cardOf(code));
const isAce = (code: string): boolean => rank(cardOf(code)) === ACE && isNatural(cardOf(code));
const without = (codes: Codes, code: string): Codes => codes.toSpliced(codes.indexOf(code), 1);
const sorted = (codes: Codes): Codes => [...codes].sort((a, b) => PACK.compare(cardOf(a), cardOf(b)));

/** Which of the natural cards ends on top. */
function top(move: JsonObject, cards: Codes): readonly MoveAsk[] {
  const naturals = [...new Set(cards)].filter((code) => isNatural(cardOf(code)));
  if (naturals.length < 2) return [];
  const choices = naturals.map((code) => ({
    label: text(code),
    move: code === move['top'] ? move : { ...move, top: code },
  }));
  return [{ label: 'On top', choices }];
}

/** Whether an ace is one of the set or run, or an extra one beside it. */
function aceAsk(move: JsonObject, ace: string): MoveAsk {
  const [cards, aces] = [cardsIn(move, 'cards'), cardsIn(move, 'aces')];
  const inside = cards.includes(ace);
  const there = { ...move, cards: sorted([...cards, ace]), aces: without(aces, ace) };
  const beside = { ...move, cards: without(cards, ace), aces: sorted([...aces, ace]) };
  return {
    label: text(ace),
    choices: [
      { label: 'in the set or run', move: inside ? move : there },
      { label: 'an extra ace', move: inside ? beside : move },
    ],
  };
}

/** Of a combination: what lies on top, and which of its aces are extra ones. */
export const about: NonNullable<Desk<LuckyOptions>['about']> = (_position, _seat, move) => {
  if (move['type'] !== 'combine') return [];
  const all = [...cardsIn(move, 'cards'), ...cardsIn(move, 'aces')];
  const aces = [...new Set(all)].filter(isAce);
  return [...top(move, all), ...aces.map((ace) => aceAsk(move, ace))];
};
