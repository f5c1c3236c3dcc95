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
  readonly laidTable: LaidTable;
  /** Index of the move shown, in a record. */
  readonly shownMove: number;
  /** Whether the paper covers several games. */
  readonly isMixed: boolean;
}

/** House rules that differ from the default. The number of players is left out, as it is visible on the table. */
function playedHouseRules(game: Game, { state: { options } }: LaidTable): readonly string[] {
  const structuralOptions = game.options.filter((spec) => spec.structural);
  const defaults = Object.fromEntries(structuralOptions.map((spec) => [spec.key, spec.default]));
  return describeHouseRules(game, { ...options, ...defaults });
}

/** The try, its house rules, and whose turn it is. */
export function CaseQuestion({ game, one, laidTable, shownMove, isMixed }: Props): VNode {
  const isRecord = one.kind === 'record';
  const { turn, name } = laidTable;
  const turnText = turn === null ? WORDS.over : WORDS.turn(possessive(name(turn)));
  return (
    <div class="focus-says exam-says">
      {isRecord && <p class="exam-record">{WORDS.record}</p>}
      <Announced class="exam-tried">
        {isRecord && <span class="exam-move">{shownMove + 1}</span>}
        <CardText text={laidTable.moveText} />
      </Announced>
      <p class="exam-beside">
        {isMixed && <b>{game.name}</b>}
        <span>{turnText}</span>
        {playedHouseRules(game, laidTable).map((houseRule) => (
          <span key={houseRule}>{WORDS.house(houseRule)}</span>
        ))}
        {one.kind === 'unseen' && <span>{WORDS.half}</span>}
      </p>
    </div>
  );
}
