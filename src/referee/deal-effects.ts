import { capitalize, countNoun } from '../cards/words.ts';
import type { Game } from '../game/game.ts';
import { defaultOptions, type OptionSpec, type Options, reconcileOptions } from '../game/options.ts';
import { addPreposition, namePlace } from '../game/place-words.ts';
import type { GameState } from '../game/play.ts';
import type { SeatNamer } from '../game/seat.ts';
import type { SettingEffect } from './setting-effects.ts';
import { otherSettings } from './settings.ts';

const DEAL_SEED = 1;
const MAX_SAID = 3;

/** The number of cards in each zone, by the place within a sentence: "in the stock". */
function countByPlace(game: Game, state: GameState, name: SeatNamer): ReadonlyMap<string, number> {
  const zones = game.table.zones(game.visibility.view(state, 0), 0, name);
  return new Map(
    zones
      .filter(({ kind }) => kind !== 'sign')
      .map((zone) => [
        addPreposition(namePlace(zone.label)),
        zone.count ?? zone.items.flatMap(({ cards }) => cards).length,
      ]),
  );
}

/**
 * What differs between two new deals: the number of scores, the number of cards by zone, or who begins. At most three
 * sentences.
 */
function describeDifference(
  game: Game,
  otherDeal: GameState,
  currentDeal: GameState,
  name: SeatNamer,
): readonly string[] {
  const sentences: string[] = [];
  const [scores, currentScores] = [otherDeal, currentDeal].map((state) => game.play.scores(state).length);
  if (scores !== currentScores && game.seats(otherDeal.options) === game.seats(currentDeal.options)) {
    sentences.push(`There would be ${scores} scores, not ${currentScores}.`);
  }
  const currentCounts = countByPlace(game, currentDeal, name);
  for (const [place, cards] of countByPlace(game, otherDeal, name)) {
    const currentCount = currentCounts.get(place);
    if (currentCount !== undefined && currentCount !== cards)
      sentences.push(`There would be ${countNoun(cards, 'card')} ${place}, not ${currentCount}.`);
  }
  const turn = game.play.turn(otherDeal);
  if (sentences.length === 0 && turn !== null && turn !== game.play.turn(currentDeal))
    sentences.push(`${capitalize(name(turn))} would begin.`);
  return sentences.slice(0, MAX_SAID);
}

/**
 * Describes what a house rule changes in a new deal, by comparing two deals that differ only in it. Where its value
 * requires another number of players, both deals have it.
 */
export function findDealEffects(game: Game, spec: OptionSpec, name: SeatNamer): readonly SettingEffect[] {
  const fits = (options: Options): boolean => !game.checkOptions?.(options);
  return otherSettings(spec, spec.default).flatMap((setting): readonly SettingEffect[] => {
    const desiredOptions = { ...defaultOptions(game.options), [spec.key]: setting.value };
    const options = reconcileOptions(game.options, desiredOptions, spec.key, fits);
    if (!fits(options)) return [];
    const currentDeal = game.play.deal({ ...options, [spec.key]: spec.default }, DEAL_SEED);
    const sentences = describeDifference(game, game.play.deal(options, DEAL_SEED), currentDeal, name);
    return sentences.length > 0 ? [{ ...setting, says: sentences }] : [];
  });
}
