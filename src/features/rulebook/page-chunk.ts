/** One chunk for what concerns the reader’s own table and the reading position. */
export { showOurTable } from './our-table.ts';
export { applyPreset } from './presets.ts';
export { noteReading } from './reading.ts';
export { connectSlipsForm } from './slips.ts';
