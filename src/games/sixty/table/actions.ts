const ACTIONS = ['Attack', 'Pass on', 'Beat', 'Joker', 'Take'] as const;

/** The same at any time and in the same places: anything may be tried, and no button moves under a finger. */
export const actions = (): readonly string[] => ACTIONS;
