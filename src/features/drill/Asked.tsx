import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Drill } from './drill.ts';
import type { DrillTable } from './table.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly table: DrillTable;
}

/** What is tried, what is asked of it, and the house rules it is tried by. */
export function Asked({ drill: { look, why }, table }: Props): VNode {
  const { kind, house, tries } = table;
  const { says, name, seat } = tries[look] ?? { says: '', name: String, seat: 0 };
  return (
    <div class="focus-says drill-asked">
      {kind === 'slip' && (
        <p class="drill-house">{WORDS.moveOf(sentence(name(seat)), look + 1, tries.length)}</p>
      )}
      <Announced class="drill-tried">
        <CardText text={says} />
      </Announced>
      {kind !== 'legal' && <p class="drill-asks">{WORDS.asks[why ? 'why' : kind]}</p>}
      {house.map((rule) => (
        <p key={rule} class="drill-house">
          {rule}
        </p>
      ))}
    </div>
  );
}
