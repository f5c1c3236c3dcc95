import { isThere } from '../../stores/device/peek.ts';
import { tableKey } from '../../stores/table-key.ts';

/** Boxes of house rules say how one's own table plays; who has none reads what everybody reads. */
export async function showOwnRules(boxes: NodeListOf<HTMLElement>): Promise<void> {
  if (![...boxes].some(({ dataset }) => isThere(tableKey(dataset['game'] ?? '')))) return;
  const { showOurTable } = await import('./our-table.ts');
  showOurTable(document);
}
