import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { Random } from '../../random/random.ts';
import { findVisiblyBroken, type SlipSituation, shuffleTries } from './slips.ts';

/** So many rules one chooses from who objects. */
const OFFERED_RULES = 5;
const MAX_JUDGED = 80;

/**
 * Rules an objection may name, in the order of the rulebook: the one that is broken, if one is, and others that such
 * moves break. What is allowed has as many: nothing shows whether one of them is right.
 */
export function listSuspectRules(at: SlipSituation, move: GameMove, random: Random): readonly string[] {
  const { game, state, seat, eyes } = at;
  const broken = findVisiblyBroken(at, seat, move);
  // By what whoever objects can see: what else lies in that hand would show in the rules it breaks.
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
