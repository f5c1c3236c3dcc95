import type { VNode } from 'preact';
import { Figures } from '../../exercise/Figures.tsx';
import { Remark } from '../../exercise/Remark.tsx';
import { isRight } from '../../exercise/run.ts';
import { tryAtPosition } from '../../exercise/try.ts';
import type { GameMove } from '../../game/play.ts';
import { readMove } from '../../referee/case.ts';
import { cite } from '../../referee/cite.ts';
import { listActions } from '../../scenarios/puzzle/all-cards.ts';
import type { BestMoveProof } from '../../scenarios/puzzle/posed-puzzle.ts';
import { type SettledPuzzle, writeMoveAnswer } from '../../scenarios/puzzle/settled-puzzle.ts';
import { RulingPanel } from '../../table/ruling/lazy-ruling-panel.tsx';
import { chooseMove } from '../../table/session.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { CountLines } from '../../ui/count/CountLines.tsx';
import { findSubjectTry } from './answer-subject.ts';
import { answerText, cardsText } from './answer-text.ts';
import type { LaidPuzzle } from './laid-puzzle.ts';
import { RESULT_WORDS } from './result-words.ts';

/** Items picked wrongly, and items that should have been picked. */
interface AnswerDifference {
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** Compares the picked items with the right ones. */
export function compareAnswer({ rightAnswers }: SettledPuzzle, givenAnswer: string): AnswerDifference {
  const [rightItems, givenItems] = [rightAnswers[0]?.split(' ') ?? [], givenAnswer.split(' ')];
  return {
    wrong: givenItems.filter((id) => !rightItems.includes(id)),
    missed: rightItems.filter((id) => !givenItems.includes(id)),
  };
}

/** Finds a try whose ruling explains the mistake: with a wrong item, else with a missed one. */
export function findExplainingTry(
  { game, view, seat, posed }: SettledPuzzle,
  { wrong, missed }: AnswerDifference,
): GameMove | undefined {
  if (posed.kind !== 'all') return undefined;
  const [wrongItem] = wrong;
  const [missedItem] = missed;
  if (wrongItem !== undefined) {
    const wrongPick = [{ zone: posed.zone, item: wrongItem }];
    return chooseMove({ tableSeat: { game, view, seat }, picked: wrongPick }, posed.action);
  }
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  return missedItem === undefined || !zone
    ? undefined
    : listActions(game, view, seat, zone).get(posed.action)?.get(missedItem);
}

/** A move with its value relative to the best one. */
interface ValuedMove {
  readonly says: string;
  /** Points below the best move; 0 for the best. */
  readonly behind: number;
  readonly right: boolean;
  readonly mine: boolean;
}

/** Returns the value of each move, the best first. */
export function valueMoves(settled: SettledPuzzle, givenAnswer: string): readonly ValuedMove[] {
  const { game, posed, state, seat, rightAnswers } = settled;
  if (posed.kind !== 'move') return [];
  const [, topValue = 0] = posed.figures[0] ?? [];
  return posed.figures.flatMap(([json, value]) => {
    const parsedMove = readMove(game, json, state.options, seat);
    if (!parsedMove.ok) return [];
    const key = writeMoveAnswer(settled, parsedMove.value);
    const description = game.texts.describeMove(parsedMove.value);
    return [
      { says: description, behind: topValue - value, right: rightAnswers.includes(key), mine: key === givenAnswer },
    ];
  });
}

export interface PuzzleResultProps {
  readonly puzzle: LaidPuzzle;
  /** The player's answer; undefined if there is none, and only the right answer is shown. */
  readonly givenAnswer: string | undefined;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
}

/** Says whether the answer is right; if it isn't, shows the right answer. */
function Verdict({ puzzle, givenAnswer }: PuzzleResultProps): VNode {
  const isCorrect = givenAnswer === undefined ? null : isRight(puzzle, givenAnswer);
  const givenText = givenAnswer === undefined || isCorrect ? '' : answerText(puzzle, givenAnswer);
  const verdictText = (
    <>
      {isCorrect === null ? '' : isCorrect ? RESULT_WORDS.right : RESULT_WORDS.wrong}{' '}
      {isCorrect !== true && (
        <>
          {RESULT_WORDS.itIs} <CardText text={answerText(puzzle, puzzle.right[0] ?? '')} />
        </>
      )}
    </>
  );
  return (
    <Remark isRight={isCorrect} feedback={verdictText}>
      {givenText !== '' && (
        <p class="daily-said">
          {RESULT_WORDS.you} <CardText text={givenText} />
        </p>
      )}
    </Remark>
  );
}

const formatPoints = (n: number): string => (n < 10 ? n.toFixed(1) : n.toFixed(0));

/** The value of each move, the best first, with the player's move marked. */
function MoveValues({
  settled,
  givenAnswer,
  proof,
}: {
  settled: SettledPuzzle;
  givenAnswer: string;
  proof: BestMoveProof;
}): VNode {
  const lines = valueMoves(settled, givenAnswer).map((one, i) => ({
    ...one,
    outcome:
      i === 0 ? RESULT_WORDS.best : one.right ? RESULT_WORDS.asGood : RESULT_WORDS.behind(formatPoints(one.behind)),
  }));
  const method = proof === 'exact' ? RESULT_WORDS.byEnd : RESULT_WORDS.byWorlds(proof.worlds.toLocaleString('en'));
  return <Figures lines={lines} method={method} />;
}

/** Explains the answer as the kind of puzzle requires: missed cards, the deciding rule, the values of moves. */
function PuzzleReasons({ puzzle, givenAnswer, home }: PuzzleResultProps): VNode | null {
  const {
    settled,
    tries: [position],
  } = puzzle;
  const { game, posed, state, seat, tries, rightAnswers } = settled;
  const [move] = tries;
  if (posed.kind === 'move')
    return <MoveValues settled={settled} givenAnswer={givenAnswer ?? ''} proof={posed.proven} />;
  if (posed.kind === 'score' && move) {
    const lines = game.play
      .play(state, seat, move)
      .events.filter((event) => event.points !== undefined && (event.side ?? event.seat) === posed.of)
      .map((event) => ({
        says: game.texts.describeEvent(event, position?.name ?? String),
        rule: cite(game, event.rule),
      }));
    return <CountLines lines={lines} home={home} />;
  }
  if (posed.kind === 'all' && givenAnswer !== undefined && !rightAnswers.includes(givenAnswer)) {
    const { wrong, missed } = compareAnswer(settled, givenAnswer);
    return (
      <p class="exercise-why">
        {missed.length > 0 && <CardText text={`${RESULT_WORDS.missed(cardsText(settled, missed))} `} />}
        {wrong.length > 0 && <CardText text={RESULT_WORDS.surplus(cardsText(settled, wrong))} />}
      </p>
    );
  }
  if (posed.kind === 'who' && rightAnswers.includes('both')) return <p class="exercise-why">{RESULT_WORDS.hangs}</p>;
  if (posed.kind === 'rule' && givenAnswer !== undefined && !rightAnswers.includes(givenAnswer)) {
    const { title, law } = cite(game, givenAnswer);
    return <p class="exercise-why">{RESULT_WORDS.kept(title, law)}</p>;
  }
  return null;
}

/** The try the referee rules on in the result, if any. */
function findRuledTry({ settled }: LaidPuzzle, givenAnswer: string | undefined): GameMove | undefined {
  if (settled.posed.kind !== 'all') return findSubjectTry(settled);
  return givenAnswer === undefined || settled.rightAnswers.includes(givenAnswer)
    ? undefined
    : findExplainingTry(settled, compareAnswer(settled, givenAnswer));
}

/** The result of an answer: right or wrong, the reasons, and the referee's ruling. */
export function PuzzleResult(props: PuzzleResultProps): VNode {
  const { puzzle, givenAnswer, home } = props;
  const {
    settled,
    kind,
    tries: [position],
  } = puzzle;
  const move = findRuledTry(puzzle, givenAnswer);
  const tryResult = move && position && tryAtPosition(settled.game, position, move);
  return (
    <>
      <Verdict {...props} />
      <PuzzleReasons {...props} />
      {tryResult && position && (
        <RulingPanel
          hidesTry={settled.posed.kind !== 'pair' && kind !== 'select'}
          game={settled.game}
          home={home}
          ruling={tryResult.ruling}
          at={{ ...tryResult, name: position.name }}
        />
      )}
    </>
  );
}
