import type { Card } from '../cards/card.ts';
import type { ShownLater } from './presupposed.ts';
import type { TableRecord } from './record.ts';

/** Of each card the entries of a record that name it. */
function entriesNaming({ game, entries }: TableRecord): ReadonlyMap<Card, readonly number[]> {
  const all = new Map<Card, number[]>();
  for (const [at, { move, met }] of entries.entries()) {
    // What was taken back is played once more, perhaps: it is the same card.
    if (met === 'taken-back') continue;
    const { played, named } = game.wire.cardsOf(move);
    for (const card of [...played, ...named]) all.set(card, [...(all.get(card) ?? []), at]);
  }
  return all;
}

/** What a record shows of cards after an entry: whoever plays one by its name has held it. Looked up when first asked for. */
export function namedLater(record: TableRecord): (at: number) => ShownLater {
  let naming: ReturnType<typeof entriesNaming> | undefined;
  return (at) => (card) => {
    naming ??= entriesNaming(record);
    return naming.get(card)?.filter((one) => one > at).length ?? 0;
  };
}
