/** Whether a single key typed anywhere should do nothing: for pages that don’t read the other settings. */
export function areKeysOff(): boolean {
  try {
    return /"keys":"off"/.test(localStorage.getItem('fair-deal/settings') ?? '');
  } catch {
    return false;
  }
}
