import type { FunctionComponent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SentRuling } from '../../features/share/ruling.ts';
import type { Cited } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import type { LawWaysProps } from './LawWays.tsx';
import type { RulingLabels } from './labels.ts';

interface Props {
  readonly rule: Cited;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
  readonly labels: RulingLabels;
  /** What was said before it: a law that says the same is not said twice. */
  readonly said?: string;
  /** The law the ruling rests on first: with the ways from it. */
  readonly first?: boolean;
  readonly sending?: SentRuling | undefined;
}

/** The ways from the law, in a line that has its room before they come: nobody needs them to play. */
function Ways(props: LawWaysProps): VNode {
  const [LawWays, setLawWays] = useState<FunctionComponent<LawWaysProps> | null>(null);
  useEffect(() => {
    import('./LawWays.tsx').then(
      (loaded) => setLawWays(() => loaded.LawWays),
      () => undefined,
    );
  }, []);
  return <div style={{ minHeight: '2.4rem' }}>{LawWays && <LawWays {...props} />}</div>;
}

/** A sentence of the rulebook, and the way to it. */
export function Law({
  rule: { law, number, title, path },
  home,
  labels,
  said,
  first,
  sending,
}: Props): VNode {
  return (
    <blockquote class="ruling-law">
      {law !== said && (
        <p>
          <CardText text={law} />
        </p>
      )}
      <a href={home + path}>
        {labels.rule(number)} · {title}
      </a>
      {first && <Ways home={home} anchor={path.slice(path.indexOf('#') + 1)} sending={sending} />}
    </blockquote>
  );
}
