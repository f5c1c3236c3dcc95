import type { Face } from '../../game/game.ts';

export const FACES: Readonly<Record<string, Face>> = {};
