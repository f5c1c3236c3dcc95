import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { TableDrawing } from '../../exercise/EndTables.tsx';
import type { GameMove } from '../../game/play.ts';
import { cite } from '../../referee/cite.ts';
import { packMatch } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { continueFrom, namingOf, type RecordReplay, type ReplayStep, viewFrom } from '../records/index.ts';
import { Guess } from './Guess.tsx';
import type { ReviewedTurn } from './review-report.ts';
import { WORDS } from './words.ts';

export interface TurnCardProps {
  readonly replay: RecordReplay;
  readonly turn: ReviewedTurn;
  readonly home: string;
  readonly looks: (card: number) => CardLook;
  readonly onLook: (step: number) => void;
  /** The reader has seen the answer and asked for this turn. */
  readonly isAsked?: boolean;
  /** Called when the reader opens the turn. */
  readonly onBegin?: (() => void) | undefined;
}

/** Compares a guess with the played and the best move. */
function compareGuess({ record: { game } }: RecordReplay, turn: ReviewedTurn, guess: GameMove): string {
  const key = game.notation.key(guess);
  if (key === game.notation.key(turn.best)) return WORDS.guessed.best;
  return key === game.notation.key(turn.played) ? WORDS.guessed.played : WORDS.guessed.other;
}

/** The move that is set against the played one. */
const otherMoveOf = ({ best, found, flag, isHintRevised }: ReviewedTurn): GameMove =>
  flag || isHintRevised ? best : (found?.instead ?? best);

interface DrawingProps extends Pick<TurnCardProps, 'replay' | 'turn'> {
  readonly isRevealed: boolean;
}

/** The table before the turn: what was played is raised, and with the answer the other move has a ring. */
function TurnDrawing({ replay, turn, isRevealed }: DrawingProps): VNode {
  const { game, options } = replay.record;
  const { at, seat, played } = turn;
  const view = viewFrom(replay, (replay.steps[at] as ReplayStep).state, seat);
  const zones = game.table.zones(view, seat, namingOf(replay, seat));
  const picksOf = (move: GameMove) => game.table.picksOf(view, seat, move);
  return (
    <TableDrawing
      game={game}
      position={{ zones, seats: game.seats(options), viewer: seat }}
      raised={picksOf(played)}
      ringed={isRevealed ? picksOf(otherMoveOf(turn)) : []}
    />
  );
}

/** The better move, the cost, and the reasons. */
function TurnAnswer({ replay, turn, home, onLook }: TurnCardProps): VNode {
  const { game } = replay.record;
  const { at, seat, cost, error, flag, found, isHintRevised, why } = turn;
  const playable = continueFrom(replay, at, seat);
  return (
    <>
      <p class="review-move">
        <small>{flag || isHintRevised ? WORDS.better : WORDS.usual}</small>
        <CardText text={game.texts.describeMove(otherMoveOf(turn))} />
      </p>
      <p>
        {flag
          ? WORDS.cost(cost, error)
          : isHintRevised
            ? WORDS.again.says(cost, error)
            : found && WORDS.gain(found.gain, found.error)}
      </p>
      {why.length > 0 && (
        <ul class="review-why" aria-label={WORDS.why}>
          {why.map((one) => (
            <li key={one.says}>
              <CardText text={one.says} />{' '}
              {'rule' in one && <a href={home + cite(game, one.rule).path}>{cite(game, one.rule).number}</a>}
            </li>
          ))}
        </ul>
      )}
      <div class="buttons">
        {playable && (
          <a class="button" href={`${home}play/#${packMatch(playable)}`}>
            {WORDS.playOn}
          </a>
        )}
        <button type="button" class="button" onClick={() => onLook(at)}>
          {WORDS.look}
        </button>
      </div>
    </>
  );
}

/** What was played, in words and cards. */
function TurnHead({ replay, turn, isRevealed }: DrawingProps): VNode {
  const { game } = replay.record;
  const { at, seat, played, cost, found, flag, isHintRevised } = turn;
  const name = namingOf(replay, 'all');
  const [event] = (replay.steps[at + 1] as ReplayStep).events;
  return (
    <h4 class="review-move">
      <small>
        {WORDS.stake(at, Math.max(cost, found?.gain ?? 0))}
        {isRevealed && (
          <span class="review-flag">{flag ? WORDS.flags[flag] : isHintRevised ? WORDS.again.title : WORDS.found}</span>
        )}
      </small>
      <CardText
        text={
          event
            ? game.texts.describeEvent(event, name)
            : WORDS.did(capitalize(name(seat)), game.texts.describeMove(played))
        }
      />
    </h4>
  );
}

/** A key turn: a guess at the table first, then the answer. */
export function TurnCard({ onBegin, isAsked = false, ...props }: TurnCardProps): VNode {
  const { replay, turn, home, looks } = props;
  const [guess, setGuess] = useState<GameMove | null>(null);
  const [revealed, setRevealed] = useState<'no' | 'table' | 'told'>(isAsked ? 'told' : 'no');
  const isRevealed = revealed === 'told' || guess !== null;
  const reveal = (part: 'table' | 'told'): void => {
    onBegin?.();
    setRevealed(part);
  };
  return (
    <li class={`review-turn is-${turn.flag ?? 'found'}`}>
      {revealed !== 'table' && <TurnDrawing {...{ replay, turn, isRevealed }} />}
      <div>
        <TurnHead {...props} isRevealed={isRevealed} />
        {revealed === 'no' && (
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => reveal('table')}>
              {WORDS.guess}
            </button>
            <button type="button" class="button" onClick={() => reveal('told')}>
              {WORDS.tell}
            </button>
          </div>
        )}
        {revealed === 'table' && (
          <>
            <p>{WORDS.guess}</p>
            <Guess replay={replay} turn={turn} home={home} looks={looks} onGuess={setGuess} />
            {!isRevealed && (
              <button type="button" class="button" onClick={() => reveal('told')}>
                {WORDS.tell}
              </button>
            )}
          </>
        )}
        {guess && <Announced class="review-guessed">{capitalize(compareGuess(replay, turn, guess))}</Announced>}
        {isRevealed && (
          <Announced as="div">
            <TurnAnswer {...props} />
          </Announced>
        )}
      </div>
    </li>
  );
}
