import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { cite } from '../../referee/cite.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { openingOf, type PadGame, type Standing } from './state/reckon.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: PadGame;
  readonly standing: Standing;
  /** Which round is looked at once more; null where the next is written down. */
  readonly at: number | null;
  readonly home: string;
}

/** Who deals and begins, or who has won, with the rule that says so; or which round is being changed. */
export function Next({ game, standing, at, home }: Props): VNode {
  const { endedAt, rounds, next } = standing;
  const { round } = game.pad;
  if (at !== null) {
    return (
      <p class="pad-next">
        <strong>{WORDS.again(sentence(round), at + 1)}.</strong>
      </p>
    );
  }
  const link = (id: string | null): VNode | null => {
    if (id === null) return null;
    const rule = cite(game, id);
    return (
      <a href={home + rule.path} title={rule.law}>
        <span class="unseen">{WORDS.rule} </span>
        {rule.number}
      </a>
    );
  };
  const ended = endedAt === null ? undefined : rounds[endedAt];
  if (ended?.next.over && endedAt !== null) {
    const { winners, rule } = ended.next.over;
    const points = ended.totals.toSorted((a, b) => (game.pad.best === 'most' ? b - a : a - b));
    const sides = game.pad.sides(openingOf(standing, endedAt));
    const who = winners.map((side) => sides[side] ?? '');
    return (
      <Announced class="pad-next is-over">
        <strong>{WORDS.won(who, sides.length, points.join(' to '))}</strong> {link(rule)}
        {rounds.length > endedAt + 1 && ` ${WORDS.past(round, endedAt + 1)}`}
      </Announced>
    );
  }
  return (
    <p class="pad-next">
      <strong>{WORDS.next(sentence(round), rounds.length + 1)}</strong> {next.says} {link(next.rule)}
    </p>
  );
}
