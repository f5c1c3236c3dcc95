import fc from 'fast-check';
import { startOfChance } from './depth.ts';

// Properties use the same seed in every run, so a failure comes from a change.
fc.configureGlobal({ seed: startOfChance });
