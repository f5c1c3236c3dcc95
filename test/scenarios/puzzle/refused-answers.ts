import type { WholeGame } from '../../../src/game/game.ts';
import type { Json, JsonObject } from '../../../src/game/json.ts';
import { choices } from '../../../src/game/options.ts';
import type { GameState } from '../../../src/game/play.ts';
import { answer } from '../../../src/referee/answer.ts';
import { findAction } from '../../../src/scenarios/puzzle/all-cards.ts';
import type { StoredPuzzle } from '../../../src/scenarios/puzzle/posed-puzzle.ts';
import { findFault } from '../../../src/scenarios/puzzle/proof.ts';
import { offerRules } from '../../../src/scenarios/puzzle/rule-offers.ts';
import type { SettledPuzzle } from '../../../src/scenarios/puzzle/settled-puzzle.ts';

/** Returns the referee's answer line on a try. */
const judgeLine = (game: WholeGame, json: JsonObject): JsonObject =>
  answer('judge', JSON.stringify(json), (id) => (id === game.id ? game : undefined));

/** @throws Error if the answer has no ruling */
const ruled = (game: WholeGame, json: JsonObject): JsonObject => {
  const ruling = judgeLine(game, json);
  if (ruling['error'] !== undefined) throw new Error(JSON.stringify(ruling));
  return ruling;
};

const brokenIn = (ruling: JsonObject): readonly Json[] =>
  (ruling['findings'] as readonly JsonObject[]).map((finding) => finding['rule'] as Json);

/**
 * Whether the same try is ruled differently under any other setting of one house rule: at the same table, or at the one
 * that it would be by then, with another leader.
 */
function differsUnderHouseRules(game: WholeGame, json: JsonObject, state: GameState): boolean {
  const usualVerdict = ruled(game, json)['verdict'];
  return game.options
    .filter((spec) => !spec.structural)
    .flatMap((spec) => choices(spec).map(({ value }) => ({ ...state.options, [spec.key]: value })))
    .some((options) => {
      const otherState = game.play.withOptions?.(state, options);
      const positions = [json['position'], ...(otherState ? [game.notation.position.write(otherState)] : [])] as Json[];
      return positions.some((position) => {
        const otherRuling = judgeLine(game, { ...json, options, position });
        // An error means that this table can't occur under that house rule.
        return otherRuling['error'] === undefined && otherRuling['verdict'] !== usualVerdict;
      });
    });
}

/**
 * Returns the answers that the page would refuse, each with whether the referee's lines make it right after
 * all. For points, the only entry tells whether the change in score differs from the right answer.
 * @param otherWorlds a seed that no best move was found with
 */
export function refusedAnswers(
  game: WholeGame,
  one: StoredPuzzle,
  settled: SettledPuzzle,
  otherWorlds: number,
): readonly (readonly [string, boolean])[] {
  const notRight = (answers: readonly string[]): readonly string[] =>
    answers.filter((x) => !settled.rightAnswers.includes(x));
  switch (one.kind) {
    case 'legal':
      return notRight(['legal', 'illegal']).map((verdict) => [verdict, ruled(game, one.case)['verdict'] === verdict]);
    case 'rule': {
      const brokenRules = brokenIn(ruled(game, one.case));
      return notRight(offerRules(settled)).map((rule) => [rule, brokenRules.includes(rule)]);
    }
    case 'pair':
      return notRight(['0', '1']).map((n) => {
        const move = one.tries[Number(n)] as JsonObject;
        return [n, ruled(game, { ...one.case, move })['verdict'] !== 'illegal'];
      });
    case 'who': {
      const ruling = ruled(game, one.case);
      const isHouseRule = differsUnderHouseRules(game, one.case, settled.state);
      return notRight(['0', '1', 'both']).map((answerText) => {
        if (answerText === 'both') return [answerText, isHouseRule];
        const claim = one.claims[Number(answerText)] as string;
        const isClaimTrue = claim === ruling['verdict'] || brokenIn(ruling).includes(claim);
        // If a house rule decides, `both` is the right answer and neither claim is right alone.
        return [answerText, isClaimTrue && !isHouseRule];
      });
    }
    case 'score': {
      const [move] = settled.tries;
      const stateAfter = move && game.play.play(settled.state, settled.seat, move).state;
      const total = (state = settled.state): number => game.play.scores(state)[one.of] as number;
      return [['other points', String(total(stateAfter) - total()) !== settled.rightAnswers[0]]];
    }
    case 'all': {
      const rightItems = (settled.rightAnswers[0] as string).split(' ');
      const zone = game.table.zones(settled.view, settled.seat, String).find(({ id }) => id === one.zone);
      const lists = answer('moves', JSON.stringify(one.case), () => game)['moves'] as readonly JsonObject[];
      const touchedItems = new Set(
        lists.flatMap((json) => {
          const parsedMove = game.notation.move.read(json, settled.state.options, settled.seat);
          if (!parsedMove.ok) throw new Error(parsedMove.fault.says);
          if (findAction(game, settled.view, settled.seat, parsedMove.value) !== one.action) return [];
          return game.table
            .picksOf(settled.view, settled.seat, parsedMove.value)
            .flatMap((pick) => (pick.zone === one.zone ? [pick.item] : []));
        }),
      );
      const face = (id: string) => zone?.items.find((item) => item.id === id)?.cards.join();
      const faces = new Set([...touchedItems].map(face));
      return (zone?.items ?? [])
        .filter(({ id }) => !rightItems.includes(id))
        .map(({ id }) => [id, faces.has(face(id))]);
    }
    case 'move': {
      const isOverturned = findFault(game, one, otherWorlds) !== null;
      const bestTexts = new Set(one.best.map((json) => JSON.stringify(json)));
      return one.figures
        .map(([json]) => JSON.stringify(json))
        .filter((moveText) => !bestTexts.has(moveText))
        .map((moveText) => [moveText, isOverturned]);
    }
  }
}
