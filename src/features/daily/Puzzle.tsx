import { useStore } from '@nanostores/preact';
import type { ComponentChildren, VNode } from 'preact';
import { Choices } from '../../exercise/Answers.tsx';
import { Exercise } from '../../exercise/Exercise.tsx';
import { MoveButtons } from '../../exercise/kinds/move.tsx';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { RefusedMove } from '../../exercise/RefusedMove.tsx';
import type { Zone } from '../../game/zone.ts';
import type { TryResult } from '../../referee/try-result.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { $touched, answer, answerTouched, drop, press, touch } from './daily.ts';
import { type LaidPuzzle, puzzlePicks } from './laid-puzzle.ts';
import { PointsAnswer, PuzzleResult, SelectionButton } from './lazy-views.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly puzzle: LaidPuzzle;
  /** Index of the puzzle in the day. */
  readonly index: number;
  /** Whether its game is new to a player who knows others. */
  readonly isNew?: boolean;
  readonly root: string;
  readonly isRevealed: boolean;
  readonly givenAnswer: string | undefined;
  /** The last illegal try at a puzzle that asks for a move; null if there was none. */
  readonly refusedTry: TryResult | null;
  readonly head: ComponentChildren;
  /** Other days and deals, beside the name of the game. */
  readonly links?: ComponentChildren;
  /** Buttons shown with the answer. */
  readonly buttons: ComponentChildren;
}

interface PuzzlePartProps {
  readonly puzzle: LaidPuzzle;
}

/** The try, the claims about it, and the question. */
function PuzzleQuestion({ puzzle, isNew, links }: Pick<Props, 'puzzle' | 'isNew' | 'links'>): VNode {
  const { settled, tries, claims, asks } = puzzle;
  const tryText = tries[0]?.says ?? '';
  return (
    <div class="focus-says exercise-asked daily-asked" tabIndex={-1}>
      <div class="daily-kind">
        {settled.game.name}
        {isNew && <span class="daily-said">{WORDS.isNew}</span>}
        {links}
      </div>
      {tryText !== '' && (
        <p class="exercise-tried">
          <CardText text={tryText} />
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
      <p class={tryText === '' ? 'exercise-tried' : 'daily-question'}>{asks}</p>
    </div>
  );
}

/** The answer controls: buttons of moves, a number, or choices. */
function PuzzleAnswers({ puzzle: { kind, settled, choices } }: PuzzlePartProps): VNode {
  const pickedItems = useStore($touched);
  if (kind === 'move') {
    const css = 'focus-ways daily-moves';
    return <MoveButtons at={settled} picked={pickedItems} label={WORDS.actions} css={css} onAct={press} />;
  }
  if (kind === 'select') return <SelectionButton isAnyPicked={pickedItems.length > 0} onAnswer={answerTouched} />;
  if (kind === 'score') return <PointsAnswer onAnswer={answer} />;
  const css = `daily-choices is-${settled.posed.kind}`;
  return <Choices label={WORDS.answers} choices={choices} css={css} onAnswer={answer} />;
}

function PuzzleTable({ puzzle, index, isRevealed, refusedTry }: Props): VNode | null {
  const touched = useStore($touched);
  const { kind, settled, tries, isCount } = puzzle;
  const { game, posed, view } = settled;
  const [position] = tries;
  if (!position) return null;
  const turn = game.play.turn(view);
  return (
    <QuestionTable
      game={game}
      position={position}
      deal={index}
      turn={turn}
      way={isCount || turn === null ? null : game.table.direction(view)}
      isSorted
      isCount={isCount}
      picked={puzzlePicks(puzzle, isRevealed, touched)}
      marked={refusedTry?.marks ?? []}
      hinted={refusedTry?.fits ?? []}
      {...(!isRevealed && (kind === 'move' || kind === 'select') ? { onPick: touch } : {})}
      {...(!isRevealed && kind === 'move' ? { onDrop: drop } : {})}
      {...(posed.kind === 'all' ? { pickable: (zone: Zone) => zone.id === posed.zone } : {})}
    />
  );
}

/** The line below the table before an answer is given; a rule puzzle needs that room for its choices. */
function PuzzlePrompt({ puzzle: { kind, settled, tries }, refusedTry, root }: Props): VNode | null {
  if (kind === 'rule') return null;
  const [position] = tries;
  if (!refusedTry || !position) return <p class="exercise-quiet">{kind === 'move' ? WORDS.mayTry : WORDS.quiet}</p>;
  const home = `${root}${settled.game.id}/`;
  return (
    <RefusedMove message={WORDS.illegal} game={settled.game} home={home} tryResult={refusedTry} name={position.name} />
  );
}

/** A puzzle that fills the window: question, table, answer controls, result. */
export function Puzzle(props: Props): VNode {
  const { puzzle, index, isRevealed, givenAnswer, root, head, buttons } = props;
  const { game, posed } = puzzle.settled;
  return (
    <Exercise
      css={`daily of-${posed.kind}${isRevealed ? ' is-told' : ''}`}
      game={game.id}
      head={head}
      question={<PuzzleQuestion {...props} />}
      sheet={<PuzzleTable {...props} />}
      feedback={
        isRevealed ? (
          <PuzzleResult puzzle={puzzle} givenAnswer={givenAnswer} home={`${root}${game.id}/`} />
        ) : (
          <PuzzlePrompt {...props} />
        )
      }
      controls={
        isRevealed ? (
          <div class="focus-ways exercise-says">{buttons}</div>
        ) : (
          <PuzzleAnswers key={index} puzzle={puzzle} />
        )
      }
      focus={isRevealed ? '[data-go]' : '.daily-asked'}
      focusDependencies={[index, isRevealed]}
    />
  );
}
