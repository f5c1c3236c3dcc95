/** Lazy module, loaded with the first interaction: it checks house rules, and makes, sends and reads links. */
export { findConflict, readTable, tableFragment } from '../house-rules/table-link.ts';
export { $linkTarget, offerLinkTarget } from '../share/link-target.ts';
export { openSendSheet } from '../share/send-sheet.ts';
