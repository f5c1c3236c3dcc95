export const WORDS = { unseenCard: 'unseen card', rule: 'Rule' } as const;
