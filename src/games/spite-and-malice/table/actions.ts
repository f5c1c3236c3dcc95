/** The same three all through the game. */
const ACTIONS = ['To the centre', 'To the side', 'End the turn'] as const;

export const actions = (): readonly string[] => ACTIONS;
