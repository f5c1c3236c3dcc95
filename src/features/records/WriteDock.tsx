import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import { capitalize } from '../../cards/words.ts';
import { packOf } from '../../game/pack-of.ts';
import { seatsOf } from '../../game/seat.ts';
import { RulingPanel } from '../../table/ruling/RulingPanel.tsx';
import { Actions } from '../../table/try/Actions.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { looksOf } from '../../ui/card/looks.ts';
import { type CardLocation, isCardPlace, locateCards } from '../desk/index.ts';
import { Keypad } from '../desk/Keypad.tsx';
import type { WritingAction } from './state/writing/reduce.ts';
import { proposalsOf, seatNamerOf, standpointOf, type WritingState } from './state/writing/state.ts';
import { LastEntry } from './WriteParts.tsx';
import { WRITE_WORDS } from './words.ts';

interface Props {
  readonly writing: WritingState;
  readonly home: string;
  readonly act: (action: WritingAction) => void;
}

/** Asks which card was touched; any card of the pack can be chosen. */
function CardQuestion({ writing, act }: Omit<Props, 'home'>): VNode | null {
  const { game, mode, unsaid } = writing;
  const looks = useMemo(() => looksOf(game), [game]);
  const pack = packOf(game, writing.replay.record.options);
  const at = standpointOf(writing);
  const places = game.desk.places(at.state.options, at.seat, at.name).filter(isCardPlace);
  const json = game.notation.position.write(at.state);
  const isSaid = (card: Card, { place }: CardLocation): boolean =>
    !unsaid.some((one) => one.card === card && one.zone === place.id);
  const cardLocations = [...locateCards(game.desk, places, json)];
  const saidLocations = new Map(
    cardLocations.map(([card, locations]) => [card, locations.filter((one) => isSaid(card, one))]),
  );
  return (
    <div class="write-which">
      <div class="write-asks">
        {mode === 'played' ? <TryButtons writing={writing} act={act} /> : <p>{WRITE_WORDS.which}</p>}
        <button type="button" class="chip" onClick={() => act({ type: 'never-mind' })}>
          {WRITE_WORDS.neverMind}
        </button>
      </div>
      <Keypad
        isWhole
        pack={pack}
        looks={looks}
        countLeft={(card) => pack.copies(card) - (saidLocations.get(card)?.length ?? 0)}
        onTap={(card) => act({ type: 'tell', card })}
      />
    </div>
  );
}

/** Actions for the touched cards; after an illegal try, how the table reacted. */
function TryButtons({ writing, act }: Omit<Props, 'home'>): VNode {
  const { game, awaitsOutcome, picked, mode } = writing;
  const { state, seat } = standpointOf(writing);
  const proposals = useMemo(() => proposalsOf(writing), [writing]);
  const button = (label: string, outcome: 'taken-back' | 'stood'): VNode => (
    <button type="button" class="button" onClick={() => act({ type: 'meet', outcome })}>
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="write-acts buttons" role="group" aria-label={WRITE_WORDS.actions}>
      {awaitsOutcome ? (
        <>
          {button(WRITE_WORDS.wasBack, 'taken-back')}
          {button(WRITE_WORDS.stood, 'stood')}
        </>
      ) : (
        mode === 'played' && (
          <Actions
            labels={game.table.actions(game.visibility.view(state, seat), seat)}
            proposals={proposals}
            isReady={picked.length > 0}
            onAct={(_label, _way, move) => move && act({ type: 'attempt', move })}
            Text={CardText}
          />
        )
      )}
    </div>
  );
}

/** Actions for the touched cards, and the ruling. */
function TryPanel({ writing, home, act }: Props): VNode {
  const { game, tried, mode, problem } = writing;
  return (
    <>
      <TryButtons writing={writing} act={act} />
      <RulingPanel
        game={game}
        home={home}
        ruling={problem === '' ? (tried?.ruling ?? null) : null}
        at={tried && { ...tried, name: seatNamerOf(writing) }}
      >
        <Announced skipsFirst>
          {problem || (mode === 'cards' ? WRITE_WORDS.touchCards : WRITE_WORDS.touchPlayed)}
        </Announced>
      </RulingPanel>
    </>
  );
}

/** Chooses the seat of the next try. It is in the dock because the seat may change after every move. */
function SeatChips({ writing, act }: Omit<Props, 'home'>): VNode {
  const { game, replay } = writing;
  const { seat } = standpointOf(writing);
  const name = seatNamerOf(writing);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="write-chips buttons" role="group" aria-label={WRITE_WORDS.whose}>
      {seatsOf({ seats: game.seats(replay.record.options) }).map((one) => (
        <button
          key={one}
          type="button"
          class="chip"
          aria-pressed={one === seat}
          onClick={() => act({ type: 'seat', seat: one })}
        >
          {capitalize(name(one))}
        </button>
      ))}
    </div>
  );
}

/** The panel below the table: the pack if a card is asked for, else the actions and the ruling. */
export function WriteDock(props: Props): VNode {
  return (
    <div class="write-dock is-docked">
      <LastEntry writing={props.writing} act={props.act} />
      <SeatChips {...props} />
      {props.writing.askedItem ? <CardQuestion {...props} /> : <TryPanel {...props} />}
    </div>
  );
}
