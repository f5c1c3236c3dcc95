import { list } from '../../cards/words.ts';
import { readMove } from '../../referee/case.ts';
import type { Settled } from '../../scenarios/puzzle/settled.ts';
import { WORDS } from './words.ts';

/** A law of no more letters is said as it is written, a longer one by its name. */
const SAID = 90;

/** What somebody claims, in a sentence. */
export function claimText({ game }: Settled, claim: string): string {
  if (claim === 'legal' || claim === 'illegal') return WORDS.claims[claim];
  const { law = claim, title = claim } = game.rules.rule(claim) ?? {};
  return law.length <= SAID ? WORDS.forbids(law) : WORDS.forbids(`“${title}”.`);
}

/** Cards of a zone by the ids of their things, in words. */
export function cardsText({ game, view, seat, posed }: Settled, ids: readonly string[]): string {
  if (posed.kind !== 'all') return '';
  const zone = game.table.zones(view, seat, String).find(({ id }) => id === posed.zone);
  const cards = zone?.items.filter(({ id }) => ids.includes(id)).flatMap((item) => item.cards) ?? [];
  return list(cards.map(game.pack.text));
}

/** A best move in words: the first, where several come to the same. */
function bestText({ game, posed, state, seat }: Settled): string {
  const [json] = posed.kind === 'move' ? posed.best : [];
  const read = json && readMove(game, json, state.options, seat);
  return read?.ok ? game.talk.describe(read.value) : '';
}

/** An answer in the words of whoever gives it; empty for a move, whose figures say more. */
export function saidText(at: Settled, answer: string): string {
  const { game, posed, tries } = at;
  switch (posed.kind) {
    case 'legal':
      return answer in WORDS.verdicts ? WORDS.verdicts[answer as keyof typeof WORDS.verdicts] : answer;
    case 'rule':
      return game.rules.rule(answer)?.title ?? answer;
    case 'score':
      return answer;
    case 'all':
      return cardsText(at, answer.split(' '));
    case 'pair': {
      const move = tries[Number(answer)];
      return move ? game.talk.describe(move) : answer;
    }
    case 'who':
      return answer === 'both' ? WORDS.both : (WORDS.names[Number(answer)] ?? answer);
    case 'move':
      return at.right.includes(answer) ? bestText(at) : '';
  }
}
