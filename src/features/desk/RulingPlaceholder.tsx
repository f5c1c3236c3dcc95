import type { VNode } from 'preact';

/** Takes the room of a ruling before there is a try, or while the code of the ruling is loading. */
export function RulingPlaceholder({ says }: { readonly says: string }): VNode {
  return (
    <section class="ruling is-waiting">
      <div class="ruling-heard">
        <p>{says}</p>
      </div>
    </section>
  );
}
