import type { APIRoute } from 'astro';
import { drawnZones, isPlain, liveTable } from '../../../../features/rulebook/live-table.ts';
import type { DrawnTry, SentTables } from '../../../../features/rulebook/sent-tables.ts';
import { address } from '../../../../layouts/address.ts';
import type { TryResult } from '../../../../referee/try-result.ts';
import { LABORATORY, listSettingExamples } from '../../../../rulebook/laboratory.ts';
import { listShownBooks } from '../../../../rulebook/site.ts';
import { createTryPosition } from '../../../../rulebook/try-position.ts';

export function getStaticPaths() {
  return listShownBooks().flatMap((book) => {
    const chapters = new Set(book.cases.map(({ chapter }) => chapter));
    if (listSettingExamples(book.game).length > 0) chapters.add(LABORATORY);
    return [...chapters].map((chapter) => ({ params: { game: book.game.id, chapter }, props: { book } }));
  });
}

const drawnTry = ({ picks, marks, ruling }: TryResult): DrawnTry => ({
  picked: picks,
  marked: marks,
  verdict: ruling.verdict,
  says: ruling.tried ?? '',
});

/** The tables of a chapter: fetched at the first touch. */
export const GET: APIRoute = ({ props, params }) => {
  const { book } = props as { book: ReturnType<typeof listShownBooks>[number] };
  const { game } = book;
  const isLaboratory = params['chapter'] === LABORATORY;
  const cases = isLaboratory
    ? listSettingExamples(game).flatMap(({ underDefault, underSetting }) => [underDefault, underSetting])
    : book.cases.filter(({ chapter }) => chapter === params['chapter']);
  const sentTables: SentTables = {
    home: address(game.id),
    tables: Object.fromEntries(
      cases.map((judged) => {
        const table = liveTable(game, isLaboratory ? createTryPosition(game, judged) : book.position(judged.id));
        const { rule, title, tried } = judged;
        const drawnIds = drawnZones(judged).map(({ id }) => id);
        return [
          judged.id,
          { ...table, rule, title, drawn: drawnIds, plain: isPlain(table), tried: tried && drawnTry(tried) },
        ];
      }),
    ),
  };
  return new Response(JSON.stringify(sentTables), { headers: { 'content-type': 'application/json' } });
};
