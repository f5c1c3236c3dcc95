import type { Advice } from './heuristics.ts';
import type { JsonObject } from './json.ts';

/** A sentence of the coach, and its claims about the position as data. */
export interface AdviceText {
  readonly says: string;
  readonly facts: JsonObject;
}

/**
 * A coach's rules of thumb by id, most important first. Each returns its advice where it applies, else a falsy value.
 */
export type RulesOfThumb<Scene> = Readonly<Record<string, (scene: Scene) => string | AdviceText | false | undefined>>;

/** The advice of all rules of thumb that apply to a scene, in their order. */
export function adviceOf<Scene>(rules: RulesOfThumb<Scene>, scene: Scene): readonly Advice[] {
  return Object.entries(rules).flatMap(([id, rule]): readonly Advice[] => {
    const advice = rule(scene);
    if (!advice) return [];
    return [typeof advice === 'string' ? { id, says: advice } : { id, ...advice }];
  });
}
