import type { Advice } from './mind.ts';

/** One of a coach's rules of thumb: its sentence where its moment has come. */
export interface Thumb<Scene> {
  readonly id: string;
  says(scene: Scene): string | undefined;
}

/** What the rules of thumb say of a scene, in their order. */
export function adviceOf<Scene>(thumbs: readonly Thumb<Scene>[], scene: Scene): readonly Advice[] {
  return thumbs.flatMap(({ id, says }) => {
    const text = says(scene);
    return text === undefined ? [] : [{ id, says: text }];
  });
}
