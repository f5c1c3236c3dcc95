import { joinWords } from '../../cards/words.ts';
import { cite } from '../../referee/cite.ts';
import { packMatch } from '../../referee/link.ts';
import { describeKeyTurn, type KeyTurns } from '../review/KeyPositions.tsx';
import { namingAt, type Practice, recordOf, sideName } from '../saved-games/index.ts';
import { openSendSheet, SHEET_CHART, type SheetPicture } from '../share/index.ts';
import { pointsOf } from './count/ScoreTable.tsx';
import { listLeads, MIN_POINTS, placeLeads } from './LeadChart.tsx';
import { showNotice, stateOf } from './practice.ts';
import { rulingsOnRefused } from './Refusals.tsx';
import { WORDS } from './words.ts';

type SideNamer = (side: number) => string;

const outcomeOf = (practice: Practice) => practice.game.play.outcome(stateOf(practice)) ?? { scores: [], winners: [] };

/** The title of the game's end: who won. */
export function titleOf(practice: Practice, nameOf: SideNamer): string {
  const { winners } = outcomeOf(practice);
  const names = joinWords(winners.map(nameOf));
  return winners.length > 1 ? WORDS.shared(names) : WORDS.won(names);
}

/** The last count as rows of text: names, rules, and two totals; empty in a game without points. */
function listRows({ game, steps }: Practice, scores: readonly number[], nameOf: SideNamer): SheetPicture['rows'] {
  const lines = (steps.at(-1)?.events ?? []).filter(({ points }) => points !== undefined);
  if (lines.length === 0) return [];
  const row = (label: string, part: typeof lines) =>
    [label, ...scores.map((_, side) => String(pointsOf(part, side) || '–'))] as const;
  const rules = [...new Set(lines.map(({ rule }) => rule))].map((rule) => {
    const { number, title } = cite(game, rule);
    return row(
      `${number} ${title}`,
      lines.filter((line) => line.rule === rule),
    );
  });
  return [
    ['', ...scores.map((_, side) => nameOf(side))],
    ...rules,
    row(WORDS.total, lines),
    [WORDS.totals, ...scores.map(String)],
  ];
}

/** The sheet as one picture. */
function pictureOf(practice: Practice, turns: KeyTurns['turns'], nameOf: SideNamer): SheetPicture {
  const { game, match } = practice;
  const { scores } = outcomeOf(practice);
  const leads = listLeads(practice);
  const refused = rulingsOnRefused(practice).map(({ tried, findings: [first] }) =>
    first ? `${tried} ${first.says} (${cite(game, first.rule).number})` : tried,
  );
  const told = turns.map((turn) => {
    const { head, says } = describeKeyTurn(practice, turn);
    return { title: head, sentences: [says] };
  });
  return {
    head: `${game.name} · ${WORDS.turnCount(match.turns.length)}`,
    title: titleOf(practice, nameOf),
    result: scores.map((score, side) => `${nameOf(side)} ${score}`).join(' · '),
    leadLine: leads.length < MIN_POINTS ? '' : placeLeads(leads, ...SHEET_CHART).line,
    rows: listRows(practice, scores, nameOf),
    notes: refused.length > 0 ? [...told, { title: WORDS.refused(0, 0), sentences: refused }] : told,
  };
}

/** Opens the send dialog with the sheet of a finished game: words, a link to its moves, a picture, and print. */
export function sendEnd(practice: Practice, home: string, turns: KeyTurns['turns']): void {
  const { game, match } = practice;
  const { scores } = outcomeOf(practice);
  const nameOf = (side: number): string => sideName(side, scores.length, game.seats(match.options), namingAt(practice));
  const picture = pictureOf(practice, turns, nameOf);
  openSendSheet({
    title: WORDS.sendEnd,
    words: WORDS.ended(game.name, picture.title, picture.result),
    url: `${location.origin}${home}records/#${packMatch(recordOf(practice))}`,
    picture,
  }).catch(() => showNotice(WORDS.notPacked));
}
