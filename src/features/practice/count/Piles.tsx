import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { countNoun } from '../../../cards/words.ts';
import type { Count, CountedPile } from '../../../game/count.ts';
import type { Game } from '../../../game/game.ts';
import type { GameEvent, GameState } from '../../../game/play.ts';
import { fetchCount } from '../../../table/game-parts.ts';
import { CardFace } from '../../../ui/card/CardFace.tsx';
import { looksOf } from '../../../ui/card/looks.ts';
import { namingAt, type Practice } from '../../saved-games/index.ts';
import { stateOf } from '../practice.ts';
import { rewindToDealEnd } from '../state/deal-end.ts';
import './count.css';
import { useCounting } from './use-counting.ts';

interface PilesProps {
  readonly game: Game;
  readonly piles: readonly CountedPile[];
  readonly nameOf: (side: number) => string;
  /** Number of cards of each pile that are shown. */
  readonly shownCount: number;
}

/** Largest number of cards that are drawn in full size. */
const MAX_LARGE = 48;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The cards of each side counted so far, with their sum. */
export function Piles({ game, piles, nameOf, shownCount }: PilesProps): VNode {
  const looks = useMemo(() => looksOf(game), [game]);
  return (
    <ul class={`count-piles${sum(piles.map(({ cards }) => cards.length)) > MAX_LARGE ? ' is-many' : ''}`}>
      {piles.map(({ side, cards, adds, unit }) => {
        const shownCards = cards.slice(0, shownCount);
        const tally = adds ? sum(adds.slice(0, shownCount)) : shownCards.length;
        const keys = cards.map((card, i) => ({ card, key: `${i}` }));
        return (
          <li key={side}>
            <span class="count-who">{nameOf(side)}</span>
            <span class="count-cards" aria-hidden="true">
              {keys.map(({ card, key }, i) => (
                <span key={key}>{i < shownCount && <CardFace look={looks(card)} />}</span>
              ))}
            </span>
            <strong class="count-n">{countNoun(tally, unit)}</strong>
          </li>
        );
      })}
    </ul>
  );
}

type GameCount = Count<GameState, GameEvent>;

/** How deals of the game are counted; undefined until loaded, null if it can't be. */
export function useCount(game: string): GameCount | null | undefined {
  const [count, setCount] = useState<GameCount | null>();
  useEffect(
    () =>
      void fetchCount(game).then(setCount, () => {
        setCount(null);
      }),
    [game],
  );
  return count;
}

interface CountStep {
  readonly piles: readonly CountedPile[];
  readonly shownCount: number;
  readonly isDone: boolean;
  /** Completes the count. */
  readonly skip: () => void;
  /** Who won, and by how much; empty until the cards are counted. */
  readonly result: string;
}

/**
 * The count of a deal, card by card.
 * @param shownPractice the game as the last move of the deal left it
 * @param at number of the step that is counted; null at the end of the game, where the last count is shown in full
 */
export function useCountStep(practice: Practice, shownPractice: Practice, at: number | null): CountStep {
  const count = useCount(practice.game.id);
  const lastAt = practice.steps.length - 1;
  const step = practice.steps[at ?? lastAt];
  const countedPractice = useMemo(
    () => (at === null ? rewindToDealEnd(practice, lastAt) : shownPractice),
    [practice, shownPractice, at],
  );
  const [state, events] = [stateOf(countedPractice), step?.events ?? []];
  const piles = useMemo(() => (step && count ? count.piles(state, events) : []), [step, state, count]);
  const largestPile = Math.max(0, ...piles.map(({ cards }) => cards.length));
  const { shownCount, isDone: isCounted, skip } = useCounting(at, largestPile);
  const isDone = isCounted && count !== undefined;
  const result = isDone && step && count ? count.result(state, events, namingAt(practice)) : '';
  return { piles, shownCount: at === null ? largestPile : shownCount, isDone, skip, result };
}
