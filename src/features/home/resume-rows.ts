import { countNoun } from '../../cards/words.ts';
import { lastChapter, lastLesson, learnedLessons, rulesToRefresh } from '../progress/index.ts';
import { hasUnfinishedGame } from '../saved-games/index.ts';

/** A game on the home page, with the progress on this device. */
interface HomeGame {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Address and title of each lesson, in order. */
  readonly lessons: readonly (readonly [string, string])[];
  readonly tile: HTMLElement;
  readonly waits: boolean;
  readonly done: ReadonlySet<string>;
  readonly refresh: number;
}

function readGames(root: ParentNode): readonly HomeGame[] {
  const done = learnedLessons();
  return [...root.querySelectorAll<HTMLElement>('[data-lessons]')].map((tile) => {
    const link = tile.querySelector('a');
    const id = tile.dataset['game'] ?? '';
    return {
      id,
      name: tile.dataset['name'] ?? '',
      href: link?.getAttribute('href') ?? '',
      lessons: JSON.parse(tile.dataset['lessons'] ?? '[]'),
      tile,
      waits: hasUnfinishedGame(id),
      done: new Set(done.filter((one) => one.startsWith(`${id}/`))),
      refresh: rulesToRefresh(id, Date.now()).length,
    };
  });
}

interface ResumeRow {
  readonly href: string;
  readonly title: string;
  readonly about: string;
  readonly does: string;
}

/** Fills one of the three rows. Their space is reserved, so nothing moves. */
function fillRow(root: ParentNode, which: string, row: ResumeRow | undefined): void {
  const link = row && root.querySelector<HTMLAnchorElement>(`[data-again="${which}"]`);
  if (!link) return;
  const put = (selector: string, text: string): void => {
    for (const one of link.querySelectorAll(selector)) one.textContent = text;
  };
  link.href = row.href;
  put('b', row.title);
  put('small', row.about);
  put('.button', row.does);
}

/** The lesson last opened, or the next one of a game that was begun. */
function lessonRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const last = lastLesson();
  const game = games.find(({ id }) => last?.startsWith(`${id}/`)) ?? games.find(({ done }) => done.size > 0);
  if (!game) return undefined;
  const isDone = ([slug]: readonly [string, string]): boolean => game.done.has(`${game.id}/${slug}`);
  const was = game.lessons.find((one) => last === `${game.id}/${one[0]}` && !isDone(one));
  const lesson = was ?? game.lessons.find((one) => !isDone(one));
  if (!lesson) return undefined;
  return {
    href: `${game.href}learn/${lesson[0]}/`,
    title: lesson[1],
    about: `${was ? 'Continue' : 'Next'}: ${game.name}, lesson ${game.lessons.indexOf(lesson) + 1}`,
    does: 'Continue',
  };
}

/** The chapter last read, at the law last reached. */
function chapterRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const last = lastChapter();
  const game = games.find(({ id }) => id === last?.game);
  if (!last || !game) return undefined;
  const law = last.law === '' ? '' : `#${last.law}`;
  return {
    href: `${game.href}rules/${last.chapter}/${law}`,
    title: last.title,
    about: `Read on: ${game.name}, the rulebook`,
    does: 'Continue',
  };
}

function waitingRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const [game, ...others] = games.filter(({ waits }) => waits);
  if (!game) return undefined;
  const more = others.map(({ name }) => name).join(', ');
  return {
    href: `${game.href}play/`,
    title: `${game.name} is waiting`,
    about: more === '' ? 'Your game, as you left it' : `And ${more} too`,
    does: 'Continue',
  };
}

function refreshRow(games: readonly HomeGame[]): ResumeRow | undefined {
  const game = games.toSorted((a, b) => b.refresh - a.refresh).find(({ refresh }) => refresh > 0);
  if (!game) return undefined;
  const rules = countNoun(game.refresh, 'rule');
  return {
    href: `${game.href}learn/drill/`,
    title: `${rules} to refresh`,
    about: `${game.name}, six quick tables`,
    does: 'A minute',
  };
}

const isOwn = ({ waits, done }: HomeGame): boolean => waits || done.size > 0;

/**
 * Shows on the home page what can be continued, and puts the games in use first. All tiles are replaced at once, so
 * that no single tile jumps.
 */
export function showResumeRows(root: ParentNode): void {
  const games = readGames(root);
  const rows = { lesson: lessonRow(games), game: waitingRow(games), rules: refreshRow(games) };
  // The chapter takes the first row without content.
  const free = (['lesson', 'game', 'rules'] as const).find((which) => rows[which] === undefined);
  for (const [which, row] of Object.entries(rows)) {
    fillRow(root, which, which === free ? chapterRow(games) : row);
  }
  const own = games.filter(isOwn);
  if (own.length === 0) return;
  const ordered = [...own, ...games.filter((game) => !isOwn(game))];
  games[0]?.tile.parentElement?.replaceChildren(...ordered.map(({ tile }) => tile));
}
