/** Names the stored data in notices: “The data saved about … is damaged.” */
export const STORED = {
  progress: 'what you have learned',
  memory: 'when your rules come back',
  stats: 'how you have played',
} as const;
