import { type Ending, readEndings } from '../scenarios/ending/ending.ts';

const files = import.meta.glob<unknown>('../../content/*/endings.json', { import: 'default', eager: true });

/** The endings of a game; none where it has none. @throws Error where one of them is none of ours */
export function endingsOf(game: string): readonly Ending[] {
  const json = files[`../../content/${game}/endings.json`];
  return json === undefined ? [] : readEndings(json);
}
