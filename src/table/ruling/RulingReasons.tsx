import type { VNode } from 'preact';
import type { RulingToSend } from '../../features/share/index.ts';
import type { Game } from '../../game/game.ts';
import type { Picture as Drawn } from '../../game/picture.ts';
import type { Citation } from '../../referee/cite.ts';
import type { CitedReason } from '../../referee/cited-reasons.ts';
import type { Reading } from '../../referee/readings.ts';
import type { Ruling } from '../../referee/ruling.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Explainer } from './explainer.ts';
import { LawWays } from './LawWays.tsx';
import type { RulingLabels } from './labels.ts';

import { dependsOnText } from './panel-words.ts';

interface LawProps {
  readonly rule: Citation;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  readonly labels: RulingLabels;
  /** Sentence already shown: a law with the same words is left out. */
  readonly shownSentence?: string;
  /** The first rule cited: it has links to its lesson, drill and desk. */
  readonly isFirst?: boolean;
  readonly sending?: RulingToSend | undefined;
}

/** A law and the link to its rule. */
function Law({ rule: { law, number, title, path }, home, labels, shownSentence, isFirst, sending }: LawProps): VNode {
  return (
    <blockquote class="ruling-law">
      {law !== shownSentence && (
        <p>
          <CardText text={law} />
        </p>
      )}
      <a href={home + path}>
        {labels.rule(number)} · {title}
      </a>
      {isFirst && <LawWays home={home} anchor={path.slice(path.indexOf('#') + 1)} sending={sending} />}
    </blockquote>
  );
}

interface Props {
  readonly game: Game;
  /** Address of the game's front page, with its slash. */
  readonly home: string;
  readonly ruling: Ruling;
  readonly labels: RulingLabels;
  readonly reasons: readonly CitedReason[];
  readonly explainer: Explainer | null;
  readonly readings: readonly Reading[];
  /** Shows the sentence of the first reason. */
  readonly showsLead: boolean;
  readonly sending?: RulingToSend | undefined;
}

/** The sentence about these cards, or the law if there is none. */
export function Lead({ ruling: { depends }, says }: { ruling: Ruling; says: string | undefined }): VNode {
  const leadTexts = depends.length > 0 ? depends.map(dependsOnText) : [says];
  return (
    <>
      {leadTexts.map(
        (text) =>
          text !== undefined && (
            <p key={text} class="ruling-says">
              <CardText text={text} />
            </p>
          ),
      )}
    </>
  );
}

/** Cited rules with their pictures, other violations, and the house rules that would change the ruling. */
export function RulingReasons(props: Props): VNode {
  const { game, home, ruling, labels, reasons, explainer, readings, showsLead, sending } = props;
  const [first, ...otherReasons] = reasons;
  const isDecided = ruling.depends.length === 0;
  const draw = (picture: Drawn | undefined) =>
    picture && explainer && <explainer.Picture game={game} picture={picture} />;
  const renderReason = (reason: CitedReason) => (
    <div key={reason.cited.rule} class="ruling-other">
      {reason.says !== reason.cited.law && (
        <p>
          <CardText text={reason.says} />
        </p>
      )}
      {draw(reason.picture)}
      <Law rule={reason.cited} home={home} labels={labels} isFirst={reason === first} sending={sending} />
    </div>
  );
  return (
    <div class="ruling-more">
      {showsLead && <Lead ruling={ruling} says={first?.says} />}
      {first &&
        (isDecided ? (
          <Law rule={first.cited} home={home} labels={labels} shownSentence={first.says} isFirst sending={sending} />
        ) : (
          renderReason(first)
        ))}
      {isDecided && draw(first?.picture)}
      {otherReasons.length > 0 && <p class="ruling-also">{labels.also}</p>}
      {otherReasons.map(renderReason)}
      {explainer && readings.length > 0 && <explainer.OtherTables readings={readings} />}
    </div>
  );
}
