/** Replaces Math.random by a generator with a fixed seed. */
export const fixRandomValues = (start: number): void => {
  let state = start;
  crypto.getRandomValues = (array) => {
    const numbers = array as unknown as Uint32Array;
    for (let i = 0; i < numbers.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      numbers[i] = state;
    }
    return array;
  };
};
