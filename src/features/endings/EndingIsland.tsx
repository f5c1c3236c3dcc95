import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sentence } from '../../cards/words.ts';
import { type Ending, readEndings } from '../../scenarios/ending/ending.ts';
import { eyesAt, namesAt, openAt, scoresText, toldAt } from '../../scenarios/ending/played.ts';
import { $settings, wearSettings } from '../../table/settings.ts';
import { sorted } from '../../table/sorting.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { $sat, $touched, drop, fetchForEndings, type Sat, sitDown, touch } from './ending.ts';
import { $held, heldKey } from './kept.ts';
import '../../exercise/exercise.css';
import '../daily/daily.css';
import '../../ui/focus/focus.css';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { fetchReasoned } from '../../table/ruling/reasoned.ts';
import { RulingPanel } from '../../table/ruling/soon.tsx';
import { useFocusOn } from '../../ui/focus/use-focus-on.ts';
import { Wait } from '../../ui/focus/Wait.tsx';
import { Player } from '../../ui/player/Player.tsx';
import { useInput } from '../../ui/use-input.ts';
import './ending.css';
import { Acts, Ways } from './Acts.tsx';
import { Said } from './Said.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: string;
  /** Address of the game’s front page, with its slash. */
  readonly home: string;
}

async function fetchEndings(home: string): Promise<readonly Ending[]> {
  const answer = await fetch(`${home}learn/endings.json`);
  if (!answer.ok) throw new Error(answer.statusText);
  return readEndings(await answer.json());
}

/** The table, all hands open. */
function Sheet({ sat: { played, refused, waits } }: { readonly sat: Sat }): VNode {
  const picked = useStore($touched);
  const { sort } = useStore($settings);
  const { game, shown, over, start } = played;
  const [eyes, name] = [eyesAt(played), namesAt(played)];
  const looks = useMemo(() => looksOf(game), [game]);
  const zones = useMemo(
    () => sorted(game.table.zones(openAt(played), eyes, name), sort),
    [shown, eyes, sort],
  );
  const turn = over ? null : game.play.turn(shown);
  return (
    <div class="focus-table">
      <RoundTable
        zones={zones}
        looks={looks}
        seats={game.seats(start.options)}
        you={eyes}
        head={(seat) => <Player name={sentence(name(seat))} on={seat === turn} />}
        deal={start}
        way={turn === null ? null : game.table.direction(shown)}
        picked={picked}
        marked={refused?.marks ?? []}
        hinted={refused?.fits ?? []}
        {...(over || waits ? {} : { onPick: touch, onDrop: drop })}
      />
    </div>
  );
}

/** The way out of the endings. */
function Out({ home }: { readonly home: string }): VNode {
  return (
    <a class="focus-out" href={`${home}learn/`}>
      <span aria-hidden="true">×</span>
      <span class="unseen">{WORDS.back}</span>
    </a>
  );
}

interface Laid {
  readonly sat: Sat;
  readonly of: number;
  readonly home: string;
  readonly onNext: () => void;
}

/** One ending in one window. */
function EndingTable({ sat, of, home, onNext }: Laid): VNode {
  const { played, number } = sat;
  const { held } = useStore($held);
  const frame = useRef<HTMLDivElement>(null);
  // The keyboard stands at the way on once it is over, else at the cards.
  useFocusOn(frame, played.over ? '[data-go]' : '.zone-hand button[tabindex="0"]', [played]);
  return (
    <div ref={frame} class={`focus exercise daily ending${played.over ? ' is-told' : ''}`}>
      <div class="focus-head exercise-head">
        <Out home={home} />
        <span>{WORDS.at(number + 1, of)}</span>
        <ol class="ending-sides">
          {WORDS.from.map((label, side) => (
            <li key={label} class={side === played.side ? 'is-now' : undefined}>
              {label}
              {held.includes(heldKey(played.game.id, number, side)) && (
                <>
                  {' '}
                  ★<span class="unseen"> {WORDS.heldMark}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div class="focus-says exercise-asked">
        <p class="exercise-tried">{WORDS.asks(scoresText(played, played.best))}</p>
        <p class="ending-told">
          <CardText text={toldAt(played)} />
        </p>
      </div>
      <Sheet sat={sat} />
      <div class="focus-answer is-docked">
        <Said sat={sat} home={home} />
      </div>
      {played.over ? <Ways sat={sat} onNext={onNext} /> : <Acts sat={sat} />}
    </div>
  );
}

/** Which ending the address names: `#3` is the third. */
const asked = (of: number): number => {
  const n = Number(location.hash.slice(1));
  return Number.isInteger(n) && n >= 1 && n <= of ? n - 1 : 0;
};

/** The endings of a game: each is played from both sides against best play. */
export function EndingIsland({ game: id, home }: Props): VNode {
  const sat = useStore($sat);
  const [all, setAll] = useState<readonly Ending[]>([]);
  const [lost, setLost] = useState(false);
  useInput();
  useEffect(() => {
    const undress = wearSettings(document.documentElement);
    Promise.all([fetchForEndings(id), fetchEndings(home)])
      .then(async ([game, endings]) => {
        setAll(endings);
        await sitDown(game, endings, { number: asked(endings.length), side: 0 });
        await Promise.all([fetchReasoned(id), RulingPanel.fetch().catch(() => undefined)]);
      })
      .catch(() => setLost(true));
    return undress;
  }, [id]);
  if (lost || !sat) {
    const now = lost ? WORDS.unreachable : WORDS.loading;
    return <Wait says={WORDS.coming} out={<Out home={home} />} now={now} />;
  }
  const next = (): void => {
    const number = (sat.number + 1) % all.length;
    history.replaceState(null, '', `#${number + 1}`);
    sitDown(sat.played.game, all, { number, side: 0 }).catch(() => setLost(true));
  };
  return <EndingTable sat={sat} of={all.length} home={home} onNext={next} />;
}
