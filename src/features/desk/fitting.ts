/** Something in a line of things to touch. */
export interface Chip {
  readonly width: number;
  /** It stands out, and is seen whatever else has to go. */
  readonly firm: boolean;
}

/** The room there is for them. */
export interface Room {
  readonly width: number;
  readonly gap: number;
  readonly lines: number;
}

/** So many lines they take, broken where the next has no room. */
function linesOf(widths: readonly number[], { width, gap }: Room): number {
  let [lines, used] = [1, 0];
  for (const one of widths) {
    const on = used === 0 ? one : used + gap + one;
    if (on > width && used > 0) lines++;
    used = on > width ? one : on;
  }
  return lines;
}

/**
 * Which of them have room, from the first on, which stays whatever room it takes, beside what leads to the others.
 * @param more how wide that is, and whether it stands there even where all have room
 */
export function fitting(
  chips: readonly Chip[],
  room: Room,
  more: { readonly width: number; readonly always: boolean },
): { readonly kept: readonly boolean[]; readonly more: boolean } {
  const fits = (kept: readonly boolean[], own: readonly number[]): boolean =>
    linesOf([...chips.filter((_, at) => kept[at]).map(({ width }) => width), ...own], room) <= room.lines;
  const all = chips.map(() => true);
  if (!more.always && fits(all, [])) return { kept: all, more: false };
  for (let n = chips.length; n > 0; n--) {
    const kept = chips.map(({ firm }, at) => at < n || firm);
    if (fits(kept, [more.width])) return { kept, more: true };
  }
  return { kept: chips.map(({ firm }, at) => at === 0 || firm), more: true };
}
