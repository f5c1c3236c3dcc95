import type { VNode } from 'preact';

/** Where a ruling will stand: nothing was tried yet, or what shows it is on its way. */
export function RulingPlaceholder({ says }: { readonly says: string }): VNode {
  return (
    <section class="ruling is-waiting">
      <div class="ruling-heard">
        <p>{says}</p>
      </div>
    </section>
  );
}
