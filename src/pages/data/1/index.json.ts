import type { APIRoute } from 'astro';
import { VERSION } from '../../../kit/version.ts';
import { listShownBooks } from '../../../rulebook/site.ts';
import { summarizeVerdicts } from '../../../rulebook/verdicts.ts';

/** Index of the published data, with paths relative to this file. */
export const GET: APIRoute = () => {
  const games = listShownBooks().map(({ game, cases }) => ({
    id: game.id,
    name: game.name,
    rules: game.rules.all.length,
    cases: cases.length,
    verdicts: summarizeVerdicts(game.id),
    files: {
      schema: `${game.id}.schema.json`,
      rules: `${game.id}.rules.json`,
      cases: `${game.id}.cases.jsonl`,
      records: `${game.id}.records.jsonl`,
      perft: `${game.id}.perft.json`,
      verdicts: `${game.id}.verdicts.jsonl`,
    },
  }));
  const about = { version: VERSION, licence: 'MIT', games };
  return new Response(JSON.stringify(about, null, 2), { headers: { 'content-type': 'application/json' } });
};
