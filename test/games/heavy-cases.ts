import { existsSync, readdirSync } from 'node:fs';
import type { JsonObject } from '../../src/game/json.ts';

const folder = new URL('./', import.meta.url);

/** The cases of all games that take the referee longest: constructed, but small enough for a link. */
export async function heavyCases(): Promise<readonly JsonObject[]> {
  const files = readdirSync(folder).map((id) => new URL(`${id}/heavy.ts`, folder));
  const modules = await Promise.all(
    files
      .filter((file) => existsSync(file))
      .map((file) => import(file.href) as Promise<{ heavy: readonly JsonObject[] }>),
  );
  return modules.flatMap(({ heavy }) => heavy);
}
