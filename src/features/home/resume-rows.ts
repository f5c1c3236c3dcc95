import { lastChapter, lastLesson, learnedLessons, rulesToRefresh } from '../progress/index.ts';
import { hasUnfinishedGame } from '../saved-games/index.ts';
import { RESUME_WORDS } from './words.ts';

/** A game on the home page, with the progress on this device. */
interface HomeGame {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Address and title of each lesson, in order. */
  readonly lessons: readonly (readonly [string, string])[];
  readonly tile: HTMLElement;
  readonly isWaiting: boolean;
  readonly doneLessons: ReadonlySet<string>;
  readonly refresh: number;
}

function readGames(root: ParentNode): readonly HomeGame[] {
  const doneLessons = learnedLessons();
  return [...root.querySelectorAll<HTMLElement>('[data-lessons]')].map((tile) => {
    const link = tile.querySelector('a');
    const id = tile.dataset['game'] ?? '';
    return {
      id,
      name: tile.dataset['name'] ?? '',
      href: link?.getAttribute('href') ?? '',
      lessons: JSON.parse(tile.dataset['lessons'] ?? '[]'),
      tile,
      isWaiting: hasUnfinishedGame(id),
      doneLessons: new Set(doneLessons.filter((one) => one.startsWith(`${id}/`))),
      refresh: rulesToRefresh(id, Date.now()).length,
    };
  });
}

interface ResumeRow {
  readonly href: string;
  readonly title: string;
  readonly about: string;
}

/** Fills one of the three rows. Their space is reserved, so that the page doesn't shift. */
function fillRow(root: ParentNode, rowId: string, row: ResumeRow | undefined): void {
  const link = row && root.querySelector<HTMLAnchorElement>(`[data-again="${rowId}"]`);
  if (!link) return;
  const setText = (selector: string, text: string): void => {
    for (const one of link.querySelectorAll(selector)) one.textContent = text;
  };
  link.href = row.href;
  setText('b', row.title);
  setText('small', row.about);
}

/** The row for the lesson last opened, or for the next lesson of a game that the player has begun. */
function lessonRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const lastLessonId = lastLesson();
  const game =
    games.find(({ id }) => lastLessonId?.startsWith(`${id}/`)) ?? games.find(({ doneLessons: done }) => done.size > 0);
  if (!game) return undefined;
  const isDone = ([slug]: readonly [string, string]): boolean => game.doneLessons.has(`${game.id}/${slug}`);
  const lastOpened = game.lessons.find((one) => lastLessonId === `${game.id}/${one[0]}` && !isDone(one));
  const lesson = lastOpened ?? game.lessons.find((one) => !isDone(one));
  if (!lesson) return undefined;
  return {
    href: `${game.href}learn/${lesson[0]}/`,
    title: lesson[1],
    about: RESUME_WORDS.lesson(lastOpened !== undefined, game.name, game.lessons.indexOf(lesson) + 1),
  };
}

/** The row for the chapter last read, at the law last reached. */
function chapterRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const chapter = lastChapter();
  const game = games.find(({ id }) => id === chapter?.game);
  if (!chapter || !game) return undefined;
  const law = chapter.law === '' ? '' : `#${chapter.law}`;
  return {
    href: `${game.href}rules/${chapter.chapter}/${law}`,
    title: chapter.title,
    about: RESUME_WORDS.chapter(game.name),
  };
}

function waitingRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const [game, ...otherGames] = games.filter(({ isWaiting: waits }) => waits);
  if (!game) return undefined;
  const otherNames = otherGames.map(({ name }) => name).join(', ');
  return {
    href: `${game.href}play/`,
    title: RESUME_WORDS.waits(game.name),
    about: RESUME_WORDS.waiting(otherNames),
  };
}

function refreshRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const game = games.toSorted((a, b) => b.refresh - a.refresh).find(({ refresh }) => refresh > 0);
  if (!game) return undefined;
  return {
    href: `${game.href}learn/drill/`,
    title: RESUME_WORDS.refresh(game.refresh),
    about: RESUME_WORDS.drill(game.name),
  };
}

const isInUse = ({ isWaiting: waits, doneLessons: done }: HomeGame): boolean => waits || done.size > 0;

/**
 * Shows on the home page what can be continued, and puts the games in use first. All tiles are replaced at once, so
 * that no single tile jumps.
 */
export function showResumeRows(root: ParentNode): void {
  const games = readGames(root);
  const rows = { lesson: lessonRow(games), game: waitingRow(games), rules: refreshRow(games) };
  // The chapter takes the first row without content.
  const freeRow = (['lesson', 'game', 'rules'] as const).find((rowId) => rows[rowId] === undefined);
  for (const [rowId, row] of Object.entries(rows)) {
    fillRow(root, rowId, rowId === freeRow ? chapterRow(games) : row);
  }
  const gamesInUse = games.filter(isInUse);
  if (gamesInUse.length === 0) return;
  const orderedGames = [...gamesInUse, ...games.filter((game) => !isInUse(game))];
  games[0]?.tile.parentElement?.replaceChildren(...orderedGames.map(({ tile }) => tile));
}
