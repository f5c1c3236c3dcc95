import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Count, CountedPile } from '../../../game/count.ts';
import type { GameEvent, GameState } from '../../../game/play.ts';
import { fetchCount } from '../../../table/game-parts.ts';
import { CardText } from '../../../ui/card/CardText.tsx';
import { namingAt, type Practice, sideName } from '../../saved-games/index.ts';
import { closeSheet, stateOf } from '../practice.ts';
import { WORDS } from '../words.ts';
import './count.css';
import { countNoun } from '../../../cards/words.ts';
import type { Game } from '../../../game/game.ts';
import type { SeatNamer } from '../../../game/seat.ts';
import { Announced } from '../../../ui/announce/Announced.tsx';
import { CardFace } from '../../../ui/card/CardFace.tsx';
import { looksOf } from '../../../ui/card/looks.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { useCounting } from './use-counting.ts';

interface PilesProps {
  readonly game: Game;
  readonly seats: number;
  readonly name: SeatNamer;
  readonly piles: readonly CountedPile[];
  /** Number of cards of each pile that are shown. */
  readonly shownCount: number;
}

/** Largest number of piles that are drawn in full size. */
const MAX_LARGE = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The cards of each side counted so far, with their sum. */
function Piles({ game, seats, name, piles, shownCount }: PilesProps): VNode {
  const looks = useMemo(() => looksOf(game), [game]);
  return (
    <ul class={`count-piles${piles.length > MAX_LARGE ? ' is-many' : ''}`}>
      {piles.map(({ side, cards, adds, unit }) => {
        const shownCards = cards.slice(0, shownCount);
        const tally = adds ? sum(adds.slice(0, shownCount)) : shownCards.length;
        const keys = cards.map((card, i) => ({ card, key: `${i}` }));
        return (
          <li key={side}>
            <span class="count-who">{sideName(side, piles.length, seats, name)}</span>
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

interface Props {
  readonly practice: Practice;
  readonly shownPractice: Practice;
  /** Number of the step that is counted; null if there is no count. */
  readonly at: number | null;
  readonly home: string;
}

/** How deals of the game are counted; undefined until loaded. */
function useCount(game: string): GameCount | undefined {
  const [count, setCount] = useState<GameCount>();
  useEffect(() => void fetchCount(game).then(setCount, () => undefined), [game]);
  return count;
}

/** Opens and closes a dialog, and focuses its button when it opens. */
function useDialogOpen(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      // By default the first link would get the focus, and Enter would leave the table.
      closeButton.current?.focus({ preventScroll: true });
    }
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return { dialog, closeButton };
}

/** The count of a deal: cards are counted one by one, then the result and the score sheet appear. */
export function CountDialog({ practice, shownPractice, at, home }: Props): VNode {
  const { game } = practice;
  const count = useCount(game.id);
  const step = at === null ? undefined : practice.steps[at];
  const state = stateOf(shownPractice);
  const events = step?.events ?? [];
  const piles = useMemo(() => (step ? (count?.piles(state, events) ?? []) : []), [step, state, count]);
  const largestPile = Math.max(0, ...piles.map(({ cards }) => cards.length));
  const { shownCount, isDone, skip } = useCounting(at, largestPile);
  const { dialog, closeButton } = useDialogOpen(step !== undefined);

  const [seats, name] = [game.seats(practice.match.options), namingAt(practice)];
  const lines = events.filter((event) => event.points !== undefined);
  const hasSheet = step !== undefined && lines.length > 0;
  const isOver = step !== undefined && game.play.turn(step.state) === null;
  return (
    <dialog
      ref={dialog}
      class={`dialog sheet count${isDone ? '' : ' is-counting'}${hasSheet ? ' has-sheet' : ''}`}
      aria-labelledby="count-title"
      onClose={closeSheet}
      onCancel={(event) => {
        if (!isDone) event.preventDefault();
        skip();
      }}
      onClickCapture={(event) => {
        // The first touch only completes the count.
        if (isDone) return;
        event.preventDefault();
        event.stopPropagation();
        skip();
      }}
    >
      <h2 id="count-title">{WORDS.sheet}</h2>
      {step && <Piles {...{ game, seats, name, piles, shownCount }} />}
      <Announced class="count-result">
        {isDone && step && count && <CardText text={count.result(state, events, name)} />}
      </Announced>
      {hasSheet && (
        <div class="count-sheet" aria-hidden={!isDone}>
          <ScoreTable
            game={game}
            seats={seats}
            name={name}
            lines={lines}
            scores={game.play.scores(step.state)}
            home={home}
          />
        </div>
      )}
      <form method="dialog">
        <button ref={closeButton} type="submit" class="button primary">
          {!isDone ? WORDS.skip : isOver ? WORDS.waiting : WORDS.nextDeal}
        </button>
      </form>
    </dialog>
  );
}
