/** What checks house rules, packs them into links and sends them: one file, which comes with the first touch. */
export { readTable, tableFragment, wrongWith } from '../house-rules/table-link.ts';
export { openSend } from '../share/open.ts';
export { $stray, lookForStray } from '../share/stray.ts';
