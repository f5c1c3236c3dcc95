/** Whether something is kept on this device under a name; false where nothing can be known. For pages that keep nothing themselves. */
export function isThere(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
