import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameMove } from '../../game/play.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import type { ShownRecord } from '../records/state/shown.ts';
import { guessAt } from './guess.ts';
import type { ToldTurn } from './told.ts';
import '../../table/try/touched.css';
import { TryTable } from '../../table/try/TryTable.tsx';
import { useTry } from '../../table/try/use-try.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly shown: ShownRecord;
  readonly turn: ToldTurn;
  readonly home: string;
  readonly looks: (card: number) => CardLook;
  readonly onGuess: (move: GameMove) => void;
}

/** The table as it lay before a turn, to be played at: what is played there is a guess. */
export function Guess({ shown, turn, home, looks, onGuess }: Props): VNode {
  const { start, touchable, actions } = useMemo(() => guessAt(shown, turn), [shown, turn]);
  const trying = useTry(start);
  // Here everybody means to play: what may be done is there before the first touch.
  useEffect(() => void trying.table.wake(), []);
  const { happened, at } = trying.state;
  useEffect(() => {
    if (happened !== null && at) onGuess(at.move);
  }, [happened]);
  const known = useMemo(
    () =>
      Object.fromEntries(
        start.zones.flatMap(({ items }) =>
          items.flatMap(({ cards }) => cards.map((card) => [card, looks(card)] as const)),
        ),
      ),
    [start],
  );
  return (
    <TryTable
      trying={trying}
      touchable={touchable}
      actions={actions}
      looks={known}
      title={WORDS.guess}
      home={home}
    />
  );
}
