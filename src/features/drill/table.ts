import { type AnswerChoice, createCasePosition, type RuledKind } from '../../exercise/item.ts';
import type { ExerciseTry, TryItem } from '../../exercise/judge.ts';
import { verdictChoices } from '../../exercise/kinds/legal.ts';
import { optionChoices } from '../../exercise/kinds/option.ts';
import { stepChoices } from '../../exercise/kinds/replay.tsx';
import type { TableGame } from '../../game/game.ts';
import type { DrillKind } from '../../scenarios/drill/kinds.ts';
import type { DrillQuestion } from '../../scenarios/drill/question.ts';
import { WORDS } from './words.ts';

/** A table of a drill with its tries. */
export interface DrillTable extends TryItem, Pick<DrillQuestion, 'rule' | 'house'> {}

const RULED_KINDS: Readonly<Record<DrillKind, RuledKind>> = {
  legal: 'legal',
  rule: 'rule',
  slip: 'replay',
  mend: 'option',
};

/** Choices that need no laws; choices of rules are added with the laws. */
function choicesOf(game: TableGame, kind: DrillKind, tries: readonly ExerciseTry[]): readonly AnswerChoice[] {
  switch (kind) {
    case 'legal': {
      const [firstTry] = tries;
      if (!firstTry?.move) return [];
      const { state, seat, move } = firstTry;
      return verdictChoices(game.visibility.unseen(state, seat, move).length > 0);
    }
    case 'rule':
      return [];
    case 'slip':
      return stepChoices(tries.length);
    case 'mend':
      return optionChoices(tries, 1);
  }
}

/** Lays out a question; undefined if it can't be read. The build checks all questions of the book. */
export function layTable(game: TableGame, question: DrillQuestion): DrillTable | undefined {
  const { kind, rule, house, tries: tryCases, offers } = question;
  const tries = tryCases.flatMap((json): readonly ExerciseTry[] => {
    const position = createCasePosition(game, json, kind === 'slip');
    return position?.move ? [{ ...position, tried: null }] : [];
  });
  if (tries.length === 0 || tries.length < tryCases.length) return undefined;
  const ruleQuestion: TryItem['next'] = { kind: 'rule', asks: WORDS.asks.why, choices: [], right: null };
  const tableQuestion = {
    kind: RULED_KINDS[kind],
    asks: WORDS.asks[kind],
    choices: choicesOf(game, kind, tries),
    right: null,
  };
  return { ...tableQuestion, next: kind === 'slip' ? ruleQuestion : undefined, rule, house, offers, tries };
}
