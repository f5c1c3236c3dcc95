import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { greedy } from '../../src/bots/greedy.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { Game } from '../../src/game/game.ts';
import type { GameMove } from '../../src/game/play.ts';
import { seeded } from '../../src/random/random.ts';
import { type Lesson, readLesson } from '../../src/scenarios/lesson.ts';
import { type Answer, answerOf, isQuestion, type Question, readMove } from '../../src/scenarios/question.ts';
import type { Input, Run } from '../../src/scenarios/run.ts';
import { advance, begin } from '../../src/scenarios/runner.ts';
import { isOthers } from '../../src/scenarios/visit.ts';
import type { Hand } from './hand.ts';

/** A lesson as its file has it, in its place. */
export interface Found {
  readonly game: Game;
  readonly slug: string;
  readonly lesson: Lesson;
}

const CONTENT = new URL('../../content/', import.meta.url);

/** The lessons of every game, each game's in their order. */
export async function foundLessons(): Promise<ReadonlyMap<string, readonly Found[]>> {
  const found = new Map<string, readonly Found[]>();
  for (const [id, game] of await loadGames()) {
    const folder = new URL(`${id}/lessons/`, CONTENT);
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    found.set(
      id,
      files.map((file) => {
        const read = readLesson(parse(readFileSync(new URL(file, folder), 'utf8')));
        if ('wrong' in read) throw new Error(`${file}: ${read.wrong.says}`);
        return { game, slug: file.replace(/^\d+-|\.yaml$/g, ''), lesson: read.lesson };
      }),
    );
  }
  return found;
}

/** From so many ways on, the buttons bear only what tells them apart. */
const MANY = 4;

const VERDICTS: Readonly<Record<string, string>> = {
  legal: 'Allowed',
  illegal: 'Not allowed',
  depends: 'It depends',
  first: 'The first hand',
  second: 'The second hand',
  neither: 'Neither',
};

/** Plays a lesson on the page to its end, with the engine at its side to know what the right thing is. */
export async function playLesson(page: Page, hand: Hand, { game, lesson }: Found): Promise<void> {
  let run = begin(game, lesson);
  const send = (input: Input): void => {
    run = advance(game, lesson, run, input);
  };
  for (let i = 0; i < 400 && run.phase !== 'over'; i++) {
    const step = lesson.steps[run.at];
    if (run.phase === 'free') await playOn(page, hand, game, lesson, run, send);
    else if (run.phase === 'done' || step?.word === 'say' || step?.word === 'reply') {
      await hand.press('button[data-go]');
      // What the others do takes no touch of its own.
      do send({ do: 'next' });
      while (isOthers(lesson, run));
    } else if (step?.word === 'move' || step?.word === 'break') {
      const move = readMove(game, run.state, step.solution);
      await tryMove(hand, game, lesson, run, move);
      send({ do: 'try', move });
    } else if (isQuestion(step)) {
      const answer = answerOf(game, run.state, lesson.you, step);
      await say(hand, game, step, answer);
      send({ do: 'answer', answer });
    }
  }
  expect(run.phase).toBe('over');
  await expect(page.getByRole('heading', { name: 'What you know now' })).toBeVisible();
}

/** Touches what the move touches, and presses its button. */
async function tryMove(hand: Hand, game: Game, lesson: Lesson, run: Run, move: GameMove): Promise<void> {
  const view = game.seen.view(run.state, lesson.you);
  const picks = game.table.picksOf(view, lesson.you, move);
  for (const { zone, item } of picks) await hand.touch(zone, item);
  const proposals = game.table.propose(view, lesson.you, picks);
  const wanted = proposals.find((proposal) => game.wire.key(proposal.move) === game.wire.key(move));
  if (!wanted) throw new Error(`nothing that is touched proposes: ${game.talk.describe(move)}`);
  // Where the touches say it all, the last of them has tried it.
  if (wanted.sure) return;
  const ways = proposals.filter(({ label }) => label === wanted.label);
  await hand.press(
    '.lesson-acts button',
    ways.length > MANY ? wanted.detail : ways.length > 1 ? `${wanted.label} ${wanted.detail}` : wanted.label,
  );
}

async function say(hand: Hand, game: Game, step: Question, answer: Answer): Promise<void> {
  if (step.word === 'tap' && typeof answer === 'object') {
    for (const item of answer) await hand.touch(step.tap, item);
    await hand.press('.lesson-ask button');
  } else if (step.word === 'score') {
    await hand.type('.lesson-ask input', String(answer));
    await hand.press('.lesson-ask button');
  } else {
    const text = String(answer);
    await hand.press('.lesson-ask button', VERDICTS[text] ?? game.rules.rule(text)?.title ?? text);
  }
}

/** A turn of the hand that is played out: one's own, or the others', who play by themselves. */
async function playOn(
  page: Page,
  hand: Hand,
  game: Game,
  lesson: Lesson,
  run: Run,
  send: (input: Input) => void,
): Promise<void> {
  if (game.play.turn(run.state) !== lesson.you) {
    send({ do: 'next' });
    return;
  }
  await page.locator('.lesson-turn', { hasText: 'Your turn' }).waitFor();
  const move = greedy(game, game.seen.view(run.state, lesson.you), lesson.you, seeded(run.moves));
  const told = page.locator('.lesson-told');
  const before = await told.innerText();
  await tryMove(hand, game, lesson, run, move);
  // Until it is told the table still looks as if it were one’s turn. The same twice is told in the same words.
  await expect
    .poll(async () => ((await told.count()) > 0 ? told.innerText() : ''), { timeout: 1500, intervals: [25] })
    .not.toBe(before)
    .catch(() => undefined);
  send({ do: 'try', move });
}
