import { useEffect, useState } from 'preact/hooks';
import type { DeskBox } from '../../game/game.ts';
import { linkTo } from './state/address.ts';
import type { Draft } from './state/draft.ts';

/** The address that opens the desk as it is now; empty until it is packed, and where it can’t be. */
export function useLink(game: DeskBox | null, draft: Draft | null): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    if (!game || !draft) return;
    let gone = false;
    linkTo(game, draft).then(
      (made) => gone || setLink(made),
      () => gone || setLink(''),
    );
    return () => {
      gone = true;
    };
  }, [game, draft]);
  return link;
}
