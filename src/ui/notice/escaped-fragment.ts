/** An address whose `#` was escaped once or twice, restored; null if it wasn't escaped. */
export function restoreFragment(address: string): string | null {
  const [, page, fragment] = /^([^#?]*\/)%(?:25)?23(.+)$/.exec(address) ?? [];
  return page === undefined ? null : `${page}#${fragment}`;
}
