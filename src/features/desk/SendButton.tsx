import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import { requireFound } from '../../table/fetch-game.ts';
import { fetchExplainer } from '../../table/ruling/explainer.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { houseRulesLine, openSendSheet, type Parcel, sendRuling } from '../share/index.ts';
import { describeCount } from './described-count.ts';
import { LATE_WORDS } from './late-words.ts';
import { linkTo } from './state/address.ts';
import { $count, $draft, $game, $twoSides } from './state/desk.ts';
import { countFormOf, type DeskDraft, deskNaming, MOVE_QUESTION } from './state/draft.ts';
import type { DeskCount } from './state/laid-table.ts';
import { fetchRuledGame } from './state/laws.ts';
import { rulingQuery } from './state/ruling.ts';
import { WORDS } from './words.ts';

/** A count to send: question, answer and lines, in words and as a sheet. */
async function createCountParcel(game: DeskGame, draft: DeskDraft, count: DeskCount): Promise<Omit<Parcel, 'url'>> {
  const explainer = requireFound((await fetchExplainer(game.id)) ?? undefined, 'drawings');
  const { answer, picture } = describeCount(explainer, game, draft, count);
  const form = countFormOf(game, draft);
  const question = form?.label ?? '';
  const sides = form?.sides(draft.options, deskNaming(draft)) ?? [];
  const says = count.lines.map(({ seat, says: sentence }) => {
    const side = sides[seat ?? -1];
    return side === undefined ? sentence : `${side}: ${sentence}`;
  });
  const houseRules = [houseRulesLine(game, draft.options)];
  return {
    title: LATE_WORDS.sendAnswer,
    words: [`${game.name}. ${question} ${answer}.`, ...says].join(' '),
    paper: houseRules,
    count: { game, question, answer, picture, lines: says, houseRules },
  };
}

/** Sends the ruling if there is one, else the table. */
export function SendButton({ home }: { readonly home: string }): VNode | null {
  const game = useStore($game);
  const draft = useStore($draft);
  const [hasFailed, setHasFailed] = useState(false);
  const link = useDeskLink(game, draft);
  if (!game || !draft || link === '') return null;
  async function send(): Promise<void> {
    if (!game || !draft) return;
    const isMove = draft.question === MOVE_QUESTION;
    const answer = isMove ? rulingQuery.$answer.get() : null;
    const count = isMove ? null : $count.get();
    try {
      if (answer?.ok) {
        const ruled = await fetchRuledGame(game);
        const at = { ...answer.value, name: deskNaming(draft) };
        await sendRuling({ game: ruled, home, ruling: answer.value.ruling, at, url: link });
      } else if (count?.ok) {
        await openSendSheet({ ...(await createCountParcel(game, draft, count.value)), url: link });
      } else {
        const message = isMove ? LATE_WORDS.aTable(game.name) : LATE_WORDS.aCount(game.name);
        await openSendSheet({ title: LATE_WORDS.sendIt, words: message, url: link });
      }
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <div class="send">
      <button type="button" class="chip" onClick={send}>
        {LATE_WORDS.send}
      </button>
      {draft.question === 'move' && (
        <button type="button" class="chip" onClick={() => $twoSides.set('told')}>
          {LATE_WORDS.showOtherSide}
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
