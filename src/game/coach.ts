import type { Advice } from './heuristics.ts';
import type { JsonObject } from './json.ts';

/** A sentence, and what it claims of the position. */
export interface AdviceText {
  readonly says: string;
  readonly facts: JsonObject;
}

/** A coach’s rules of thumb by their ids, weightiest first: each has a sentence where its moment has come. */
export type RulesOfThumb<Scene> = Readonly<
  Record<string, (scene: Scene) => string | AdviceText | false | undefined>
>;

/** What the rules of thumb say of a scene, in their order. */
export function adviceOf<Scene>(thumbs: RulesOfThumb<Scene>, scene: Scene): readonly Advice[] {
  return Object.entries(thumbs).flatMap(([id, thumb]): readonly Advice[] => {
    const said = thumb(scene);
    if (!said) return [];
    return [typeof said === 'string' ? { id, says: said } : { id, ...said }];
  });
}
