import type { VNode } from 'preact';
import type { DeskPlace } from '../../game/desk.ts';
import type { Fault } from '../../game/fault.ts';
import type { JsonObject } from '../../game/json.ts';
import { Amount } from './Amount.tsx';
import { Choice } from './Choice.tsx';
import { Spoken } from './Spoken.tsx';

interface Props {
  readonly place: DeskPlace;
  readonly json: JsonObject;
  readonly fault: Fault | null;
}

/** What is said of the table without cards. */
export function Field({ place, json, fault }: Props): VNode | null {
  switch (place.kind) {
    case 'choice':
      return <Choice place={place} json={json} fault={fault} />;
    case 'number':
      return <Amount place={place} json={json} fault={fault} />;
    case 'list':
      return <Spoken place={place} json={json} fault={fault} />;
    default:
      return null;
  }
}
