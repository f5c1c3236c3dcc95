import { attempted, fault, type Result } from '../../../game/fault.ts';
import type { RuledDesk } from '../../../game/game.ts';
import type { Tried } from '../../../referee/tried.ts';
import { tryMove } from '../../../table/judge.ts';
import type { Draft } from './draft.ts';
import { settledEvents } from './happens.ts';
import { lay } from './laid.ts';
import { type Open, type Openness, openness } from './open.ts';

/** What the referee says of the try, and what comes of it. */
export interface Answered extends Tried {
  /** What was not said and would turn the ruling: to be answered beside it. */
  readonly open: readonly Open[];
  /** What else comes of the try depends on these, which were not said. */
  readonly hangs: readonly string[];
}

/** The ruling on the draft's move; a fault where it is no move of the game. It may take a second or two. */
export function answerTo(game: RuledDesk, draft: Draft): Result<Answered> {
  if (!draft.move) return fault('bad-move', 'move', '');
  const laid = lay(game, draft);
  if (!laid.ok) return laid;
  const { state, name, required, position } = laid.value;
  const { seat } = draft;
  const move = game.wire.move.read(draft.move, draft.options, seat);
  if (!move.ok) return move;
  return attempted(() => {
    const tried = tryMove({ game, state, seat, name }, move.value);
    const at = { seat, move: move.value, state };
    const found = openness(game, { ...draft, position }, { ...at, ruled: tried.ruling, required });
    if (found.open.length > 0) return asking(tried, found);
    return { ...asRuled(tried, found), open: [], ...settledEvents(game, draft, at, tried) };
  });
}

/** A ruling that must wait for answers: nothing in it rests on what was not said. */
function asking(tried: Tried, { open, maybe }: Openness): Answered {
  const ruling = {
    ...tried.ruling,
    verdict: 'depends',
    findings: [],
    permits: [],
    depends: [...open.map(({ needs }) => needs), ...tried.ruling.depends],
    maybe,
    nearest: [],
    readings: [],
  } as const;
  return {
    ...tried,
    ruling,
    marks: [],
    fits: [],
    happens: [],
    after: null,
    unclear: null,
    turn: '',
    open,
    hangs: [],
  };
}

/** Of what is never allowed only the rules are named that it breaks whatever was not said. */
function asRuled(tried: Tried, { common }: Openness): Tried {
  const { ruling } = tried;
  if (ruling.verdict !== 'illegal') return tried;
  return common.length > 0 ? { ...tried, ruling: { ...ruling, findings: common } } : tried;
}
