import type { APIRoute } from 'astro';
import { address } from '../../../../layouts/address.ts';
import type { Tried } from '../../../../referee/tried.ts';
import { shownBooks } from '../../../../rulebook/site.ts';
import { drawnZones, isPlain, liveTable } from '../../../../widgets/book/live-table.ts';
import type { DrawnTry, SentTables } from '../../../../widgets/book/sent-tables.ts';

export function getStaticPaths() {
  return shownBooks().flatMap((book) => {
    const chapters = new Set(book.cases.map(({ chapter }) => chapter));
    return [...chapters].map((chapter) => ({ params: { game: book.game.id, chapter }, props: { book } }));
  });
}

const drawnTry = ({ picks, marks, ruling }: Tried): DrawnTry => ({
  picked: picks,
  marked: marks,
  verdict: ruling.verdict,
  says: ruling.tried ?? '',
});

/** The tables of a chapter, ready to be tried: sent for when one of them is touched. */
export const GET: APIRoute = ({ props, params }) => {
  const { book } = props as { book: ReturnType<typeof shownBooks>[number] };
  const cases = book.cases.filter(({ chapter }) => chapter === params['chapter']);
  const sent: SentTables = {
    home: address(book.game.id),
    tables: Object.fromEntries(
      cases.map((judged) => {
        const table = liveTable(book, judged.id);
        const { rule, title, tried } = judged;
        const drawn = drawnZones(judged).map(({ id }) => id);
        return [
          judged.id,
          { ...table, rule, title, drawn, plain: isPlain(table), tried: tried && drawnTry(tried) },
        ];
      }),
    ),
  };
  return new Response(JSON.stringify(sent), { headers: { 'content-type': 'application/json' } });
};
