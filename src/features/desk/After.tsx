import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { DeskBox } from '../../game/game.ts';
import { changedOptions } from '../../game/options.ts';
import { Could } from './Could.tsx';
import { Happens } from './Happens.tsx';
import { Send } from './Send.tsx';
import { type Draft, deskName, MOVE } from './state/draft.ts';
import { $answer } from './state/ruling.ts';
import { WriteOn } from './WriteOn.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskBox;
  readonly draft: Draft;
  /** Something lies there that can be judged. */
  readonly laid: boolean;
  readonly home: string;
}

/** House rules in a line, as they are printed under a ruling; empty where all is as usual. */
function houseText(game: DeskBox, draft: Draft): string {
  const changed = changedOptions(game.options, draft.options);
  return game.options
    .filter(({ key }) => key in changed)
    .map(({ title, key }) => `${title}: ${draft.options[key]}`)
    .join(' · ');
}

/** What comes after a ruling: what happens then, sending it on, what else there was to play, what to do when it went wrong. */
export function After({ game, draft, laid, home }: Props): VNode {
  const answer = useStore($answer);
  const done = answer?.ok ? answer.value : null;
  const turn = draft.position['turn'];
  const name = deskName(draft);
  return (
    <div class="desk-after">
      {done && draft.question === MOVE && <Happens answered={done} home={home} />}
      {(done || draft.question !== MOVE) && <Send home={home} />}
      {laid && draft.question === MOVE && <Could tried={done?.ruling.tried ?? null} />}
      {laid && draft.question === MOVE && <WriteOn game={game} draft={draft} home={home} />}
      <p class="desk-ways">{WORDS.you}</p>
      <p class="desk-print">
        {typeof turn === 'number' ? WORDS.onTurn(name(turn)) : ''} {houseText(game, draft)} {location.href}
      </p>
    </div>
  );
}
