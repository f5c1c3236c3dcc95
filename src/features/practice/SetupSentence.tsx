import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { clause } from '../../cards/words.ts';
import type { Box } from '../../game/game.ts';
import type { Options } from '../../game/options.ts';
import { $settings, type Settings, setSetting } from '../../table/settings.ts';
import { HouseWord, houseOptions, ShapeWords } from '../house-rules/OptionWords.tsx';
import { SetupWord } from '../house-rules/SetupWord.tsx';
import { STRENGTHS, type Strength } from '../saved-games/index.ts';
import { chooseHelp, HELPS } from './HelpField.tsx';
import type { PeopleDraft } from './PeopleField.tsx';
import { WORDS } from './words.ts';

export interface SetupSentenceProps {
  readonly game: Box;
  readonly options: Options;
  readonly onOption: (key: string, value: Options[string]) => void;
  readonly strength: Strength;
  readonly onStrength: (strength: Strength) => void;
  readonly people: PeopleDraft;
  /** Whether the list of house rules is open below the sentence. */
  readonly isHouseOpen: boolean;
  readonly onHouse: () => void;
}

/** Who plays: one person against bots, or several on one device. */
function PlayersWords({ game, options, strength, onStrength, people }: SetupSentenceProps): VNode {
  return (
    <>
      <SetupWord
        label={WORDS.people}
        value={people.several ? 'several' : 'alone'}
        choices={[
          { value: 'alone', label: WORDS.alone },
          { value: 'several', label: WORDS.several },
        ]}
        onChange={(value) => people.update({ several: value === 'several' })}
      >
        {people.several ? WORDS.severalWord : WORDS.aloneWord}
      </SetupWord>
      {people.several ? (
        ` ${WORDS.onDevice}`
      ) : (
        <>
          {` ${WORDS.against} `}
          <SetupWord
            label={WORDS.opponents}
            value={strength}
            choices={STRENGTHS.map(({ id, label, about }) => ({ value: id, label: `${label}: ${clause(about)}` }))}
            onChange={(value) => onStrength(value as Strength)}
          >
            {WORDS.opponentWords(STRENGTHS.find(({ id }) => id === strength)?.label ?? '', game.seats(options) - 1)}
          </SetupWord>
        </>
      )}
    </>
  );
}

/** The amount of help during play. */
function HelpWord({ game }: { readonly game: Box }): VNode {
  const { help } = useStore($settings);
  return (
    <SetupWord
      label={WORDS.help}
      value={help}
      choices={HELPS.map((kind) => ({ value: kind, label: WORDS.helps[kind] }))}
      onChange={(value) => chooseHelp(game, value as Settings['help'])}
    >
      {WORDS.helpWords[help]}
    </SetupWord>
  );
}

/** Who notices what the opponents do wrong: the computer, or the person playing. */
function RefereeWord(): VNode {
  const { slips } = useStore($settings);
  return (
    <SetupWord
      label={WORDS.whoReferees}
      value={slips}
      choices={(['off', 'on'] as const).map((value) => ({ value, label: WORDS.referees[value] }))}
      onChange={(value) => setSetting('slips', value as Settings['slips'])}
    >
      {WORDS.refereeWords[slips]}
    </SetupWord>
  );
}

/** The table as a sentence: each word that can be chosen opens its choices. */
export function SetupSentence(props: SetupSentenceProps): VNode {
  const { game, options, onOption, isHouseOpen, onHouse } = props;
  return (
    <p class="setup-sentence">
      <ShapeWords game={game} options={options} onChange={onOption} after={WORDS.ofUs} />
      {', '}
      <PlayersWords {...props} />
      {`, ${WORDS.with} `}
      <HelpWord game={game} />
      {`, ${WORDS.by} `}
      <HouseWord house={houseOptions(game)} options={options} isOpen={isHouseOpen} onPress={onHouse} />
      {!props.people.several && (
        <>
          {`, ${WORDS.and} `}
          <RefereeWord />
        </>
      )}
      {/* The word joiner keeps the full stop on the word's line. */}
      {'\u2060.'}
    </p>
  );
}
