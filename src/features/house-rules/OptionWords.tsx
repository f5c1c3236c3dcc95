import type { VNode } from 'preact';
import { clause } from '../../cards/words.ts';
import type { Box } from '../../game/game.ts';
import { seatCountLabel } from '../../game/house-rules.ts';
import { changedOptions, hasChoice, type OptionSpec, type Options, sortedChoices } from '../../game/options.ts';
import { WORDS } from './house-word.ts';
import { SetupWord } from './SetupWord.tsx';
import './setup-sentence.css';

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

/** The house rules that don’t change the shape of the table. */
export const houseOptions = (game: Box): readonly OptionSpec[] => game.options.filter((option) => !option.structural);

interface ShapeWordsProps {
  readonly game: Box;
  readonly options: Options;
  readonly onChange: (key: string, value: Options[string]) => void;
  /** Words after the number of players. */
  readonly after: string;
}

/** The number of players, and the other house rules that change the shape of the table. */
export function ShapeWords({ game, options, onChange, after }: ShapeWordsProps): VNode {
  const [seatsOption, ...shapeOptions] = game.options.filter((option) => option.structural && hasChoice(option));
  return (
    <>
      {seatsOption ? (
        <OptionWord option={seatsOption} options={options} onChange={onChange} isFirst />
      ) : (
        seatCountLabel(game.seats(options))
      )}{' '}
      {after}
      {shapeOptions
        .filter((option) => canChange(game, option, options))
        .map((option) => (
          <>
            {', '}
            <OptionWord key={option.key} option={option} options={options} onChange={onChange} isFirst={false} />
          </>
        ))}
    </>
  );
}

interface HouseWordProps {
  readonly house: readonly OptionSpec[];
  readonly options: Options;
  /** Whether the list of house rules is open below the sentence. */
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The number of changed house rules; opens their list. */
export function HouseWord({ house, options, isOpen, onPress }: HouseWordProps): VNode {
  const changedCount = Object.keys(changedOptions(house, options)).length;
  return (
    <button
      type="button"
      class="setup-word"
      aria-label={WORDS.houseLabel(changedCount)}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {WORDS.house(changedCount)}
    </button>
  );
}
