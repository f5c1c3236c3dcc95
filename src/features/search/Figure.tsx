import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import { RULING_LABELS } from '../../table/ruling/labels.ts';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { Table } from '../../table/Table.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { fetchTables, type SentTable } from '../rulebook/index.ts';
import './figure.css';

export interface FigureProps {
  readonly rule: string;
  /** Address of the law in its chapter. */
  readonly href: string;
}

/** The table of a law, as in its chapter but smaller; renders nothing if it can't be fetched. */
export function Figure({ rule, href }: FigureProps): VNode | null {
  const [table, setTable] = useState<SentTable | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const showTable = (sentTable: SentTable | undefined): void => {
      if (!isUnmounted) setTable(sentTable ?? null);
    };
    fetchTables(href.replace(/#.*$/, 'tables.json')).then(
      ({ tables }) => showTable(Object.values(tables).find((one) => one.rule === rule)),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [rule, href]);
  if (!table) return null;
  const { start, drawn, looks, title, tried } = table;
  return (
    <figure class={`answer-figure${tried ? ` is-${tried.verdict}` : ''}`}>
      <Table
        zones={start.zones.filter(({ id }) => drawn.includes(id))}
        looks={(card: Card) => looks[card] as CardLook}
        picked={tried?.picked}
        marked={tried?.marked}
        labels={{ table: title }}
      />
      <figcaption>
        {tried && <VerdictIcon verdict={tried.verdict} />}
        <span>
          {tried && <strong>{RULING_LABELS.verdict[tried.verdict]} </strong>}
          <CardText text={tried?.says ?? title} />
        </span>
      </figcaption>
    </figure>
  );
}
