import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { count } from '../../../cards/words.ts';
import type { CountedPile } from '../../../game/count.ts';
import type { Game } from '../../../game/game.ts';
import type { Naming } from '../../../game/seat.ts';
import { CardFace } from '../../../ui/card/CardFace.tsx';
import { looksOf } from '../../../ui/card/looks.ts';
import { sideName } from '../people.ts';

interface Props {
  readonly game: Game;
  readonly seats: number;
  readonly name: Naming;
  readonly piles: readonly CountedPile[];
  /** So many cards of each lie there already. */
  readonly shown: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Each side’s pile, laid out as far as it is counted, and what it comes to so far. */
export function Piles({ game, seats, name, piles, shown }: Props): VNode {
  const looks = useMemo(() => looksOf(game), [game]);
  return (
    <ul class="count-piles">
      {piles.map(({ side, cards, adds, unit }) => {
        const lying = cards.slice(0, shown);
        const n = adds ? sum(adds.slice(0, shown)) : lying.length;
        const keys = cards.map((card, i) => ({ card, key: `${i}` }));
        return (
          <li key={side}>
            <span class="count-who">{sideName(side, piles.length, seats, name)}</span>
            <span class="count-cards" aria-hidden="true">
              {keys.map(({ card, key }, i) => (
                <span key={key}>{i < shown && <CardFace look={looks(card)} />}</span>
              ))}
            </span>
            <strong class="count-n">{count(n, unit)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
