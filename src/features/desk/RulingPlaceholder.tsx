import type { VNode } from 'preact';

/** Holds the room of a ruling before a try, or while its code is loading. */
export function RulingPlaceholder({ says }: { readonly says: string }): VNode {
  return (
    <section class="ruling is-waiting">
      <div class="ruling-heard">
        <p>{says}</p>
      </div>
    </section>
  );
}
