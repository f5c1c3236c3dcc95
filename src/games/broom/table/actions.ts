/** The same four all through the game. */
const ACTIONS = ['Take', 'Combine', 'Place', 'Sweep'] as const;

export const actions = (): readonly string[] => ACTIONS;
