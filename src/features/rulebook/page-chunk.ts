/** One chunk for what concerns the reader's own table and the reading position. */
export { applyPreset, showOurTable } from './our-table.ts';
export { noteReading } from './reading.ts';
export { connectSlipsForm } from './slips.ts';
