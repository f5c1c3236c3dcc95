import type { Result } from '../../../game/fault.ts';
import type { Box, DeskGame, Game, TableGame } from '../../../game/game.ts';
import { packCase, unpackCase } from '../../../referee/link.ts';
import type { BookCase } from '../../../scenarios/drill/question.ts';
import { showDraft } from './desk.ts';
import { type DeskDraft, readDeskDraft, writeDraft } from './draft.ts';

export function packDraft(game: Box, draft: DeskDraft): string {
  return packCase(writeDraft(game, draft));
}

function readFragment(game: DeskGame<TableGame>, fragment: string): Result<DeskDraft> {
  const link = unpackCase(fragment);
  return link.ok ? readDeskDraft(game, link.value) : link;
}

/** Finds a case about the law, else its chapter, else any; cases with a move are preferred. */
export function findCaseAbout(
  game: Pick<Game, 'rules'>,
  law: string,
  cases: readonly BookCase[],
): BookCase | undefined {
  const chapter = game.rules.chapterOf(law)?.rules.map(({ id }) => id) ?? [];
  const lawCases = cases.filter(({ rule }) => rule === law);
  const chapterCases = cases.filter(({ rule }) => chapter.includes(rule));
  const hasMove = ({ json }: BookCase): boolean => 'move' in json;
  return lawCases.find(hasMove) ?? lawCases[0] ?? chapterCases.find(hasMove) ?? chapterCases[0] ?? cases.find(hasMove);
}

/** Opens the desk on the rulebook's case about a law. */
export async function openLaw(game: DeskGame<Game>, law: string): Promise<void> {
  const foundCase = findCaseAbout(game, law, await fetchCases());
  showDraft(game, foundCase ? readDeskDraft(game, { game: game.id, ...foundCase.json }) : null);
}

async function fetchCases(): Promise<readonly BookCase[]> {
  const response = await fetch(new URL('../learn/cases.json', location.href));
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** Opens the desk on a packed draft; a damaged link leaves it empty, with a message. */
export function openDraft(game: DeskGame<TableGame>, fragment: string): void {
  showDraft(game, fragment === '' ? null : readFragment(game, fragment));
}
