import type { VNode } from 'preact';
import type { CardLook } from '../../ui/card/card-look.ts';
import { TryTable } from './TryTable.tsx';
import type { TryStart } from './try-state.ts';
import { useTry } from './use-try.ts';

interface Props {
  readonly start: TryStart;
  /** Ids of the zones whose items can be picked. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
  /** Looks of the cards by number, for drawing the table before the engine is loaded. */
  readonly looks: Readonly<Record<number, CardLook>>;
  readonly title: string;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
}

/** A small table on which any move may be tried; Start again resets it. */
export function TryIsland({ start, ...shown }: Props): VNode {
  return <TryTable trying={useTry(start)} {...shown} />;
}
