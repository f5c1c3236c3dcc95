import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import { changedOptions } from '../../game/options.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { CouldList, type CouldProps } from './CouldList.tsx';
import { Send, useLink } from './Send.tsx';
import type { Answered } from './state/answer.ts';
import { type Draft, deskName, MOVE } from './state/draft.ts';
import { $answer } from './state/ruling.ts';
import { WORDS } from './words.ts';

/** What else there was to play; looked up only when somebody asks. */
function Could(props: CouldProps): VNode {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold could" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{WORDS.could}</summary>
      {open && <CouldList {...props} />}
    </details>
  );
}

interface WriteOnProps {
  readonly game: DeskGame;
  readonly draft: Draft;
  readonly home: string;
}

/** From the table that is laid here a game is written down, or goes on being written. */
function WriteOn({ game, draft, home }: WriteOnProps): VNode | null {
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

interface HappensProps {
  readonly answered: Answered;
  readonly home: string;
}

/** What a legal move brings about, each event with the rule it happens by. */
function Happens({ answered: { citedEvents, unclear, hangs }, home }: HappensProps): VNode | null {
  if (citedEvents.length === 0 && unclear === null && hangs.length === 0) return null;
  return (
    <div class="happens">
      <h2 class="label">{WORDS.happens}</h2>
      {unclear !== null && (
        <p>
          <CardText text={unclear} />
        </p>
      )}
      <ol>
        {citedEvents.map(({ says, rule }) => (
          <li key={says}>
            <span>
              <CardText text={says} />
            </span>
            <a href={home + rule.path} title={rule.title}>
              <span class="unseen">{WORDS.rule} </span>
              {rule.number}
            </a>
          </li>
        ))}
      </ol>
      {hangs.length > 0 && (
        <p>
          <CardText text={WORDS.hangs(hangs, citedEvents.length === 0)} />
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly draft: Draft;
  /** Something lies there that can be judged. */
  readonly laid: boolean;
  readonly home: string;
}

/** House rules in a line, as they are printed under a ruling; empty where all is as usual. */
function houseText(game: DeskGame, draft: Draft): string {
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
