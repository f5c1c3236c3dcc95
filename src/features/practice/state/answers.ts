import { UNKNOWN } from '../../../cards/card.ts';
import { capitalize, clause, joinWords } from '../../../cards/words.ts';
import type { Game } from '../../../game/game.ts';
import type { Zone, ZoneItem } from '../../../game/zone.ts';
import { namingAt, type Practice, viewerOf } from '../../saved-games/index.ts';
import { observe } from './observation.ts';
import { stateOf } from './state.ts';
import { ANSWER_WORDS } from './words.ts';

/** Largest number of moves counted; the limit is for speed. */
const MAX_MOVES = 30;
/** Longest move given as an example, in words: spoken answers must be short. */
const MAX_WORDS = 8;

const countWords = (text: string): number => text.split(/\s+/).length;

/** Text of an item: its worth, its top card, or a dash for an empty place. */
function describeItem(game: Game, { cards, worth }: ZoneItem): string {
  const top = cards.at(-1);
  if (worth !== undefined) return worth;
  return top === undefined ? '–' : game.pack.text(top);
}

const isSeen = ({ cards }: ZoneItem): boolean => cards.length === 0 || cards.at(-1) !== UNKNOWN;

/** Face-up items that belong to no seat. Of a pile only the top item counts; piles of won cards are left out. */
function openItems({ seat, kind, items, unit }: Zone): readonly ZoneItem[] {
  if (seat !== null || kind === 'sign' || unit !== undefined) return [];
  return (kind === 'pile' ? items.slice(-1) : items).filter(isSeen);
}

/** Lists the face-up cards: "The centre: 3♦, –, –, –." */
function describeTable(practice: Practice): string {
  const { game } = practice;
  const places = observe(practice)
    .zones()
    .flatMap((zone) => {
      const items = openItems(zone);
      return items.length > 0
        ? [`${zone.label.split(/:| in /)[0]}: ${items.map((item) => describeItem(game, item)).join(', ')}`]
        : [];
    });
  return places.length > 0 ? `${places.join('; ')}.` : ANSWER_WORDS.noneFaceUp;
}

const countCards = ({ count, items }: Zone): number => count ?? items.flatMap(({ cards }) => cards).length;
const nameAt = (practice: Practice, seat: number): string => capitalize(namingAt(practice)(seat));

/** Lists the hand sizes: "You 5, Ann 4." */
function describeHands(practice: Practice): string {
  const { game, match } = practice;
  const hands = observe(practice)
    .zones()
    .filter(({ kind }) => kind === 'hand' || kind === 'held');
  const counts = Array.from({ length: game.seats(match.options) }, (_, seat) => {
    const seatHands = hands.filter(
      (zone) => zone.seat === seat || (zone.kind === 'hand' && seat === viewerOf(practice)),
    );
    return `${nameAt(practice, seat)} ${seatHands.reduce((sum, zone) => sum + countCards(zone), 0)}`;
  });
  return `${counts.join(', ')}.`;
}

function describeTurn(practice: Practice): string {
  const { turn } = observe(practice);
  return turn === null ? ANSWER_WORDS.over : ANSWER_WORDS.turnOf(namingAt(practice)(turn));
}

/** Lists the scores: "You and Bert 3, Ann and Cleo 5." */
function describeScore(practice: Practice): string {
  const { game, match } = practice;
  const scores = game.play.scores(stateOf(practice));
  const seats = Array.from({ length: game.seats(match.options) }, (_, seat) => seat);
  const sideScores = scores.map((points, side) => {
    const names = seats.filter((seat) => seat % scores.length === side).map((seat) => nameAt(practice, seat));
    return `${joinWords(names)} ${points}`;
  });
  return `${sideScores.join(', ')}.`;
}

/** Counts the viewer's moves: "12 moves. For example: take 5♣ with 5♥." */
function describeMoves(practice: Practice): string {
  const { game } = practice;
  const { view, turn } = observe(practice);
  if (turn !== viewerOf(practice)) return `${describeTurn(practice)} ${ANSWER_WORDS.wait}`;
  const moves = game.play.moves(view, viewerOf(practice), MAX_MOVES, MAX_MOVES).slice(0, MAX_MOVES);
  const countText = ANSWER_WORDS.moveCount(moves.length, MAX_MOVES);
  const example = moves
    .map((move) => clause(game.texts.describeMove(move)))
    .find((text) => countWords(text) <= MAX_WORDS);
  return ANSWER_WORDS.moves(countText, example);
}

/** Answers to the letter keys, the same in every game. */
export const ANSWER_OF_KEY: Readonly<Record<string, (practice: Practice) => string>> = {
  t: describeTable,
  h: describeHands,
  w: describeTurn,
  s: describeScore,
  m: describeMoves,
};
