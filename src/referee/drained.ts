/** What is given in the end, whatever was told on the way. */
export function drained<T>(going: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = going.next();
    if (done) return value;
  }
}
