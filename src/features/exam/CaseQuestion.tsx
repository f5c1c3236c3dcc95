import type { VNode } from 'preact';
import { possessive } from '../../cards/grammar.ts';
import type { Game } from '../../game/game.ts';
import type { ExamCase } from '../../scenarios/exam/exam.ts';
import type { LaidTable } from '../../scenarios/exam/truth.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { describeHouseRules } from '../share/index.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly one: ExamCase;
  readonly laid: LaidTable;
  /** Index of the move shown, in a record. */
  readonly look: number;
  /** Whether the paper covers several games. */
  readonly mixed: boolean;
}

/** House rules that differ from the default, without the number of players: that is visible. */
function playedHouseRules(game: Game, { state: { options } }: LaidTable): readonly string[] {
  const shapes = game.options.filter((spec) => spec.structural);
  const usual = Object.fromEntries(shapes.map((spec) => [spec.key, spec.default]));
  return describeHouseRules(game, { ...options, ...usual });
}

/** The try, its house rules, and whose turn it is. */
export function CaseQuestion({ game, one, laid, look, mixed }: Props): VNode {
  const record = one.kind === 'record';
  const { turn, name } = laid;
  const whose = turn === null ? WORDS.over : WORDS.turn(possessive(name(turn)));
  return (
    <div class="focus-says exam-says">
      {record && <p class="exam-record">{WORDS.record}</p>}
      <Announced class="exam-tried">
        {record && <span class="exam-move">{look + 1}</span>}
        <CardText text={laid.tried} />
      </Announced>
      <p class="exam-beside">
        {mixed && <b>{game.name}</b>}
        <span>{whose}</span>
        {playedHouseRules(game, laid).map((says) => (
          <span key={says}>{WORDS.house(says)}</span>
        ))}
        {one.kind === 'unseen' && <span>{WORDS.half}</span>}
      </p>
    </div>
  );
}
