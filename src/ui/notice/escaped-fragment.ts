/** The address whose `#` was escaped, once or twice, as it was meant; null where it was not. */
export function restoreFragment(address: string): string | null {
  const [, page, fragment] = /^([^#?]*\/)%(?:25)?23(.+)$/.exec(address) ?? [];
  return page === undefined ? null : `${page}#${fragment}`;
}
