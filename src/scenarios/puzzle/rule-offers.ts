import type { Game } from '../../game/game.ts';
import { createRandom, type Random } from '../../random/random.ts';
import type { SettledPuzzle } from './settled-puzzle.ts';

/** Number of rules to choose from. */
const OFFERED_RULES = 4;

/** Returns a hash of a text (32-bit FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Returns the rules to choose from in a puzzle: a broken one, and others, preferably of the same chapter. */
export const offerRules = ({ game, posed, rightAnswers }: SettledPuzzle): readonly string[] =>
  offerRulesFor(game, rightAnswers, createRandom(hashText(JSON.stringify(posed.case))));

/** Returns a broken rule and others in random order. */
export function offerRulesFor(
  game: Pick<Game, 'rules'>,
  brokenRules: readonly string[],
  random: Random,
): readonly string[] {
  const [brokenRule] = brokenRules;
  if (brokenRule === undefined) return [];
  const chapter = game.rules.chapterOf(brokenRule);
  const unbrokenRules = random
    .shuffle(game.rules.restrictions)
    .map(({ id }) => id)
    .filter((id) => !brokenRules.includes(id));
  const chapterRules = unbrokenRules.filter((id) => game.rules.chapterOf(id) === chapter);
  const otherRules = [...chapterRules, ...unbrokenRules.filter((id) => !chapterRules.includes(id))].slice(
    0,
    OFFERED_RULES - 1,
  );
  return random.shuffle([brokenRule, ...otherRules]);
}
