/** What other features may import from this one; its components are imported by file. */
export { fetchBox, fetchForPad } from './box.ts';
export { describeHouseRules, houseRulesLine } from './house-rule-text.ts';
export { sendLaw } from './law.ts';
export { $linkTarget, offerLinkTarget } from './link-target.ts';
export { SHEET_CHART, type SheetPicture } from './parcel.ts';
export { escapeXml } from './picture.ts';
export { type RulingToSend, sendRuling } from './ruling.ts';
export { openSendSheet } from './send-sheet.ts';
