import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { $draft, $game } from '../../stores/desk.ts';
import { linkTo } from '../../stores/desk-address.ts';
import { WORDS } from './words.ts';

/** Sends the desk on as it is: a link, the phone's own ways of sharing, paper. */
export function Send(): VNode | null {
  const game = useStore($game);
  const draft = useStore($draft);
  const [told, setTold] = useState('');
  const [link, setLink] = useState('');
  useEffect(() => {
    setTold('');
    if (!game || !draft) return;
    let gone = false;
    // Made before it is asked for: a browser lets nothing be copied long after a touch.
    linkTo(game, draft).then(
      (made) => gone || setLink(made),
      () => gone || setLink(''),
    );
    return () => {
      gone = true;
    };
  }, [game, draft]);
  if (!game || !draft || link === '') return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setTold(WORDS.copied);
    } catch {
      setTold(WORDS.notCopied);
    }
  };
  const share = (): void => void navigator.share({ title: document.title, url: link }).catch(() => undefined);
  return (
    <div class="send">
      <button type="button" class="chip" onClick={copy}>
        {WORDS.copy}
      </button>
      {'share' in navigator && (
        <button type="button" class="chip" onClick={share}>
          {WORDS.share}
        </button>
      )}
      <button type="button" class="chip" onClick={() => print()}>
        {WORDS.print}
      </button>
      <p role="status">{told}</p>
    </div>
  );
}
