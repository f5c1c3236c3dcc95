import type { VNode } from 'preact';
import type { Game } from '../../game/game.ts';
import { cite } from '../../referee/cite.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { Judged } from '../../table/ruling/Judged.tsx';
import { RulingPanel } from '../../table/ruling/soon.tsx';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Drill } from './drill.ts';
import type { DrillTable } from './table.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly table: DrillTable;
  readonly home: string;
}

/** What one said, in a few words. */
function Mine({ drill: { ruled, said, at }, table: { kind, tries } }: Props): VNode | null {
  const { answer } = said[at] ?? {};
  if (answer === undefined) return null;
  if (kind === 'legal') {
    const verdict = answer as Verdict;
    return (
      <span class={`drill-mine is-${answer}`}>
        {WORDS.you} <VerdictIcon verdict={verdict} /> {WORDS.verdicts[verdict]}
      </span>
    );
  }
  const rule = ruled?.rules.rule(answer);
  const number = Number(answer);
  const text =
    rule && ruled
      ? cite(ruled, answer).title
      : kind === 'slip'
        ? WORDS.moveAt(number + 1)
        : tries[number]?.says;
  return (
    <span class="drill-mine">
      {WORDS.you} <CardText text={text ?? ''} />
    </span>
  );
}

/** What would have been right, where the ruling below doesn’t say it. */
function right(game: Game, { kind, rule, tries }: DrillTable): string {
  const { title } = cite(game, rule);
  if (kind === 'rule') return WORDS.ruleIs(title);
  if (kind === 'slip') {
    const slip = tries.findIndex(({ tried }) => tried?.ruling.verdict === 'illegal');
    return WORDS.slipWas(slip + 1, title);
  }
  if (kind !== 'mend') return '';
  return `${WORDS.allowed} ${tries.find(({ tried }) => tried?.ruling.verdict === 'legal')?.says ?? ''}`;
}

/** What one said, and below it what the referee says: each verdict with its sign. */
export function Said(props: Props): VNode | null {
  const { drill, table, home } = props;
  const { ruled, said, at, look } = drill;
  const there = table.tries[look];
  if (!ruled || !there?.tried) return null;
  const { tried, name } = there;
  const agreed = said[at]?.right === true;
  const is = agreed && table.kind !== 'mend' ? '' : right(ruled, table);
  return (
    <>
      <Announced as="div" class="drill-right">
        <Judged right={agreed}>
          <p>
            {agreed ? WORDS.right : WORDS.wrong} <Mine {...props} />
          </p>
          {is !== '' && (
            <p class="drill-is">
              <CardText text={is} />
            </p>
          )}
        </Judged>
      </Announced>
      <RulingPanel bare game={ruled} home={home} ruling={tried.ruling} at={{ ...tried, name }} />
    </>
  );
}
