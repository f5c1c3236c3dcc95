import type { VNode } from 'preact';
import type { CardLook } from '../../ui/card/card-look.ts';
import { TryTable } from './TryTable.tsx';
import type { TryStart } from './try-state.ts';
import { useTry } from './use-try.ts';

interface Props {
  readonly start: TryStart;
  /** Zones a hand may point at. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  /** How the cards lying there look, by number: all that is needed before the engine comes. */
  readonly looks: Readonly<Record<number, CardLook>>;
  readonly title: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** A small table to try anything on: the referee answers, and Start again takes it back. */
export function TryIsland({ start, ...shown }: Props): VNode {
  return <TryTable trying={useTry(start)} {...shown} />;
}
