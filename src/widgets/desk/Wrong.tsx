import type { VNode } from 'preact';

/** What is wrong with what was said. */
export function Wrong({ says }: { readonly says: string }): VNode {
  return (
    <p class="place-wrong" role="alert">
      {says}
    </p>
  );
}
