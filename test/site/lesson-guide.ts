import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { greedy } from '../../src/bots/greedy.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import { createRandom } from '../../src/random/random.ts';
import { findAnswer } from '../../src/scenarios/answers.ts';
import { type Lesson, readLesson } from '../../src/scenarios/lesson.ts';
import { isQuestion, type LessonAnswer, type LessonQuestion, readLessonMove } from '../../src/scenarios/question.ts';
import type { LessonInput, LessonRun } from '../../src/scenarios/run.ts';
import { advance } from '../../src/scenarios/runner.ts';
import { startLesson } from '../../src/scenarios/start.ts';
import { isWaitingForOthers } from '../../src/scenarios/visit.ts';
import { makeMove } from './make-move.ts';
import type { PageUser } from './page-user.ts';

/** A lesson as its file has it, with its game and the address of its page. */
export interface LessonFile {
  readonly game: CoachedGame;
  readonly slug: string;
  readonly path: string;
  readonly lesson: Lesson;
}

const CONTENT_FOLDER = new URL('../../content/', import.meta.url);

/** The lessons of every game, each game's in order. */
export async function readLessons(): Promise<ReadonlyMap<string, readonly LessonFile[]>> {
  const lessonsByGame = new Map<string, readonly LessonFile[]>();
  for (const [id, game] of await loadGames()) {
    const folder = new URL(`${id}/lessons/`, CONTENT_FOLDER);
    if (!existsSync(folder)) continue;
    const lessons = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
    const files = lessons.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    lessonsByGame.set(
      id,
      files.map((file) => {
        const parsedLesson = readLesson(parse(readFileSync(new URL(file, folder), 'utf8')));
        if ('wrong' in parsedLesson) throw new Error(`${file}: ${parsedLesson.wrong.says}`);
        const slug = file.replace(/^\d+-|\.yaml$/g, '');
        return { game, slug, path: `/${id}/learn/${slug}/`, lesson: parsedLesson.lesson };
      }),
    );
  }
  return lessonsByGame;
}

const VERDICT_LABELS: Readonly<Record<string, string>> = {
  legal: 'Allowed',
  illegal: 'Not allowed',
  depends: 'It depends',
  first: 'The first hand',
  second: 'The second hand',
  neither: 'Neither',
};

/** Plays a lesson on the page to its end, with the engine for the right moves. */
export async function playLesson(page: Page, hand: PageUser, { game, lesson }: LessonFile): Promise<void> {
  let run = startLesson(game, lesson);
  const send = (input: LessonInput): void => {
    run = advance(game, lesson, run, input);
  };
  for (let i = 0; i < 400 && run.phase !== 'over'; i++) {
    const step = lesson.steps[run.at];
    if (run.phase === 'free') await playTurn(page, hand, game, lesson, run, send);
    else if (run.phase === 'done' || step?.word === 'say' || step?.word === 'reply') {
      await hand.press('button[data-go]');
      // The others' moves need no touch.
      do send({ do: 'next' });
      while (isWaitingForOthers(lesson, run));
    } else if (step?.word === 'move' || step?.word === 'break') {
      const move = readLessonMove(game, run.state, step.solution);
      await makeMove(hand, { game, view: game.visibility.view(run.state, lesson.you), seat: lesson.you }, move);
      send({ do: 'try', move });
    } else if (isQuestion(step)) {
      const answer = findAnswer(game, run.state, lesson.you, step);
      await giveAnswer(hand, game, step, answer);
      send({ do: 'answer', answer });
    }
  }
  expect(run.phase).toBe('over');
  await expect(page.getByRole('heading', { name: 'What you know now' })).toBeVisible();
}

async function giveAnswer(
  hand: PageUser,
  game: CoachedGame,
  step: LessonQuestion,
  answer: LessonAnswer,
): Promise<void> {
  if (step.word === 'tap' && typeof answer === 'object') {
    for (const item of answer) await hand.touch(step.tap, item);
    await hand.press('.lesson-ask button');
  } else if (step.word === 'find') {
    const rows = Object.values(step.laid);
    for (const code of step.find) await hand.touch(`laid-${rows.findIndex((row) => row.includes(code))}`, code);
    await hand.press('.lesson-ask button');
  } else if (step.word === 'score') {
    await hand.type('.lesson-ask input', String(answer));
    await hand.press('.lesson-ask button');
  } else {
    const text = String(answer);
    await hand.press('.lesson-ask button', VERDICT_LABELS[text] ?? game.rules.rule(text)?.title ?? text);
  }
}

/** A turn of a hand that is played out: the player's, or the others', who play by themselves. */
async function playTurn(
  page: Page,
  hand: PageUser,
  game: CoachedGame,
  lesson: Lesson,
  run: LessonRun,
  send: (input: LessonInput) => void,
): Promise<void> {
  if (game.play.turn(run.state) !== lesson.you) {
    send({ do: 'next' });
    return;
  }
  await page.locator('.lesson-turn', { hasText: 'Your turn' }).waitFor();
  const view = game.visibility.view(run.state, lesson.you);
  const move = greedy(game, view, lesson.you, createRandom(run.moves));
  await makeMove(hand, { game, view, seat: lesson.you }, move);
  send({ do: 'try', move });
}
