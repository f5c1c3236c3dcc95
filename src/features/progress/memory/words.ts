/** Names the stored data in notices: “The data saved about … is damaged.” */
export const STORED = 'when your rules come back';
