type Region = typeof import('./region.ts');

/** Does something with the live region as soon as it is there, in the order it was asked for. */
export function announce(does: (region: Region) => void): void {
  void import('./region.ts').then(does, () => undefined);
}
