import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import type { GameMove } from '../../game/play.ts';
import { cite } from '../../referee/cite.ts';
import { packMatch } from '../../referee/link.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardFace } from '../../ui/card/CardFace.tsx';
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

interface MoveCardsProps extends Pick<TurnCardProps, 'replay' | 'turn' | 'looks'> {
  readonly move: GameMove;
}

/** Width of a drawn card, px. */
const CARD_WIDTH = 44;

/** The cards that a move touches: those from the hand, and apart from them those they are played on. */
function MoveCards({ replay, turn: { at, seat }, move, looks }: MoveCardsProps): VNode | null {
  const { game } = replay.record;
  const view = viewFrom(replay, (replay.steps[at] as ReplayStep).state, seat);
  const picks = game.table.picksOf(view, seat, move);
  const groups = Map.groupBy(
    game.table
      .zones(view, seat, namingOf(replay, seat))
      .flatMap((zone) =>
        zone.items
          .filter((item) => picks.some((pick) => pick.zone === zone.id && pick.item === item.id))
          .flatMap(({ cards }) => cards.map((card) => ({ isHeld: zone.kind === 'hand', card }))),
      ),
    ({ isHeld }) => isHeld,
  );
  if (groups.size === 0) return null;
  return (
    <span class="review-cards">
      {[true, false].map((isHeld) => (
        <span key={String(isHeld)}>
          {groups.get(isHeld)?.map(({ card }, i) => (
            <CardFace key={i} look={looks(card)} size={CARD_WIDTH} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The better move, the cost, and the reasons. */
function TurnAnswer({ replay, turn, home, looks, onLook }: TurnCardProps): VNode {
  const { game } = replay.record;
  const { at, seat, best, cost, error, flag, found, isHintRevised, why } = turn;
  const otherMove = flag || isHintRevised ? best : (found?.instead ?? best);
  const playable = continueFrom(replay, at, seat);
  return (
    <>
      <div class="review-move">
        <MoveCards {...{ replay, turn, looks }} move={otherMove} />
        <p>
          <small>{flag || isHintRevised ? WORDS.better : WORDS.usual}</small>
          <CardText text={game.texts.describeMove(otherMove)} />
        </p>
      </div>
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
function TurnHead({ replay, turn, looks, isRevealed }: TurnCardProps & { readonly isRevealed: boolean }): VNode {
  const { game } = replay.record;
  const { at, seat, played, cost, found, flag, isHintRevised } = turn;
  const name = namingOf(replay, 'all');
  const [event] = (replay.steps[at + 1] as ReplayStep).events;
  return (
    <div class="review-move">
      <MoveCards {...{ replay, turn, looks }} move={played} />
      <h4>
        <small>
          {WORDS.stake(at, Math.max(cost, found?.gain ?? 0))}
          {isRevealed && (
            <span class="review-flag">
              {flag ? WORDS.flags[flag] : isHintRevised ? WORDS.again.title : WORDS.found}
            </span>
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
    </div>
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
    </li>
  );
}
