import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskGame } from '../../game/game.ts';
import { changedOptions } from '../../game/options.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { CertainMoves, type CertainMovesProps } from './CertainMoves.tsx';
import { LATE_WORDS } from './late-words.ts';
import { SendButton, useDeskLink } from './SendButton.tsx';
import type { DeskAnswer } from './state/desk-answer.ts';
import { type DeskDraft, deskNaming, MOVE_QUESTION } from './state/draft.ts';
import { $answer } from './state/ruling.ts';

/** A fold with the certain moves, which are computed only once it is opened. */
function CertainMovesFold(props: CertainMovesProps): VNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details class="fold could" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{LATE_WORDS.certainMoves}</summary>
      {isOpen && <CertainMoves {...props} />}
    </details>
  );
}

interface RecordLinkProps {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
  readonly home: string;
}

/** A link that opens the laid table as a new game record. */
function RecordLink({ game, draft, home }: RecordLinkProps): VNode | null {
  const link = useDeskLink(game, draft);
  if (link === '') return null;
  return (
    <p>
      <a class="chip" href={`${home}records/${new URL(link).hash}`}>
        {LATE_WORDS.writeOn}
      </a>
    </p>
  );
}

interface ConsequencesProps {
  readonly deskAnswer: DeskAnswer;
  readonly home: string;
}

/** Events that a legal move causes, each with its rule. */
function Consequences({ deskAnswer: { citedEvents, unclear, dependsOn }, home }: ConsequencesProps): VNode | null {
  if (citedEvents.length === 0 && unclear === null && dependsOn.length === 0) return null;
  return (
    <div class="happens">
      <h2 class="label">{LATE_WORDS.consequences}</h2>
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
              <span class="unseen">{LATE_WORDS.rule} </span>
              {rule.number}
            </a>
          </li>
        ))}
      </ol>
      {dependsOn.length > 0 && (
        <p>
          <CardText text={LATE_WORDS.dependsOn(dependsOn, citedEvents.length === 0)} />
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly game: DeskGame;
  readonly draft: DeskDraft;
  /** Whether the laid table can be judged. */
  readonly isLaid: boolean;
  readonly home: string;
}

/** Changed house rules in a line, for print; empty if all are usual. */
function describeHouseRules(game: DeskGame, draft: DeskDraft): string {
  const changedRules = changedOptions(game.options, draft.options);
  return game.options
    .filter(({ key }) => key in changedRules)
    .map(({ title, key }) => `${title}: ${draft.options[key]}`)
    .join(' · ');
}

/** What follows a ruling: consequences, sending, other legal moves, a link to the record. */
export function AfterRuling({ game, draft, isLaid, home }: Props): VNode {
  const answer = useStore($answer);
  const deskAnswer = answer?.ok ? answer.value : null;
  const turn = draft.position['turn'];
  const name = deskNaming(draft);
  return (
    <div class="desk-after">
      {deskAnswer && draft.question === MOVE_QUESTION && <Consequences deskAnswer={deskAnswer} home={home} />}
      {(deskAnswer || draft.question !== MOVE_QUESTION) && <SendButton home={home} />}
      {isLaid && draft.question === MOVE_QUESTION && <CertainMovesFold triedText={deskAnswer?.ruling.tried ?? null} />}
      {isLaid && draft.question === MOVE_QUESTION && <RecordLink game={game} draft={draft} home={home} />}
      <p class="desk-ways">{LATE_WORDS.aboutYou}</p>
      <p class="desk-print">
        {typeof turn === 'number' ? LATE_WORDS.onTurn(name(turn)) : ''} {describeHouseRules(game, draft)}{' '}
        {location.href}
      </p>
    </div>
  );
}
