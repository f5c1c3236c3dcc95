import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { clause } from '../../cards/words.ts';
import type { Box } from '../../game/game.ts';
import { seatCountLabel } from '../../game/house-rules.ts';
import { changedOptions, hasChoice, type OptionSpec, type Options, sortedChoices } from '../../game/options.ts';
import { $settings, type Settings } from '../../table/settings.ts';
import { STRENGTHS, type Strength } from '../saved-games/index.ts';
import { chooseHelp, HELPS } from './HelpField.tsx';
import type { PeopleDraft } from './PeopleField.tsx';
import { SetupWord } from './SetupWord.tsx';
import { WORDS } from './words.ts';

interface OptionWordProps {
  readonly option: OptionSpec;
  readonly options: Options;
  readonly onChange: (key: string, value: Options[string]) => void;
  /** Whether the word begins the sentence. */
  readonly isFirst: boolean;
}

/** A house rule that changes the shape of the table, as a word. */
function OptionWord({ option, options, onChange, isFirst }: OptionWordProps): VNode {
  const choices = sortedChoices(option);
  const chosen = choices.find(({ value }) => value === options[option.key]);
  return (
    <SetupWord
      label={option.title}
      value={String(chosen?.value)}
      choices={choices.map(({ value, label }) => ({ value: String(value), label }))}
      onChange={(text) => {
        const choice = choices.find(({ value }) => String(value) === text);
        if (choice) onChange(option.key, choice.value);
      }}
    >
      {isFirst ? chosen?.label : clause(chosen?.label ?? '')}
    </SetupWord>
  );
}

/** Whether another value of an option is possible with the others as they are. */
const canChange = ({ checkOptions }: Box, option: OptionSpec, options: Options): boolean =>
  sortedChoices(option).some(
    ({ value }) => value !== options[option.key] && !checkOptions?.({ ...options, [option.key]: value }),
  );

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

/** The table as a sentence: each word that can be chosen opens its choices. */
export function SetupSentence(props: SetupSentenceProps): VNode {
  const { game, options, onOption, isHouseOpen, onHouse } = props;
  const [seatsOption, ...shapeOptions] = game.options.filter((option) => option.structural && hasChoice(option));
  const house = game.options.filter((option) => !option.structural);
  const changedCount = Object.keys(changedOptions(house, options)).length;
  return (
    <p class="setup-sentence">
      {seatsOption ? (
        <OptionWord option={seatsOption} options={options} onChange={onOption} isFirst />
      ) : (
        seatCountLabel(game.seats(options))
      )}{' '}
      {WORDS.ofUs}
      {shapeOptions
        .filter((option) => canChange(game, option, options))
        .map((option) => (
          <>
            {', '}
            <OptionWord key={option.key} option={option} options={options} onChange={onOption} isFirst={false} />
          </>
        ))}
      {', '}
      <PlayersWords {...props} />
      {`, ${WORDS.with} `}
      <HelpWord game={game} />
      {`, ${WORDS.by} `}
      <button
        type="button"
        class="setup-word"
        aria-label={WORDS.houseLabel(changedCount)}
        aria-expanded={isHouseOpen}
        onClick={onHouse}
      >
        {WORDS.houseWord(changedCount)}
      </button>
      {/* The word joiner keeps the full stop on the button's line. */}
      {'\u2060.'}
    </p>
  );
}
