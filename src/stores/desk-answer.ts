import { attempted, fault, type Result } from '../game/fault.ts';
import type { RuledDesk } from '../game/game.ts';
import { type Tried, tryAt } from '../referee/tried.ts';
import { type Assumed, assumed } from './desk-assumed.ts';
import type { Draft } from './desk-draft.ts';
import { lay } from './desk-laid.ts';

/** What the referee says of the try, and what comes of it. */
export interface Answered extends Tried {
  /** What the ruling takes for granted because nobody said it. */
  readonly assumed: readonly Assumed[];
}

/** The ruling on the draft's move; a fault where it is no move of the game. It may take a second or two. */
export function answerTo(game: RuledDesk, draft: Draft): Result<Answered> {
  if (!draft.move) return fault('bad-move', 'move', '');
  const laid = lay(game, draft);
  if (!laid.ok) return laid;
  const { state, name } = laid.value;
  const { seat } = draft;
  const move = game.wire.move.read(draft.move, draft.options, seat);
  if (!move.ok) return move;
  return attempted(() => {
    const tried = tryAt({ game, state, seat, name }, move.value);
    return { ...tried, assumed: assumed(game, draft, tried.ruling.verdict) };
  });
}
