export const WORDS = { clockwise: 'Play goes clockwise.', anticlockwise: 'Play goes anticlockwise.' } as const;
