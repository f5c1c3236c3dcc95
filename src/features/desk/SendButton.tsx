import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { openSendSheet, sendRuling } from '../share/index.ts';
import { linkTo } from './state/address.ts';
import { $draft, $game, $twoSides } from './state/desk.ts';
import { type DeskDraft, deskNaming } from './state/draft.ts';
import { fetchRuledGame } from './state/laws.ts';
import { rulingQuery } from './state/ruling.ts';
import { WORDS } from './words.ts';

/** Sends the ruling if there is one, else the table. */
export function SendButton({ home }: { readonly home: string }): VNode | null {
  const game = useStore($game);
  const draft = useStore($draft);
  const [hasFailed, setHasFailed] = useState(false);
  const link = useDeskLink(game, draft);
  if (!game || !draft || link === '') return null;
  async function send(): Promise<void> {
    if (!game || !draft) return;
    const answer = draft.question === 'move' ? rulingQuery.$answer.get() : null;
    const message = draft.question === 'move' ? WORDS.aTable(game.name) : WORDS.aCount(game.name);
    try {
      if (answer?.ok) {
        const ruled = await fetchRuledGame(game);
        const at = { ...answer.value, name: deskNaming(draft) };
        await sendRuling({ game: ruled, home, ruling: answer.value.ruling, at, url: link });
      } else {
        await openSendSheet({ title: WORDS.sendIt, words: message, url: link });
      }
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <div class="send">
      <button type="button" class="chip" onClick={send}>
        {WORDS.send}
      </button>
      {draft.question === 'move' && (
        <button type="button" class="chip" onClick={() => $twoSides.set('told')}>
          {WORDS.showOtherSide}
        </button>
      )}
      <Announced>{hasFailed && WORDS.unreachable}</Announced>
    </div>
  );
}

/** The address that opens this draft; empty until it is packed, or if packing fails. */
export function useDeskLink(game: DeskGame | null, draft: DeskDraft | null): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    if (!game || !draft) return;
    let isUnmounted = false;
    linkTo(game, draft).then(
      (newLink) => isUnmounted || setLink(newLink),
      () => isUnmounted || setLink(''),
    );
    return () => {
      isUnmounted = true;
    };
  }, [game, draft]);
  return link;
}
