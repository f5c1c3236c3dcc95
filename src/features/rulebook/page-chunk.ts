/** What a chapter does with the table of whoever reads it, and notes of the reading: one file, for who asks first. */
export { showOurTable } from './our-table.ts';
export { applyPreset } from './presets.ts';
export { noteReading } from './reading.ts';
export { connectSlipsForm } from './slips.ts';
