/**
 * Whether this device keeps anything under that name, so that what reads it is fetched only then: most who
 * come in a quarrel never played here.
 */
export function keeps(name: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith(`/${name}`));
  } catch {
    return false;
  }
}
