import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { isStored } from './is-stored.ts';
import { LATE_WORDS } from './late-words.ts';
import { fetchRuledGame } from './state/laws.ts';
import { parseSavedGame, readSavedGame, showPractice } from './state/practice-game.ts';

/** Labels by number of moves back: now, before the last move, before the move before that. */
const LABELS = [LATE_WORDS.takeOver, LATE_WORDS.lastMove, LATE_WORDS.beforeLast] as const;

/** Lays out the stored practice game, now or before one of its last two moves; empty if none is stored. */
export function PracticeButtons({ game }: { readonly game: DeskGame }): VNode | null {
  const [lay, setLay] = useState<((movesBack: number) => void) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const offer = async (): Promise<void> => {
      const storedGame = readSavedGame(game);
      if (isUnmounted || storedGame === null) return;
      const ruled = await fetchRuledGame(game);
      if (isUnmounted) return;
      setLay(() => (movesBack: number) => {
        const practice = parseSavedGame(ruled, storedGame);
        if (!practice.ok) setProblem(LATE_WORDS.noTakeOver(practice.fault.says));
        else if (!showPractice(practice.value, movesBack)) setProblem(LATE_WORDS.notSoFar);
      });
    };
    // If the code can't be fetched, nothing is offered.
    if (isStored(game.id)) offer().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [game]);

  if (lay === null) return null;
  return (
    <p class="kept">
      {LABELS.map((label, movesBack) => (
        <button key={label} type="button" class="chip" onClick={() => lay(movesBack)}>
          {label}
        </button>
      ))}
      <Announced as="span">{problem}</Announced>
    </p>
  );
}
