import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { Random } from '../../random/random.ts';
import { findVisiblyBroken, type SlipSituation, shuffleTries } from './slips.ts';

/** Number of rules to choose from. */
const OFFERED_RULES = 5;
const MAX_JUDGED = 80;

/**
 * Lists the rules that an objection may name, in the order of the rulebook: a broken one, if any, and others that
 * similar moves break. Legal moves get as many, so that the list doesn't give the answer away.
 */
export function listSuspectRules(at: SlipSituation, move: GameMove, random: Random): readonly string[] {
  const { game, state, seat, eyes } = at;
  const broken = findVisiblyBroken(at, seat, move);
  // Uses the objecting seat's view: other cards of the hand could show in the rules.
  const view = game.visibility.view(state, eyes);
  const kind = game.play.kindOf(move);
  const tried = shuffleTries(game, view, eyes, random).slice(0, MAX_JUDGED);
  const alike = [...tried.filter((one) => game.play.kindOf(one) === kind), ...tried];
  const near = alike.flatMap((one) => judge(game, view, eyes, one).findings.map(({ rule }) => rule));
  const rules = game.rules.restrictions.map(({ id }) => id);
  const chapters = new Set([...broken, ...near.slice(0, 1)].map((rule) => game.rules.chapterOf(rule)));
  const others = [
    ...near,
    ...random.shuffle(rules.filter((id) => chapters.has(game.rules.chapterOf(id)))),
    ...rules,
  ];
  const offered = [...new Set([...broken.slice(0, 1), ...others.filter((rule) => !broken.includes(rule))])];
  return rules.filter((id) => offered.slice(0, OFFERED_RULES).includes(id));
}
