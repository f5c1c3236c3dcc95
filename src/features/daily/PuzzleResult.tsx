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
export function compareAnswer({ right }: SettledPuzzle, given: string): AnswerDifference {
  const [known, said] = [right[0]?.split(' ') ?? [], given.split(' ')];
  return {
    wrong: said.filter((id) => !known.includes(id)),
    missed: known.filter((id) => !said.includes(id)),
  };
}

/** Finds a try whose ruling explains the mistake: with a wrong item, else with a missed one. */
export function findExplainingTry(
  { game, view, seat, posed }: SettledPuzzle,
  { wrong, missed }: AnswerDifference,
): GameMove | undefined {
  if (posed.kind !== 'all') return undefined;
  const [no] = wrong;
  const [yes] = missed;
  if (no !== undefined) {
    const picked = [{ zone: posed.zone, item: no }];
    return chooseMove({ tableSeat: { game, view, seat }, picked }, posed.action);
  }
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  return yes === undefined || !zone
    ? undefined
    : listActions(game, view, seat, zone).get(posed.action)?.get(yes);
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
export function valueMoves(at: SettledPuzzle, given: string): readonly ValuedMove[] {
  const { game, posed, state, seat, right } = at;
  if (posed.kind !== 'move') return [];
  const [, top = 0] = posed.figures[0] ?? [];
  return posed.figures.flatMap(([json, value]) => {
    const read = readMove(game, json, state.options, seat);
    if (!read.ok) return [];
    const key = writeMoveAnswer(at, read.value);
    const says = game.texts.describeMove(read.value);
    return [{ says, behind: top - value, right: right.includes(key), mine: key === given }];
  });
}

export interface PuzzleResultProps {
  readonly puzzle: LaidPuzzle;
  /** The player’s answer; undefined if there is none, and only the right answer is shown. */
  readonly given: string | undefined;
  /** Address of the game’s front page, with a trailing slash. */
  readonly home: string;
}

/** Whether the answer is right, and what the right one is. */
function Verdict({ puzzle, given }: PuzzleResultProps): VNode {
  const right = given === undefined ? null : isRight(puzzle, given);
  const said = given === undefined || right ? '' : answerText(puzzle, given);
  const says = (
    <>
      {right === null ? '' : right ? RESULT_WORDS.right : RESULT_WORDS.wrong}{' '}
      {right !== true && (
        <>
          {RESULT_WORDS.itIs} <CardText text={answerText(puzzle, puzzle.right[0] ?? '')} />
        </>
      )}
    </>
  );
  return (
    <Remark right={right} says={says}>
      {said !== '' && (
        <p class="daily-said">
          {RESULT_WORDS.you} <CardText text={said} />
        </p>
      )}
    </Remark>
  );
}

const points = (n: number): string => (n < 10 ? n.toFixed(1) : n.toFixed(0));

/** The value of each move, the best first, with the player’s move marked. */
function MoveValues({
  at,
  given,
  proven,
}: {
  at: SettledPuzzle;
  given: string;
  proven: BestMoveProof;
}): VNode {
  const lines = valueMoves(at, given).map((one, i) => ({
    ...one,
    outcome:
      i === 0 ? RESULT_WORDS.best : one.right ? RESULT_WORDS.asGood : RESULT_WORDS.behind(points(one.behind)),
  }));
  const method =
    proven === 'exact' ? RESULT_WORDS.byEnd : RESULT_WORDS.byWorlds(proven.worlds.toLocaleString('en'));
  return <Figures lines={lines} method={method} />;
}

/** Explains the answer as the kind of puzzle requires: missed cards, the deciding rule, the values of moves. */
function PuzzleReasons({ puzzle, given, home }: PuzzleResultProps): VNode | null {
  const {
    at,
    tries: [laid],
  } = puzzle;
  const { game, posed, state, seat, tries, right } = at;
  const [move] = tries;
  if (posed.kind === 'move') return <MoveValues at={at} given={given ?? ''} proven={posed.proven} />;
  if (posed.kind === 'score' && move) {
    const lines = game.play
      .play(state, seat, move)
      .events.filter((event) => event.points !== undefined && (event.side ?? event.seat) === posed.of)
      .map((event) => ({
        says: game.texts.describeEvent(event, laid?.name ?? String),
        rule: cite(game, event.rule),
      }));
    return <CountLines lines={lines} home={home} />;
  }
  if (posed.kind === 'all' && given !== undefined && !right.includes(given)) {
    const { wrong, missed } = compareAnswer(at, given);
    return (
      <p class="exercise-why">
        {missed.length > 0 && <CardText text={`${RESULT_WORDS.missed(cardsText(at, missed))} `} />}
        {wrong.length > 0 && <CardText text={RESULT_WORDS.surplus(cardsText(at, wrong))} />}
      </p>
    );
  }
  if (posed.kind === 'who' && right.includes('both')) return <p class="exercise-why">{RESULT_WORDS.hangs}</p>;
  if (posed.kind === 'rule' && given !== undefined && !right.includes(given)) {
    const { title, law } = cite(game, given);
    return <p class="exercise-why">{RESULT_WORDS.kept(title, law)}</p>;
  }
  return null;
}

/** The try the referee rules on in the result, if any. */
function findRuledTry({ at }: LaidPuzzle, given: string | undefined): GameMove | undefined {
  if (at.posed.kind !== 'all') return findSubjectTry(at);
  return given === undefined || at.right.includes(given)
    ? undefined
    : findExplainingTry(at, compareAnswer(at, given));
}

/** The result of an answer: right or wrong, the reasons, and the referee’s ruling. */
export function PuzzleResult(props: PuzzleResultProps): VNode {
  const { puzzle, given, home } = props;
  const {
    at,
    kind,
    tries: [laid],
  } = puzzle;
  const move = findRuledTry(puzzle, given);
  const tried = move && laid && tryAtPosition(at.game, laid, move);
  return (
    <>
      <Verdict {...props} />
      <PuzzleReasons {...props} />
      {tried && laid && (
        <RulingPanel
          hidesTry={at.posed.kind !== 'pair' && kind !== 'select'}
          game={at.game}
          home={home}
          ruling={tried.ruling}
          at={{ ...tried, name: laid.name }}
        />
      )}
    </>
  );
}
