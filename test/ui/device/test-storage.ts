/** A storage with a limit of characters, keys included: an entry that doesn't fit throws, as in a browser. */
export function testStorage(room = Number.POSITIVE_INFINITY): Storage & { room: number } {
  const kept = new Map<string, string>();
  const size = (): number => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    room,
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      const before = kept.has(key) ? key.length + (kept.get(key) ?? '').length : 0;
      if (size() - before + key.length + text.length > this['room']) {
        throw new DOMException('no room', 'QuotaExceededError');
      }
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
