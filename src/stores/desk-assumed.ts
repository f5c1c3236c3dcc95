import type { RuledDesk } from '../game/game.ts';
import { readCase } from '../referee/case.ts';
import { type Verdict, verdictOf } from '../referee/verdict.ts';
import { askedOf, caseOf, type Draft, placesOf } from './desk-draft.ts';

/** A question about a thing on the table that nobody answered, and on whose answer the ruling hangs. */
export interface Assumed {
  /** The question’s, as the desk asks it. */
  readonly id: string;
  readonly asks: string;
  /** What holds while nothing is said. */
  readonly here: string;
  /** The answers with which the same try would be ruled otherwise. */
  readonly otherwise: readonly { readonly label: string; readonly verdict: Verdict }[];
}

/** What a verdict takes for granted: each unanswered question that could turn it. */
export function assumed(game: RuledDesk, draft: Draft, verdict: Verdict): readonly Assumed[] {
  const { position } = draft;
  const ruled = (said: Draft['position']): Verdict => {
    const read = readCase(caseOf(game, { ...draft, position: said }), () => game, 'move');
    if (!read.ok || !read.value.move) return verdict;
    const { state, seat, move } = read.value;
    return verdictOf(game, state, seat, move).verdict;
  };
  const questions = placesOf(game, { ...draft, question: 'move' })
    .flatMap((place) => askedOf(place, position))
    .filter((question) => question.read(position) === undefined);
  return questions.flatMap(({ id, label: asks, choices, write }): readonly Assumed[] => {
    const [usual, ...others] = choices;
    const otherwise = others
      .map(({ value, label }) => ({ label, verdict: ruled(write(position, value)) }))
      .filter((other) => other.verdict !== verdict);
    return usual && otherwise.length > 0 ? [{ id, asks, here: usual.label, otherwise }] : [];
  });
}
