import type { WholeGame } from '../../../src/game/game.ts';
import type { Json, JsonObject } from '../../../src/game/json.ts';
import { choices } from '../../../src/game/options.ts';
import { answer } from '../../../src/referee/answer.ts';
import { findAction } from '../../../src/scenarios/puzzle/all-cards.ts';
import type { StoredPuzzle } from '../../../src/scenarios/puzzle/posed-puzzle.ts';
import { findFault } from '../../../src/scenarios/puzzle/proof.ts';
import { offerRules } from '../../../src/scenarios/puzzle/rule-offers.ts';
import type { SettledPuzzle } from '../../../src/scenarios/puzzle/settled-puzzle.ts';

/** The referee's line on a try, as a user gets it. */
const judgeLine = (game: WholeGame, json: JsonObject): JsonObject =>
  answer('judge', JSON.stringify(json), (id) => (id === game.id ? game : undefined));

/** @throws Error without a ruling */
const ruled = (game: WholeGame, json: JsonObject): JsonObject => {
  const said = judgeLine(game, json);
  if (said['error'] !== undefined) throw new Error(JSON.stringify(said));
  return said;
};

const brokenIn = (ruling: JsonObject): readonly Json[] =>
  (ruling['findings'] as readonly JsonObject[]).map((finding) => finding['rule'] as Json);

/** Whether the same try is ruled differently under any other setting of one house rule. */
function differsUnderHouseRules(game: WholeGame, json: JsonObject): boolean {
  const here = ruled(game, json)['verdict'];
  return game.options
    .filter((spec) => !spec.structural)
    .flatMap((spec) =>
      choices(spec).map(({ value }) => ({ ...(json['options'] as object), [spec.key]: value })),
    )
    .some((options) => {
      const there = judgeLine(game, { ...json, options });
      // Such a table can't come about under that house rule.
      return there['error'] === undefined && there['verdict'] !== here;
    });
}

/**
 * The answers that would be refused on the page, each with whether the referee's lines make it right after all; for
 * points an answer that was added up differently.
 * @param otherWorlds a seed that no best move was found with
 */
export function refusedAnswers(
  game: WholeGame,
  one: StoredPuzzle,
  at: SettledPuzzle,
  otherWorlds: number,
): readonly (readonly [string, boolean])[] {
  const wrong = (all: readonly string[]): readonly string[] => all.filter((x) => !at.right.includes(x));
  switch (one.kind) {
    case 'legal':
      return wrong(['legal', 'illegal']).map((said) => [said, ruled(game, one.case)['verdict'] === said]);
    case 'rule': {
      const broken = brokenIn(ruled(game, one.case));
      return wrong(offerRules(at)).map((rule) => [rule, broken.includes(rule)]);
    }
    case 'pair':
      return wrong(['0', '1']).map((n) => {
        const move = one.tries[Number(n)] as JsonObject;
        return [n, ruled(game, { ...one.case, move })['verdict'] !== 'illegal'];
      });
    case 'who': {
      const ruling = ruled(game, one.case);
      const elsewhere = differsUnderHouseRules(game, one.case);
      return wrong(['0', '1', 'both']).map((said) => {
        if (said === 'both') return [said, elsewhere];
        const claim = one.claims[Number(said)] as string;
        const holds = claim === ruling['verdict'] || brokenIn(ruling).includes(claim);
        // The rules of one table only decide it: then both are right, and neither alone.
        return [said, holds && !elsewhere];
      });
    }
    case 'score': {
      const [move] = at.tries;
      const after = move && game.play.play(at.state, at.seat, move).state;
      const total = (state = at.state): number => game.play.scores(state)[one.of] as number;
      return [['other points', String(total(after) - total()) !== at.right[0]]];
    }
    case 'all': {
      const known = (at.right[0] as string).split(' ');
      const zone = game.table.zones(at.view, at.seat, String).find(({ id }) => id === one.zone);
      const lists = answer('moves', JSON.stringify(one.case), () => game)['moves'] as readonly JsonObject[];
      const touched = new Set(
        lists.flatMap((json) => {
          const read = game.notation.move.read(json, at.state.options, at.seat);
          if (!read.ok) throw new Error(read.fault.says);
          if (findAction(game, at.view, at.seat, read.value) !== one.action) return [];
          return game.table
            .picksOf(at.view, at.seat, read.value)
            .flatMap((pick) => (pick.zone === one.zone ? [pick.item] : []));
        }),
      );
      const face = (id: string) => zone?.items.find((item) => item.id === id)?.cards.join();
      const faces = new Set([...touched].map(face));
      return (zone?.items ?? [])
        .filter(({ id }) => !known.includes(id))
        .map(({ id }) => [id, faces.has(face(id))]);
    }
    case 'move': {
      const equal = findFault(game, one, otherWorlds) !== null;
      const right = new Set(one.best.map((json) => JSON.stringify(json)));
      return one.figures
        .map(([json]) => JSON.stringify(json))
        .filter((said) => !right.has(said))
        .map((said) => [said, equal]);
    }
  }
}
