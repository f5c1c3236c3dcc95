import type { Aside } from '../../../game/aside.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { question, window } from './twin.ts';

export const ASIDE: Aside<LuckyState, LuckyMove> = {
  isAside: ({ type }) => type === 'jump' || type === 'decline',
  question,
  window,
};
