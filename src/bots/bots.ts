import type { Bot } from './bot.ts';
import { beginner, greedy } from './greedy.ts';
import { random } from './random.ts';
import { shark } from './shark.ts';

/** Bots by their names on the command line. */
export const BOTS: Readonly<Record<string, Bot>> = { random, beginner, greedy, shark };
