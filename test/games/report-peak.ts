import { peakMegabytes } from '../peak-memory.ts';

/** Imported before a command: writes the peak memory to standard error at the end, MB. */
process.on('exit', () => process.stderr.write(`peak ${peakMegabytes()}`));
