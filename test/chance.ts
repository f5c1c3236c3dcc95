import fc from 'fast-check';
import { baseSeed } from './depth.ts';

// Properties use the same seed in every run, so a failure comes from a change.
fc.configureGlobal({ seed: baseSeed });
