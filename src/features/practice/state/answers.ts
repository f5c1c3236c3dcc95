import { UNKNOWN } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { clause, count, list, sentence } from '../../../cards/words.ts';
import type { Game } from '../../../game/game.ts';
import type { Zone, ZoneItem } from '../../../game/zone.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf, namingAt } from '../people.ts';
import { sightOf } from './sight.ts';
import { stateOf } from './state.ts';

/** More ways than this nobody counts. */
const MANY = 30;
/** An answer is heard between two cards: longer moves are left to the hint. */
const MOST_WORDS = 8;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** What shows of a thing: its top card, what it is worth, or that nothing lies there. */
function face(game: Game, { cards, worth }: ZoneItem): string {
  const top = cards.at(-1);
  if (worth !== undefined) return worth;
  return top === undefined ? '–' : game.pack.text(top);
}

const isSeen = ({ cards }: ZoneItem): boolean => cards.length === 0 || cards.at(-1) !== UNKNOWN;

/** The open places in the middle: of a pile its top. What was won already lies in none. */
function open({ seat, kind, items, unit }: Zone): readonly ZoneItem[] {
  if (seat !== null || kind === 'sign' || unit !== undefined) return [];
  return (kind === 'pile' ? items.slice(-1) : items).filter(isSeen);
}

/** "The centre: 3♦, –, –, –." */
function onTop(practice: Practice): string {
  const { game } = practice;
  const says = sightOf(practice)
    .zones()
    .flatMap((zone) => {
      const items = open(zone);
      return items.length > 0
        ? [`${zone.label.split(/:| in /)[0]}: ${items.map((item) => face(game, item)).join(', ')}`]
        : [];
    });
  return says.length > 0 ? `${says.join('; ')}.` : 'Nothing lies open.';
}

const cardsIn = ({ count: n, items }: Zone): number => n ?? items.flatMap(({ cards }) => cards).length;
const named = (practice: Practice, seat: number): string => sentence(namingAt(practice)(seat));

/** "You 5, Ann 4." */
function inHand(practice: Practice): string {
  const { game, match } = practice;
  const hands = sightOf(practice)
    .zones()
    .filter(({ kind }) => kind === 'hand' || kind === 'held');
  const held = Array.from({ length: game.seats(match.options) }, (_, seat) => {
    const own = hands.filter(
      (zone) => zone.seat === seat || (zone.kind === 'hand' && seat === eyesOf(practice)),
    );
    return `${named(practice, seat)} ${own.reduce((sum, zone) => sum + cardsIn(zone), 0)}`;
  });
  return `${held.join(', ')}.`;
}

function whoseTurn(practice: Practice): string {
  const { turn } = sightOf(practice);
  return turn === null ? 'The game is over.' : `It is ${possessive(namingAt(practice)(turn))} turn.`;
}

/** "You and Bert 3, Ann and Cleo 5." */
function score(practice: Practice): string {
  const { game, match } = practice;
  const scores = game.play.scores(stateOf(practice));
  const seats = Array.from({ length: game.seats(match.options) }, (_, seat) => seat);
  const says = scores.map((points, side) => {
    const who = seats.filter((seat) => seat % scores.length === side).map((seat) => named(practice, seat));
    return `${list(who)} ${points}`;
  });
  return `${says.join(', ')}.`;
}

/** "12 ways. One: take 5♣ with 5♥." */
function mayDo(practice: Practice): string {
  const { game } = practice;
  const { view, turn } = sightOf(practice);
  if (turn !== eyesOf(practice)) return `${whoseTurn(practice)} You wait.`;
  const moves = game.play.moves(view, eyesOf(practice), MANY, MANY).slice(0, MANY);
  const ways = moves.length === MANY ? `${MANY} ways or more` : count(moves.length, 'way');
  const one = moves
    .map((move) => clause(game.texts.describeMove(move)))
    .find((says) => wordsIn(says) <= MOST_WORDS);
  return one === undefined ? `${ways}.` : `${ways}. One: ${one}.`;
}

/** What may be asked at any table by a key, the same in every game. */
export const ANSWERS: Readonly<Record<string, (practice: Practice) => string>> = {
  t: onTop,
  h: inHand,
  w: whoseTurn,
  s: score,
  m: mayDo,
};
