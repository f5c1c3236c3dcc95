import { useStore } from '@nanostores/preact';
import { atom } from 'nanostores';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Reasons } from '../../game/reasons.ts';
import { fetchReasons } from '../../stores/game.ts';
import type { PictureProps } from './Picture.tsx';

/** What a game says and draws of a try, and how it is drawn: nothing one needs before something was tried. */
export interface Reasoned {
  readonly reasons: Reasons<unknown>;
  readonly Picture: FunctionComponent<PictureProps>;
}

const $reasoned = atom<{ readonly game: string; readonly reasoned: Reasoned } | null>(null);

/** Fetches them, once a page. Where they can't be had a ruling does without. */
export async function fetchReasoned(game: string): Promise<void> {
  if ($reasoned.get()?.game === game) return;
  const all = await Promise.all([fetchReasons(game), import('./Picture.tsx')]).catch(() => null);
  if (all) $reasoned.set({ game, reasoned: { reasons: all[0], Picture: all[1].Picture } });
}

/** The reasons of this game as soon as they are there. */
export function useReasoned(game: string): Reasoned | null {
  const there = useStore($reasoned);
  useEffect(() => void fetchReasoned(game), [game]);
  return there?.game === game ? there.reasoned : null;
}
