/** What other features may import from this one; its components are imported by file. */
export { fetchBox, fetchForPad } from './box.ts';
export { describeHouseRules, houseRulesLine } from './house-rule-text.ts';
export { sendLaw } from './law.ts';
export { $linkTarget, offerLinkTarget } from './link-target.ts';
export type { Parcel, SentRuling } from './parcel.ts';
export type { RulingToSend } from './ruling.ts';
export { fetchSentRuling, openSendSheet, sendRuling } from './send-sheet.ts';
