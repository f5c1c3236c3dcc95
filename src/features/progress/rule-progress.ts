import { loadMemory, rulesToReview } from './learning.ts';
import { ruleStanding } from './memory/rule-memory.ts';
import { WORDS } from './words.ts';

/** Largest number of rules listed; the drill covers the others. */
const MAX_LISTED = 6;

/** Lists the rules to review, the most urgent first. */
function showRulesToReview(list: HTMLElement, now: number): void {
  const ruleIds = rulesToReview(list.dataset['worth'] ?? '', now);
  const items = [...list.querySelectorAll<HTMLElement>('[data-rule]')];
  for (const item of items) item.hidden = true;
  const listedItems = ruleIds
    .flatMap((rule) => items.filter((item) => item.dataset['rule'] === rule))
    .slice(0, MAX_LISTED);
  for (const item of listedItems) item.hidden = false;
  list.append(...listedItems);
  list.hidden = listedItems.length === 0;
  for (const none of list.parentElement?.querySelectorAll<HTMLElement>('.worth-none') ?? [])
    none.hidden = listedItems.length > 0;
}

/** Fills in the map: the player's standing with each rule, and the number known per chapter. */
function showMap(map: HTMLElement, now: number): void {
  const memory = loadMemory();
  let met = 0;
  for (const row of map.querySelectorAll<HTMLElement>('[data-chapter]')) {
    const marks = [...row.querySelectorAll<HTMLElement>('[data-met]')];
    const standings = marks.map((mark) => ruleStanding(memory, mark.dataset['met'] ?? '', now));
    marks.forEach((mark, i) => {
      const standing = standings[i] ?? 'not-met';
      mark.className = `is-${standing}`;
      for (const label of mark.querySelectorAll('.unseen')) label.textContent = WORDS.standing[standing];
    });
    met += standings.filter((stand) => stand !== 'not-met').length;
    const knownCount = standings.filter((stand) => stand === 'known').length;
    for (const label of row.querySelectorAll('.map-count')) label.textContent = WORDS.known(knownCount, marks.length);
  }
  map.hidden = met === 0;
}

/** Shows the player's standing with the rules of a game. @param now in ms since 1970 */
export function showRuleProgress(root: ParentNode, now: number): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-worth]')) showRulesToReview(list, now);
  for (const map of root.querySelectorAll<HTMLElement>('[data-map]')) showMap(map, now);
}
