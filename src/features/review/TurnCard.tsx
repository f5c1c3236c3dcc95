import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import type { GameMove } from '../../game/play.ts';
import { cite } from '../../referee/cite.ts';
import { packMatch } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { continueFrom, type RecordReplay } from '../records/index.ts';
import { Guess } from './Guess.tsx';
import type { ReviewedTurn } from './review-report.ts';
import { WORDS } from './words.ts';

export interface TurnCardProps {
  readonly replay: RecordReplay;
  readonly turn: ReviewedTurn;
  readonly home: string;
  readonly looks: (card: number) => CardLook;
  readonly onLook: (step: number) => void;
  /** Called when the reader opens the turn. */
  readonly onBegin?: (() => void) | undefined;
}

/** Compares a guess with the played and the best move. */
function compareGuess({ record: { game } }: RecordReplay, turn: ReviewedTurn, guess: GameMove): string {
  const key = game.notation.key(guess);
  if (key === game.notation.key(turn.best)) return WORDS.guessed.best;
  return key === game.notation.key(turn.played) ? WORDS.guessed.played : WORDS.guessed.other;
}

/** The played and the better move, the cost, and the reasons. */
function TurnAnswer({ replay, turn, home, onLook }: Omit<TurnCardProps, 'looks'>): VNode {
  const { game } = replay.record;
  const { at, seat, played, best, cost, error, flag, found, isHintRevised, why } = turn;
  const moveText = (move: GameMove): VNode => <CardText text={game.texts.describeMove(move)} />;
  const playable = continueFrom(replay, at, seat);
  return (
    <>
      <dl class="review-moves">
        <div>
          <dt>{WORDS.played}</dt>
          <dd>{moveText(played)}</dd>
        </div>
        <div>
          <dt>{flag || isHintRevised ? WORDS.better : WORDS.usual}</dt>
          <dd>{moveText(flag || isHintRevised ? best : (found?.instead ?? best))}</dd>
        </div>
      </dl>
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

/** A key turn: a guess at the table first, then the answer. */
export function TurnCard({ looks, onBegin, ...props }: TurnCardProps): VNode {
  const { replay, turn, home } = props;
  const [guess, setGuess] = useState<GameMove | null>(null);
  const [revealed, setRevealed] = useState<'no' | 'table' | 'told'>('no');
  const isRevealed = revealed === 'told' || guess !== null;
  const reveal = (part: 'table' | 'told'): void => {
    onBegin?.();
    setRevealed(part);
  };
  const { at, flag, isHintRevised } = turn;
  return (
    <li class={`review-turn is-${flag ?? 'found'}`}>
      <h4>
        {WORDS.move(at)}
        {isRevealed && (
          <span class="review-flag">{flag ? WORDS.flags[flag] : isHintRevised ? WORDS.again.title : WORDS.found}</span>
        )}
      </h4>
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
    </li>
  );
}
