import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Fault } from '../../game/fault.ts';
import type { Game } from '../../game/game.ts';
import type { Zone, ZoneItem } from '../../game/zone.ts';
import { $picked, $places } from '../../stores/desk.ts';
import type { Draft } from '../../stores/desk-draft.ts';
import { drop, touch, tryMove } from '../../stores/desk-edit.ts';
import type { Laid } from '../../stores/desk-laid.ts';
import { $answer } from '../../stores/desk-ruling.ts';
import { drawnZones } from '../../stores/desk-things.ts';
import { CardText } from '../card/CardText.tsx';
import type { CardLook } from '../card-look.ts';
import { Table } from '../table/Table.tsx';
import { Actions } from '../try/Actions.tsx';
import { Step } from './Step.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly draft: Draft;
  readonly laid: Laid | null;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
}

const isSeen = (_zone: Zone, item: ZoneItem): boolean => !item.cards.includes(UNKNOWN);
const touchable = (zone: Zone, item: ZoneItem): boolean => zone.kind !== 'held' && isSeen(zone, item);

/** The kinds of moves there are, as the first card in sight would have them. */
function kinds(game: Game, { seat }: Draft, { view, zones }: Laid): readonly string[] {
  const hand = zones.find(({ kind }) => kind === 'hand');
  const first = [...(hand ? [hand] : []), ...zones].flatMap((zone) =>
    zone.items.filter((item) => isSeen(zone, item)).map((item) => ({ zone: zone.id, item: item.id })),
  )[0];
  return [...new Set(game.table.propose(view, seat, first ? [first] : []).map(({ label }) => label))];
}

/** The second step: the drawn table, to touch what was played, and to say what was done with it. */
export function TryStep({ game, draft, laid, looks, fault }: Props): VNode {
  const places = useStore($places);
  const answer = useStore($answer);
  const picked = useStore($picked);
  const done = answer?.ok ? answer.value : null;
  const labels = useMemo(() => (laid ? kinds(game, draft, laid) : []), [game, laid]);
  const proposals = useMemo(
    () => (laid ? game.table.propose(laid.view, draft.seat, picked) : []),
    [game, laid, picked],
  );
  const zones = laid && drawnZones(laid.zones, places, draft);
  const judged = done && proposals.findIndex(({ move }) => game.wire.key(move) === game.wire.key(done.move));
  const bare = !zones?.some((zone) => zone.items.some((item) => isSeen(zone, item)));

  return (
    <Step number={2} id="try" title={WORDS.tried}>
      {fault ? (
        <p class="step-wait is-wrong">{WORDS.wrong}</p>
      ) : bare || !zones ? (
        <p class="step-wait">{WORDS.triedEmpty}</p>
      ) : (
        <div class="try-table">
          <Table
            zones={zones}
            looks={looks}
            picked={picked}
            marked={done?.marks}
            hinted={done?.fits}
            onPick={touch}
            onDrop={drop}
            pickable={touchable}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: not a form’s fields. */}
          <div class="try-row" role="group" aria-label={WORDS.actions}>
            <Actions
              labels={labels}
              proposals={proposals}
              ready={picked.length > 0}
              judged={proposals[judged ?? -1]}
              onAct={(_label, _way, move) => move && tryMove(move)}
              Text={CardText}
            />
          </div>
        </div>
      )}
    </Step>
  );
}
