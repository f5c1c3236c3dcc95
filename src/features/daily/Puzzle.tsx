import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { Choices } from '../../exercise/Answers.tsx';
import { Exercise } from '../../exercise/Exercise.tsx';
import { MoveButtons } from '../../exercise/kinds/move.tsx';
import { PointsAnswer } from '../../exercise/kinds/score.tsx';
import { SelectionButton } from '../../exercise/kinds/select.tsx';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { RefusedMove } from '../../exercise/RefusedMove.tsx';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { TryResult } from '../../referee/try-result.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { $touched, answer, answerTouched, drop, press, touch } from './daily.ts';
import type { LaidPuzzle } from './laid-puzzle.ts';
import { PuzzleResult } from './lazy-views.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly puzzle: LaidPuzzle;
  /** Its index in the day. */
  readonly at: number;
  readonly root: string;
  /** Whether the answer is shown. */
  readonly open: boolean;
  readonly given: string | undefined;
  /** An illegal try at a puzzle that asks for a move. */
  readonly refused: TryResult | null;
  readonly head: ComponentChildren;
  /** Buttons shown with the answer. */
  readonly ways: ComponentChildren;
}

interface PuzzlePartProps {
  readonly puzzle: LaidPuzzle;
}

/** The try, the claims about it, and the question. */
function PuzzleQuestion({ puzzle: { at, tries, claims, asks } }: PuzzlePartProps): VNode {
  const says = tries[0]?.says ?? '';
  return (
    <div class="focus-says exercise-asked daily-asked" tabIndex={-1}>
      <p class="daily-kind">{at.game.name}</p>
      {says !== '' && (
        <p class="exercise-tried">
          <CardText text={says} />
        </p>
      )}
      {claims.length > 0 && (
        <dl class="daily-claims">
          {claims.map((claim, i) => (
            <div key={WORDS.names[i]}>
              <dt>{WORDS.names[i]}</dt>
              <dd>{claim}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class={says === '' ? 'exercise-tried' : 'daily-question'}>{asks}</p>
    </div>
  );
}

/** The answer controls: buttons of moves, a number, or choices. */
function PuzzleAnswers({ puzzle: { kind, at, choices } }: PuzzlePartProps): VNode {
  const picked = useStore($touched);
  if (kind === 'move') {
    const css = 'focus-ways daily-moves';
    return <MoveButtons at={at} picked={picked} label={WORDS.actions} css={css} onAct={press} />;
  }
  if (kind === 'select') return <SelectionButton any={picked.length > 0} onAnswer={answerTouched} />;
  if (kind === 'score') return <PointsAnswer onAnswer={answer} />;
  const css = `daily-choices is-${at.posed.kind}`;
  return <Choices label={WORDS.answers} choices={choices} css={css} onAnswer={answer} />;
}

/** The picked items: the player’s own or those of the try in question; once the answer is shown, the right ones. */
function puzzlePicks({ kind, at, right, tries }: LaidPuzzle, open: boolean, touched: readonly ItemRef[]) {
  if (at.posed.kind === 'all' && open) {
    const { zone } = at.posed;
    return (right[0]?.split(' ') ?? []).map((item) => ({ zone, item }));
  }
  return kind === 'move' || kind === 'select' ? touched : (tries[0]?.picks ?? []);
}

function PuzzleTable({ puzzle, at: deal, open, refused }: Props): VNode | null {
  const touched = useStore($touched);
  const { kind, at, tries, isCount } = puzzle;
  const { game, posed, view } = at;
  const [laid] = tries;
  if (!laid) return null;
  const turn = game.play.turn(view);
  return (
    <QuestionTable
      game={game}
      position={laid}
      deal={deal}
      turn={turn}
      way={isCount || turn === null ? null : game.table.direction(view)}
      isSorted
      isCount={isCount}
      picked={puzzlePicks(puzzle, open, touched)}
      marked={refused?.marks ?? []}
      hinted={refused?.fits ?? []}
      {...(!open && (kind === 'move' || kind === 'select') ? { onPick: touch } : {})}
      {...(!open && kind === 'move' ? { onDrop: drop } : {})}
      {...(posed.kind === 'all' ? { pickable: (zone: Zone) => zone.id === posed.zone } : {})}
    />
  );
}

/** The line below the table before an answer is given; a rule puzzle needs that room for its choices. */
function PuzzlePrompt({ puzzle: { kind, at, tries }, refused, root }: Props): VNode | null {
  if (kind === 'rule') return null;
  const [laid] = tries;
  if (!refused || !laid) return <p class="exercise-quiet">{kind === 'move' ? WORDS.mayTry : WORDS.quiet}</p>;
  const home = `${root}${at.game.id}/`;
  return <RefusedMove says={WORDS.illegal} game={at.game} home={home} tried={refused} name={laid.name} />;
}

/** A puzzle that fills the window: question, table, answer controls, result. */
export function Puzzle(props: Props): VNode {
  const { puzzle, at, open, given, root, head, ways } = props;
  const { game, posed } = puzzle.at;
  return (
    <Exercise
      css={`daily of-${posed.kind}${open ? ' is-told' : ''}`}
      game={game.id}
      head={head}
      question={<PuzzleQuestion puzzle={puzzle} />}
      sheet={<PuzzleTable {...props} />}
      feedback={
        open ? (
          <PuzzleResult puzzle={puzzle} given={given} home={`${root}${game.id}/`} />
        ) : (
          <PuzzlePrompt {...props} />
        )
      }
      controls={
        open ? <div class="focus-ways exercise-says">{ways}</div> : <PuzzleAnswers key={at} puzzle={puzzle} />
      }
      focus={open ? '[data-go]' : '.daily-asked'}
      changed={[at, open]}
    />
  );
}
