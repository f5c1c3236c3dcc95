import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Box } from '../../game/game.ts';
import { changedOptions, type Options } from '../../game/options.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { HouseOptions } from '../house-rules/HouseFields.tsx';
import { ownOptions, savedOptions, saveOptions, useHouseRules } from '../house-rules/index.ts';
import { houseOptions } from '../house-rules/OptionWords.tsx';
import type { Practice, Strength } from '../saved-games/index.ts';
import { SetupTable } from './lazy-parts.tsx';
import { PeopleField, type Seating, usePeople } from './PeopleField.tsx';
import { SetupSentence } from './SetupSentence.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Box;
  readonly savedGame: Practice | null;
  readonly problem: string | null;
  readonly onDeal: (options: Options, strength: Strength, people: Seating) => void;
  /** A button to resume the saved game. */
  readonly children?: ComponentChildren;
}

/** The saved house rules; if there are none, those of the last game. */
function startingRules(game: Box, savedGame: Practice | null): Options {
  const lastOptions = savedOptions(game.id) ? undefined : savedGame?.match.options;
  return lastOptions ?? ownOptions(game);
}

/** Sets up a game: players, strength and house rules. */
export function Setup({ game, savedGame, problem, onDeal, children }: Props): VNode {
  const { options, change, conflict } = useHouseRules(game, () => startingRules(game, savedGame));
  const [strength, setStrength] = useState<Strength>(savedGame?.strength ?? 'beginner');
  const people = usePeople(savedGame, game.seats(options));
  const [isHouseOpen, setIsHouseOpen] = useState(false);

  return (
    <div class="setup setup-stage">
      <SetupTable game={game} />
      <form
        class="setup-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          if (conflict !== null) return;
          saveOptions(game.id, changedOptions(game.options, options));
          onDeal(options, strength, people.seating());
        }}
      >
        {problem && <Announced class="play-problem">{problem}</Announced>}
        {children}
        <SetupSentence
          {...{ game, options, strength, people, isHouseOpen }}
          onOption={change}
          onStrength={setStrength}
          onHouse={() => setIsHouseOpen((wasOpen) => !wasOpen)}
        />
        {people.several && <PeopleField people={people} />}
        <div class="setup-foot">
          {conflict !== null && <Announced class="setup-wrong">{conflict}</Announced>}
          <button
            type="submit"
            class={`button${children ? '' : ' primary'} setup-deal`}
            aria-disabled={conflict !== null}
          >
            {WORDS.deal}
          </button>
        </div>
        {isHouseOpen && <HouseOptions house={houseOptions(game)} options={options} onChange={change} />}
      </form>
    </div>
  );
}
