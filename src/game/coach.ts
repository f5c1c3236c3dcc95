import type { Advice } from './mind.ts';

/** A coach’s rules of thumb by their ids, weightiest first: each has a sentence where its moment has come. */
export type Thumbs<Scene> = Readonly<Record<string, (scene: Scene) => string | false | undefined>>;

/** What the rules of thumb say of a scene, in their order. */
export function adviceOf<Scene>(thumbs: Thumbs<Scene>, scene: Scene): readonly Advice[] {
  return Object.entries(thumbs).flatMap(([id, thumb]) => {
    const says = thumb(scene);
    return says ? [{ id, says }] : [];
  });
}
