import fc from 'fast-check';
import { startOfChance } from './depth.ts';

// Properties try the same values in every run: a failure is the change's doing.
fc.configureGlobal({ seed: startOfChance });
