/** A storage with a limit of characters, keys included: an entry that doesn't fit throws, as in a browser. */
export function testStorage(room = Number.POSITIVE_INFINITY): Storage & { room: number } {
  const entries = new Map<string, string>();
  const size = (): number => [...entries].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    room,
    get length() {
      return entries.size;
    },
    key: (i) => [...entries.keys()][i] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, text) {
      const sizeBefore = entries.has(key) ? key.length + (entries.get(key) ?? '').length : 0;
      if (size() - sizeBefore + key.length + text.length > this['room']) {
        throw new DOMException('no room', 'QuotaExceededError');
      }
      entries.set(key, text);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
