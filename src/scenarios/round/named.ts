import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Game } from '../../game/game.ts';
import type { Zone } from '../../game/zone.ts';
import { namingOf } from './naming.ts';
import type { Round } from './round.ts';
import { type RoundStep, tableBefore, zonesAt } from './steps.ts';

/** A card of a suit: `10♦`. */
const SUITED = /(?:10|[2-9AJQK])[♠♥♦♣]/gu;
/** A card of a pack with numbers: what is counted or pointed at, “two 12s”, “the 30”. */
const NUMBERED =
  /(?<=\b(?:an?|the|this|that|one|two|three|four|five|six|your|his|her|their) (?:other |last |lone )?)\d+(?=s?\b)|\b\d+(?=s\b)/giu;
const hasSuit = (text: string): boolean => /[♠♥♦♣]/u.test(text);

const texts = ({ pack }: Game, cards: Iterable<Card>): ReadonlySet<string> =>
  new Set([...cards].flatMap((card) => (card === UNKNOWN ? [] : [pack.text(card)])));

/** The cards a text names, as the pack prints them; a joker by its own name, and a number where the pack has no suits. */
export function namedIn(game: Game, says: string): readonly string[] {
  const all = texts(game, game.pack.cards);
  if ([...all].some(hasSuit)) return [...says.matchAll(SUITED)].map(([card]) => card);
  const numbers = [...says.matchAll(NUMBERED)].map(([card]) => card).filter((card) => all.has(card));
  const jokers = [...all].filter((card) => !/^\d+$/.test(card) && says.includes(card));
  return [...numbers, ...jokers];
}

function playedIn(game: Game, { seat, move, before }: NonNullable<RoundStep['made']>): readonly Card[] {
  const { played, named } = game.wire.cardsOf(move, before, seat);
  return [...played, ...named];
}

const lyingIn = (zones: readonly Zone[]): readonly Card[] =>
  zones.flatMap(({ items }) => items.flatMap(({ cards }) => cards));

/**
 * Cards that a text about a step names though the reader can’t see them there: they lie neither on the table before
 * the move nor after it, as the reader sees both, and were not played.
 */
export function namedInVain(
  game: Game,
  round: Round,
  steps: readonly RoundStep[],
  at: number,
  says: string,
): readonly string[] {
  const name = namingOf(round);
  const step = steps[at] as RoundStep;
  const { made } = step;
  const there = texts(game, [
    ...lyingIn(zonesAt(game, step, name)),
    ...(made ? lyingIn(zonesAt(game, tableBefore(steps, at), name)) : []),
    ...(made ? playedIn(game, made) : []),
  ]);
  return namedIn(game, says).filter((card) => !there.has(card));
}
