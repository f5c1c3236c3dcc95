/** Lazy module, loaded with the first interaction: it checks house rules, and makes, sends and reads links. */

export { $linkTarget, offerLinkTarget, openSendSheet } from '../share/index.ts';
export { findConflict, readTable, writeTableFragment } from './table-link.ts';
