/** What a chapter does with the table of whoever reads it, and notes of the reading: one file, for who asks first. */
export { showOurTable } from './our-table.ts';
export { playLike } from './presets.ts';
export { noteReading } from './reading.ts';
export { tendSlips } from './slips.ts';
