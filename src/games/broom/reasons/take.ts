import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { rankName } from '../../../cards/ranks.ts';
import { list, sentence } from '../../../cards/words.ts';
import type { Scales } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { courtOf, PACK } from '../pack.ts';
import { type Attempt, type Named, playedValue } from '../rules/attempt.ts';
import { textOf } from '../state.ts';
import { namesText } from '../talk/words.ts';
import { allWorth, cardWeight, weightOf } from './weigh.ts';

const names = (named: readonly Named[]): string => namesText(named.map(({ name }) => name));
const playedText = ({ played }: Attempt): string =>
  played === undefined ? 'that card' : PACK.text(played).replace(/^the /, '');
/** More than this is counted, not read out. */
const MOST_NAMED = 6;

/** The groups on the scales, each against the card that takes them. */
function weighed(a: Attempt): Scales | undefined {
  const pans = a.groups.filter((group) => group.length > 0 && allWorth(group));
  if (playedValue(a) === 0 || pans.length === 0) return undefined;
  return {
    kind: 'scales',
    pans: pans.map((group) => group.map(weightOf)),
    against: [cardWeight(a.played as Card)],
    wants: 'equal',
  };
}

/** "9♠ takes 9♥, and 4♣ and 5♦ are 9 too." */
function groupsSay(a: Attempt): string {
  const value = playedValue(a);
  const equal = a.groups.filter((group) => group.length === 1).flat();
  const sums = a.groups.filter((group) => group.length > 1).map(names);
  const [first = '', ...others] = sums;
  if (equal.length > 0) {
    return `Your ${playedText(a)} takes ${names(equal)}, and ${list(sums.map((sum) => `${sum} are ${value} too`))}.`;
  }
  const more = others.length > 0 ? `, and so do ${list(others)}` : '';
  return `${sentence(first)} make ${value}${more}: exactly what your ${playedText(a)} takes.`;
}

function equalSays(a: Attempt): string {
  const equal = a.groups.filter((group) => group.length === 1).flat();
  return `Your ${playedText(a)} is worth ${playedValue(a)}, and so ${agree(equal, 'are', 'is')} ${names(equal)}.`;
}

function courtSays(a: Attempt): string {
  const rank = a.played === undefined ? undefined : courtOf(a.played);
  const taken = a.groups.flat();
  const kind = rank === undefined ? 'court' : rankName(rank);
  return taken.length > 1
    ? `Your ${playedText(a)} takes ${names(taken)}: they are all ${kind}s.`
    : `Your ${playedText(a)} takes ${names(taken)}: ${kind} takes ${kind}.`;
}

function sweepSays({ state: { table } }: Attempt): string {
  const all =
    table.length > MOST_NAMED ? `all ${table.length} of them` : list(table.map(({ cards }) => textOf(cards)));
  return `The Broom takes whatever lies on the table: ${all}.`;
}

/** Taking: sums before equals before courts. */
export const TAKING: Reasons<Attempt> = [
  { rule: 'broom/take-groups', says: groupsSay, draws: weighed },
  {
    rule: 'broom/take-equal',
    says: equalSays,
    // Beside sums they lie on the scales already.
    draws: (a) => (a.groups.some((group) => group.length > 1) ? undefined : weighed(a)),
  },
  { rule: 'broom/take-court', says: courtSays },
  { rule: 'broom/sweep', says: sweepSays },
  { rule: 'broom/take-sum', draws: weighed },
];
