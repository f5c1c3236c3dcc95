import { type Ending, readEndings } from '../scenarios/ending/ending.ts';

const files = import.meta.glob<unknown>('../../content/*/endings.json', { import: 'default', eager: true });

/** The endings of a game, or an empty list. @throws Error if one can't be read */
export function endingsOf(game: string): readonly Ending[] {
  const json = files[`../../content/${game}/endings.json`];
  return json === undefined ? [] : readEndings(json);
}
