/** Lazy module, loaded with the first interaction: it checks house rules, and makes, sends and reads links. */
export { findConflict, readTable, tableFragment } from '../house-rules/index.ts';
export { $linkTarget, offerLinkTarget, openSendSheet } from '../share/index.ts';
