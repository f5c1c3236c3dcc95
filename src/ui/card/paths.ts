import type { Suit } from '../../cards/suits.ts';

/** Head of each court card, above its suit, in the coordinates of the card: lines of one weight. */
export const COURT_PATH: Readonly<Record<string, string>> = {
  // A soft cap with a feather, hair to the collar.
  J: 'M47 33C44 19 56 11 70 14c13 2 20 10 18 19-14-5-28-5-41 0zM80 17C80 9 86 4 95 4c0 9-4 15-11 17M50 36c-3 10-4 20-2 30 4-1 6-4 7-9M85 36c3 10 4 20 2 30-4-1-6-4-7-9M55 36c-1 17 4 30 12.5 32C76 66 81 53 80 36M61 47v.01M74 47v.01M64 58q3.5 2 7 0M57 78l10.5-8L78 78',
  // A small crown, hair in two waves.
  Q: 'M52 31 48 15l11 8 8.5-13L76 23l11-8-4 16c-10-4-21-4-31 0zM51 35c-9 12-4 25-11 38 7 3 13 0 14-8M84 35c9 12 4 25 11 38-7 3-13 0-14-8M54 36c-1 17 4 31 13.5 33C77 67 82 53 81 36M61 47v.01M74 47v.01M64 58q3.5 3 7 0M62 70c0 4-2 6-5 8M73 70c0 4 2 6 5 8',
  // A wide crown, moustache and beard.
  K: 'M49 33 43 14l13 9L67.5 8 79 23l13-9-6 19c-12-4-25-4-37 0zM50 37v16c0 14 9 21 17.5 27C76 74 85 67 85 53V37M60 46v.01M75 46v.01M56 60c3-6 9-6 11.5-1C70 54 76 54 79 60M64 66h7',
};

/** The four suits in a box of 24 × 24. Paths, because phones turn the symbols of a font into emoji. */
export const SUIT_PATH: Readonly<Record<Suit, string>> = {
  S: 'M12 1c1.7 4 9.5 7.6 9.5 13.4 0 3-2.1 5-4.6 5-1.5 0-2.9-.7-3.7-1.9.3 2.2 1.1 4 2.6 5.5H8.2c1.5-1.5 2.3-3.3 2.6-5.5-.8 1.2-2.2 1.9-3.7 1.9-2.5 0-4.6-2-4.6-5C2.5 8.6 10.3 5 12 1z',
  H: 'M12 22C9.3 18.2 1.5 13.8 1.5 7.8 1.5 4.5 4 2.3 6.8 2.3 9.1 2.3 11 3.6 12 5.8 13 3.6 14.9 2.3 17.2 2.3c2.8 0 5.3 2.2 5.3 5.5C22.5 13.8 14.7 18.2 12 22z',
  D: 'M12 .8C14 4.7 17.2 9 20.8 12 17.2 15 14 19.3 12 23.2 10 19.3 6.8 15 3.2 12 6.8 9 10 4.7 12 .8z',
  C: 'M12 1.2a4.9 4.9 0 0 1 3.7 8.1 4.9 4.9 0 1 1-2.3 8.3c.3 2.1 1.1 3.9 2.5 5.4H8.1c1.4-1.5 2.2-3.3 2.5-5.4A4.9 4.9 0 1 1 8.3 9.3 4.9 4.9 0 0 1 12 1.2z',
};
