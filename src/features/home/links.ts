/** What checks house rules, packs them into links and sends them: one file, which comes with the first touch. */
export { findConflict, readTable, tableFragment } from '../house-rules/table-link.ts';
export { $linkTarget, offerLinkTarget } from '../share/link-target.ts';
export { openSendSheet } from '../share/send-sheet.ts';
