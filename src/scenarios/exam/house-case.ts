import type { CoachedGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import { choices, type Options } from '../../game/options.ts';
import type { Rule } from '../../game/rule.ts';
import type { Moment } from '../puzzle/moments.ts';
import { type CaseSource, judgeAsSeen, markTaken, pickTry, type TryPick } from './case-source.ts';
import type { ExamCase } from './exam.ts';
import { chooseOffers } from './offers.ts';
import { playFromMidgame, sampleMoves } from './scan.ts';
import { createExamTable, type MomentTry } from './tables.ts';

/** Most moments to examine with a house rule. */
const MAX_MOMENTS = 14;
/** Most tries to examine at each moment. */
const TRIES_PER_MOMENT = 60;
/** Share of games played at random, for situations that regulars avoid. */
const WILD_SHARE = 0.5;
/** Share of house cases in which the house rule changes the ruling. */
const TELLING_SHARE = 0.6;

/** A value of a house rule other than the default, and the rule it changes. */
interface OtherSetting {
  /** Key and value as text. */
  readonly name: string;
  readonly options: Options;
  readonly rule: Rule<unknown>;
}

/** Whether the rule affects which moves are legal. */
const isJudged = ({ kind }: Rule<unknown>): boolean =>
  kind === 'restriction' || kind === 'permission' || kind === 'exception';

function listOtherSettings({ game, options }: CaseSource): readonly OtherSetting[] {
  return game.options.flatMap((spec): readonly OtherSetting[] => {
    const rule = game.rules.rule(spec.rule);
    if (spec.structural || spec.unjudged || !rule || !isJudged(rule)) return [];
    return choices(spec)
      .filter(({ value }) => value !== spec.default)
      .map(({ value }) => ({
        name: `${spec.key}=${value}`,
        options: { ...options, [spec.key]: value },
        rule,
      }))
      .filter((setting) => !game.checkOptions?.(setting.options));
  });
}

/** Returns whether the rule forbids or permits the try. */
function decides(rule: Rule<unknown>, attempt: unknown): boolean {
  if (rule.kind === 'restriction') return rule.breach(attempt) !== undefined;
  return 'allows' in rule && rule.allows(attempt);
}

/** Returns a try that is ruled differently with the default house rules. */
function findRuledOtherwise(
  game: CoachedGame,
  { rule }: OtherSetting,
  usualOptions: Options,
  moment: Moment,
  tries: readonly MomentTry['move'][],
): MomentTry | undefined {
  const { state, seat } = moment;
  const usualState = { ...state, options: usualOptions };
  const move = tries.find((one) => {
    const { attempt } = game.play;
    if (decides(rule, attempt(state, seat, one)) === decides(rule, attempt(usualState, seat, one))) return false;
    return judge(game, state, seat, one).isLegal !== judge(game, usualState, seat, one).isLegal;
  });
  return move && { moment, seat, move };
}

/** Returns a try whose ruling the house rule changes, or undefined if none was found. */
function findTellingTry({ game, options, random }: CaseSource, setting: OtherSetting): MomentTry | undefined {
  const chanceShare = random.fraction() < WILD_SHARE ? 1 : undefined;
  for (const moment of playFromMidgame(game, setting.options, random, chanceShare).take(MAX_MOMENTS)) {
    const { state, seat } = moment;
    const tries = [
      ...game.play.moves(state, seat, 2),
      ...sampleMoves(game.play.tries(state, seat), TRIES_PER_MOMENT, random),
    ];
    const tellingTry = findRuledOtherwise(game, setting, options, moment, random.shuffle(tries));
    if (tellingTry) return tellingTry;
  }
  return undefined;
}

/** Picks a try whose ruling the house rule doesn't change. */
function pickUnchanged(source: CaseSource, { options }: OtherSetting): TryPick | undefined {
  const tableAsSeen = judgeAsSeen(source);
  const { misses, legalTries } = source.scan;
  return pickTry(source, source.random.fraction() < 0.5 ? misses : legalTries, 'any', (tryable, rule) => {
    const { moment } = tryable;
    const state = { ...moment.state, options };
    return tableAsSeen({ ...tryable, moment: { ...moment, state } }, rule);
  });
}

/**
 * Creates a case with a house rule that changes the ruling or doesn't, so that the house rule itself doesn't give the
 * answer away. Undefined if none was found.
 */
export function createHouseCase(source: CaseSource): ExamCase | undefined {
  const { game, random, settingsWithoutEffect } = source;
  const settings = random.shuffle(listOtherSettings(source));
  const createCase = ({ rule, tryable, table }: TryPick): ExamCase => {
    markTaken(source, { rule, tryable, table });
    const offers = chooseOffers(source, tryable.moment, table.reasonedVerdict);
    return { game: game.id, kind: 'house', tables: [table.json], offers };
  };
  if (random.fraction() < TELLING_SHARE) {
    for (const setting of settings.filter(({ name }) => !settingsWithoutEffect.has(name))) {
      const tellingTry = findTellingTry(source, setting);
      const table = tellingTry && createExamTable(game, tellingTry);
      if (!tellingTry) settingsWithoutEffect.add(setting.name);
      if (tellingTry && table && table.reasonedVerdict.verdict !== 'depends')
        return createCase({ rule: setting.rule.id, tryable: { ...tellingTry, rules: [] }, table });
    }
  }
  const [firstSetting] = settings;
  const unchangedPick = firstSetting && pickUnchanged(source, firstSetting);
  return unchangedPick && createCase(unchangedPick);
}
