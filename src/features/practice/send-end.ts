import { joinWords } from '../../cards/words.ts';
import { packMatch } from '../../referee/link.ts';
import { namingAt, type Practice, recordOf, sideName } from '../saved-games/index.ts';
import { openSendSheet } from '../share/index.ts';
import { showNotice, stateOf } from './practice.ts';
import { WORDS } from './words.ts';

type SideNamer = (side: number) => string;

const outcomeOf = (practice: Practice) => practice.game.play.outcome(stateOf(practice)) ?? { scores: [], winners: [] };

/** The title of the game's end: who won. */
export function titleOf(practice: Practice, nameOf: SideNamer): string {
  const { winners } = outcomeOf(practice);
  const names = joinWords(winners.map(nameOf));
  return winners.length > 1 ? WORDS.shared(names) : WORDS.won(names);
}

/** Opens the send dialog with the sheet of a finished game: words, a link to its moves, a picture, and print. */
export function sendEnd(practice: Practice, home: string): void {
  const { game, match } = practice;
  const { scores } = outcomeOf(practice);
  const nameOf = (side: number): string => sideName(side, scores.length, game.seats(match.options), namingAt(practice));
  const result = scores.map((score, side) => `${nameOf(side)} ${score}`).join(' · ');
  openSendSheet({
    title: WORDS.sendEnd,
    words: WORDS.ended(game.name, titleOf(practice, nameOf), result),
    url: `${location.origin}${home}records/#${packMatch(recordOf(practice))}`,
    draw: () => document.querySelector('.end'),
  }).catch(() => showNotice(WORDS.notPacked));
}
