import { sentence } from '../../cards/words.ts';
import {
  type AnswerChoice,
  createPosition,
  type ExerciseItem,
  type ExerciseKind,
} from '../../exercise/item.ts';
import { VERDICTS } from '../../exercise/kinds/legal.ts';
import { optionChoices } from '../../exercise/kinds/option.ts';
import { ruleChoices } from '../../exercise/kinds/rule.ts';
import type { Count } from '../../game/count.ts';
import type { Game } from '../../game/game.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import { type SeatNamer, sideText } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import type { PuzzleKind } from '../../scenarios/puzzle/kinds.ts';
import type { StoredPuzzle } from '../../scenarios/puzzle/posed-puzzle.ts';
import { offerRules } from '../../scenarios/puzzle/rule-offers.ts';
import { type SettledPuzzle, settlePuzzle } from '../../scenarios/puzzle/settled-puzzle.ts';
import { WORDS } from './words.ts';

/** A puzzle laid out as an exercise with one table. */
export interface LaidPuzzle extends ExerciseItem {
  readonly right: readonly string[];
  readonly at: SettledPuzzle;
  readonly hard: number;
  /** Whether the cards are laid out for counting rather than as a table in play. */
  readonly isCount: boolean;
  /** What the two players claim, in a puzzle that asks who is right. */
  readonly claims: readonly string[];
}

export type PuzzleCount = Count<GameState, GameEvent>;

const KINDS: Readonly<Record<PuzzleKind, ExerciseKind>> = {
  move: 'move',
  legal: 'legal',
  rule: 'rule',
  score: 'score',
  all: 'select',
  pair: 'option',
  who: 'option',
};

/** Longest law in letters that is quoted in full; a longer one is named by its title. */
const LONGEST_LAW = 90;

/** Name of a seat, or of a side if partners score together. */
function ownerText(game: Game, state: GameState, of: number, name: SeatNamer): string {
  return game.play.scores(state).length < game.seats(state.options) ? sideText(of, name) : name(of);
}

/** The piles that are counted at the end of a deal, as zones. */
function countedPiles(
  { game, state, seat, tries }: SettledPuzzle,
  name: SeatNamer,
  count: PuzzleCount,
): readonly Zone[] {
  const [move] = tries;
  if (!move) return [];
  const { state: after, events } = game.play.play(state, seat, move);
  const piles = count.piles(game.play.closing?.(state, seat, move) ?? after, events);
  return piles.map(({ side, cards }): Zone => {
    const items = cards.map((card, i) => ({ id: `${side}-${i}`, cards: [card] }));
    const label = sentence(ownerText(game, state, side, name));
    return { id: `counted-${side}`, label, seat: null, kind: 'row', items };
  });
}

/** A claim as a sentence. */
function claimText({ game }: SettledPuzzle, claim: string): string {
  if (claim === 'legal' || claim === 'illegal') return WORDS.claims[claim];
  const { law = claim, title = claim } = game.rules.rule(claim) ?? {};
  return law.length <= LONGEST_LAW ? WORDS.forbids(law) : WORDS.forbids(`“${title}”.`);
}

function questionText({ game, posed, state }: SettledPuzzle, name: SeatNamer): string {
  if (posed.kind === 'all') return WORDS.asks.all(posed.action);
  if (posed.kind === 'score') return WORDS.asks.score(ownerText(game, state, posed.of, name));
  return WORDS.asks[posed.kind];
}

function choicesOf(at: SettledPuzzle): readonly AnswerChoice[] {
  const { game, posed, tries } = at;
  switch (posed.kind) {
    case 'legal':
      return (['legal', 'illegal'] as const).map((answer) => ({ answer, says: VERDICTS[answer] }));
    case 'rule':
      return ruleChoices(game, offerRules(at));
    case 'pair':
      return optionChoices(tries.map((move) => ({ says: game.texts.describeMove(move) })));
    case 'who':
      return [...optionChoices(WORDS.names.map((says) => ({ says }))), { answer: 'both', says: WORDS.both }];
    default:
      return [];
  }
}

/**
 * Lays out a puzzle.
 * @param count how a deal of the game is counted; needed for score puzzles
 * @returns undefined if it can’t be read, as after a change of edition
 */
export function layPuzzle(
  game: Game,
  { hard, ...posed }: StoredPuzzle,
  count: PuzzleCount | undefined,
): LaidPuzzle | undefined {
  const at = settlePuzzle(game, posed);
  if (!at || at.right.length === 0) return undefined;
  const { state, seat, right } = at;
  const [first = null] = at.tries;
  const laid = createPosition(game, {
    state,
    seat,
    move: posed.kind === 'pair' || posed.kind === 'score' ? null : first,
  });
  const piles = posed.kind === 'score' && count ? countedPiles(at, laid.name, count) : undefined;
  return {
    kind: KINDS[posed.kind],
    asks: questionText(at, laid.name),
    choices: choicesOf(at),
    right,
    tries: [piles ? { ...laid, zones: piles, seats: 1 } : laid],
    at,
    hard,
    isCount: piles !== undefined,
    claims: posed.kind === 'who' ? posed.claims.map((claim) => claimText(at, claim)) : [],
  };
}
