import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { isStored } from './is-stored.ts';
import { fetchRuledGame } from './state/laws.ts';
import { parseSavedGame, readSavedGame, showPractice } from './state/practice-game.ts';
import { WORDS } from './words.ts';

/** Labels by how many moves back the table is taken from. */
const LABELS = [WORDS.takeOver, WORDS.lastMove, WORDS.beforeLast] as const;

/** Lays out the stored practice game, now or before one of its last two moves; empty if none is stored. */
export function PracticeButtons({ game }: { readonly game: DeskGame }): VNode | null {
  const [lay, setLay] = useState<((back: number) => void) | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const offer = async (): Promise<void> => {
      const kept = readSavedGame(game);
      if (isUnmounted || kept === null) return;
      const ruled = await fetchRuledGame(game);
      if (isUnmounted) return;
      setLay(() => (back: number) => {
        const read = parseSavedGame(ruled, kept);
        if (!read.ok) setWhy(WORDS.noTakeOver(read.fault.says));
        else if (!showPractice(read.value, back)) setWhy(WORDS.notSoFar);
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
      {LABELS.map((label, back) => (
        <button key={label} type="button" class="chip" onClick={() => lay(back)}>
          {label}
        </button>
      ))}
      <Announced as="span">{why}</Announced>
    </p>
  );
}
