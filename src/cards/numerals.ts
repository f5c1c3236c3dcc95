const NUMERALS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
  ...['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** A number in words up to twenty: "no", "two", "21". */
export function numeral(n: number): string {
  return NUMERALS[n] ?? String(n);
}

/** All of `n` things: "it", "both", "all three". */
export function allOf(n: number): string {
  return n === 1 ? 'it' : n === 2 ? 'both' : `all ${numeral(n)}`;
}
