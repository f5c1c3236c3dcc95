import type { APIRoute } from 'astro';
import { address } from '../../../../layouts/address.ts';
import { shownBooks } from '../../../../rulebook/site.ts';
import type { SentTables } from '../../../../widgets/book/live.ts';
import { drawnZones, isPlain, liveTable } from '../../../../widgets/book/live-table.ts';

export function getStaticPaths() {
  return shownBooks().flatMap((book) => {
    const chapters = new Set(book.cases.map(({ chapter }) => chapter));
    return [...chapters].map((chapter) => ({ params: { game: book.game.id, chapter }, props: { book } }));
  });
}

/** The tables of a chapter, ready to be tried: sent for when one of them is touched. */
export const GET: APIRoute = ({ props, params }) => {
  const { book } = props as { book: ReturnType<typeof shownBooks>[number] };
  const cases = book.cases.filter(({ chapter }) => chapter === params['chapter']);
  const sent: SentTables = {
    home: address(book.game.id),
    tables: Object.fromEntries(
      cases.map((judged) => {
        const table = liveTable(book, judged.id);
        const drawn = drawnZones(judged).map(({ id }) => id);
        return [judged.id, { ...table, title: judged.title, drawn, plain: isPlain(table) }];
      }),
    ),
  };
  return new Response(JSON.stringify(sent), { headers: { 'content-type': 'application/json' } });
};
