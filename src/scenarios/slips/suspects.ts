import { judge } from '../../game/judge.ts';
import type { GameMove } from '../../game/play.ts';
import type { Random } from '../../random/random.ts';
import { type Slippery, seenBroken, tryable } from './slips.ts';

/** So many rules one chooses from who objects. */
const OFFERED = 5;
const JUDGED = 80;

/**
 * Rules an objection may name, in the order of the rulebook: the one that is broken, if one is, and others that such
 * moves break. What is allowed has as many: nothing shows whether one of them is right.
 */
export function suspectsOf(at: Slippery, move: GameMove, random: Random): readonly string[] {
  const { game, state, seat, eyes } = at;
  const broken = seenBroken(at, seat, move);
  // By what whoever objects can see: what else lies in that hand would show in the rules it breaks.
  const view = game.visibility.view(state, eyes);
  const kind = game.play.kindOf(move);
  const tried = tryable(game, view, eyes, random).slice(0, JUDGED);
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
  return rules.filter((id) => offered.slice(0, OFFERED).includes(id));
}
