import type { VNode } from 'preact';
import type { DeskBox } from '../../game/game.ts';
import type { Draft } from './state/draft.ts';
import { useLink } from './use-link.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskBox;
  readonly draft: Draft;
  readonly home: string;
}

/** From the table that is laid here a game is written down, or goes on being written. */
export function WriteOn({ game, draft, home }: Props): VNode | null {
  const link = useLink(game, draft);
  if (link === '') return null;
  return (
    <p>
      <a class="chip" href={`${home}records/${new URL(link).hash}`}>
        {WORDS.writeOn}
      </a>
    </p>
  );
}
