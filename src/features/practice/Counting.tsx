import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Practice } from './match-record.ts';
import { $lying, $sheet, closeSheet } from './practice.ts';

const load = () => import('./count/CountDialog.tsx');
type Dialog = Awaited<ReturnType<typeof load>>['CountDialog'];

interface Props {
  /** The game as it stands, and as the move that closed a deal left it. */
  readonly practice: Practice;
  readonly closed: Practice;
  readonly home: string;
}

/** The count of a deal. It is fetched while the table is played at: nobody needs it before a deal is over. */
export function Counting({ practice, closed, home }: Props): VNode | null {
  const at = useStore($sheet);
  const lying = useStore($lying);
  const [Dialog, setDialog] = useState<Dialog>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    load().then(
      ({ CountDialog }) => setDialog(() => CountDialog),
      () => setLost(true),
    );
  }, [at === null]);
  // Where it can’t be had the game goes on without: the log has every line of it.
  useEffect(() => {
    if (lost && at !== null && !lying) closeSheet();
  }, [lost, at, lying]);
  if (!Dialog) return null;
  return <Dialog practice={practice} closed={closed} at={lying ? null : at} home={home} />;
}
