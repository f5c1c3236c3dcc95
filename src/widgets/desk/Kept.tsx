import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import { takeOver } from '../../stores/desk.ts';
import { keeps } from './keeps.ts';
import { WORDS } from './words.ts';

/** Lays out the practice game that is going on on this device, where there is one. */
export function Kept({ game }: { readonly game: DeskGame }): VNode | null {
  const [lay, setLay] = useState<(() => void) | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const offer = async (): Promise<void> => {
      const { keptGame, readKept } = await import('../../stores/desk-kept.ts');
      const kept = keptGame(game);
      if (gone || kept === null) return;
      setLay(() => () => {
        const read = readKept(game, kept);
        if (read.ok) takeOver(read.value);
        else setWhy(read.fault.says);
      });
    };
    // Where the offer can't be fetched there is none.
    if (keeps(game.id)) offer().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game]);

  if (lay === null) return null;
  return (
    <p class="kept">
      {why === null ? (
        <button type="button" class="chip" onClick={lay}>
          {WORDS.takeOver}
        </button>
      ) : (
        <span role="alert">{WORDS.noTakeOver(why)}</span>
      )}
    </p>
  );
}
