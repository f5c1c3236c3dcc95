import { capitalize } from '../../cards/words.ts';
import { type AnswerChoice, createPosition, type ExerciseItem, type ExerciseKind } from '../../exercise/item.ts';
import { VERDICTS } from '../../exercise/kinds/legal.ts';
import { optionChoices } from '../../exercise/kinds/option.ts';
import { ruleChoices } from '../../exercise/kinds/rule.ts';
import type { Count } from '../../game/count.ts';
import type { Game } from '../../game/game.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import { type SeatNamer, sideText } from '../../game/seat.ts';
import type { ItemRef, Zone } from '../../game/zone.ts';
import type { PuzzleKind } from '../../scenarios/puzzle/kinds.ts';
import type { StoredPuzzle } from '../../scenarios/puzzle/posed-puzzle.ts';
import { offerRules } from '../../scenarios/puzzle/rule-offers.ts';
import { type SettledPuzzle, settlePuzzle } from '../../scenarios/puzzle/settled-puzzle.ts';
import { WORDS } from './words.ts';

/** A puzzle laid out as an exercise with one table. */
export interface LaidPuzzle extends ExerciseItem {
  readonly right: readonly string[];
  readonly settled: SettledPuzzle;
  readonly hard: number;
  /** Whether the cards are laid out for counting rather than as a table in play. */
  readonly isCount: boolean;
  /** What the two players claim, in a puzzle that asks who is right. */
  readonly claims: readonly string[];
}

export type PuzzleCount = Count<GameState, GameEvent>;

const EXERCISE_KINDS: Readonly<Record<PuzzleKind, ExerciseKind>> = {
  move: 'move',
  legal: 'legal',
  rule: 'rule',
  score: 'score',
  all: 'select',
  pair: 'option',
  who: 'option',
};

/** Length in characters up to which a law is quoted in full; a longer law is named by its title. */
const LONGEST_LAW = 90;

/** Name of a seat, or of a side if partners score together. */
function ownerText(game: Game, state: GameState, owner: number, name: SeatNamer): string {
  return game.play.scores(state).length < game.seats(state.options) ? sideText(owner, name) : name(owner);
}

/** Returns the piles that are counted at the end of a deal, as zones to draw. */
function countedPiles(
  { game, state, seat, tries }: SettledPuzzle,
  name: SeatNamer,
  count: PuzzleCount,
): readonly Zone[] {
  const [move] = tries;
  if (!move) return [];
  const { state: stateAfter, events } = game.play.play(state, seat, move);
  const piles = count.piles(game.play.closing?.(state, seat, move) ?? stateAfter, events);
  return piles.map(({ side, cards }): Zone => {
    const items = cards.map((card, i) => ({ id: `${side}-${i}`, cards: [card] }));
    const label = capitalize(ownerText(game, state, side, name));
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

function choicesOf(settled: SettledPuzzle): readonly AnswerChoice[] {
  const { game, posed, tries } = settled;
  switch (posed.kind) {
    case 'legal':
      return (['legal', 'illegal'] as const).map((answer) => ({ answer, says: VERDICTS[answer] }));
    case 'rule':
      return ruleChoices(game, offerRules(settled));
    case 'pair':
      return optionChoices(tries.map((move) => ({ says: game.texts.describeMove(move) })));
    case 'who':
      return [...optionChoices(WORDS.names.map((name) => ({ says: name }))), { answer: 'both', says: WORDS.both }];
    case 'move':
    case 'score':
    case 'all':
      return [];
  }
}

/**
 * Lays out a puzzle.
 * @param count how a deal of the game is counted; needed for score puzzles
 * @returns undefined if this edition of the game can't read the puzzle
 */
export function layPuzzle(
  game: Game,
  { hard, ...posed }: StoredPuzzle,
  count: PuzzleCount | undefined,
): LaidPuzzle | undefined {
  const settled = settlePuzzle(game, posed);
  if (!settled || settled.rightAnswers.length === 0) return undefined;
  const { state, seat, rightAnswers } = settled;
  const [firstTry = null] = settled.tries;
  const position = createPosition(game, {
    state,
    seat,
    move: posed.kind === 'pair' || posed.kind === 'score' ? null : firstTry,
  });
  const piles = posed.kind === 'score' && count ? countedPiles(settled, position.name, count) : undefined;
  return {
    kind: EXERCISE_KINDS[posed.kind],
    asks: questionText(settled, position.name),
    choices: choicesOf(settled),
    right: rightAnswers,
    tries: [piles ? { ...position, zones: piles, seats: 1 } : position],
    settled,
    hard,
    isCount: piles !== undefined,
    claims: posed.kind === 'who' ? posed.claims.map((claim) => claimText(settled, claim)) : [],
  };
}

/** The picked items: the player’s own or those of the try in question; once the answer is shown, the right ones. */
export function puzzlePicks(
  { kind, settled, right, tries }: LaidPuzzle,
  isRevealed: boolean,
  touched: readonly ItemRef[],
): readonly ItemRef[] {
  if (settled.posed.kind === 'all' && isRevealed) {
    const { zone } = settled.posed;
    return (right[0]?.split(' ') ?? []).map((item) => ({ zone, item }));
  }
  return kind === 'move' || kind === 'select' ? touched : (tries[0]?.picks ?? []);
}
