import type { Options } from '../../../game/options.ts';
import type { Seat } from '../../../game/seat.ts';
import { type SheetPeople, withoutRound, withPeople } from './people.ts';
import { nameAt, type Sheet, type SheetBook, type WrittenRound } from './sheet.ts';

/** What can happen to the sheets of a game. */
export type PadAction =
  | { readonly type: 'begin'; readonly sheet: Omit<Sheet, 'id'> }
  /** Sheets from elsewhere, added to the player's own. */
  | { readonly type: 'add'; readonly sheets: readonly Omit<Sheet, 'id'>[] }
  | { readonly type: 'open'; readonly id: string | null }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'name'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'first'; readonly seat: Seat }
  /** A player has joined or left. */
  | { readonly type: 'people'; readonly people: SheetPeople }
  /** House rules that differ from the default. */
  | { readonly type: 'rules'; readonly options: Options }
  /** A new round, or a change to an existing one. */
  | { readonly type: 'write'; readonly at: number | null; readonly round: WrittenRound }
  | { readonly type: 'strike'; readonly at: number }
  | { readonly type: 'undo' };

export interface PadState {
  readonly book: SheetBook;
  /** Earlier states, the latest first. */
  readonly past: readonly SheetBook[];
}

const MAX_UNDO = 50;

const nextId = ({ sheets }: SheetBook): number => 1 + Math.max(0, ...sheets.map(({ id }) => Number(id) || 0));

/** The open sheet, if any. */
export const openSheet = ({ open, sheets }: SheetBook): Sheet | undefined => sheets.find(({ id }) => id === open);

function insertSheets(book: SheetBook, sheets: readonly Omit<Sheet, 'id'>[]): SheetBook {
  const from = nextId(book);
  const newSheets = sheets.map((sheet, i) => ({ ...sheet, id: String(from + i) }));
  return { open: newSheets[0]?.id ?? book.open, sheets: [...newSheets, ...book.sheets] };
}

function changeSheet(sheet: Sheet, action: PadAction): Sheet {
  switch (action.type) {
    case 'name':
      return { ...sheet, names: sheet.names.with(action.seat, nameAt(action.seat, action.name)) };
    case 'first':
      return { ...sheet, first: action.seat };
    case 'rules':
      return { ...sheet, options: action.options };
    case 'write': {
      const { at, round } = action;
      const rounds = at === null ? [...sheet.rounds, round] : sheet.rounds.with(at, round);
      return { ...sheet, rounds };
    }
    case 'strike': {
      const rounds = sheet.rounds.filter((_, i) => i !== action.at);
      return { ...withPeople(sheet, withoutRound(sheet, action.at)), rounds };
    }
    case 'people':
      return withPeople(sheet, action.people);
    default:
      return sheet;
  }
}

function applyAction(book: SheetBook, action: Exclude<PadAction, { type: 'undo' }>): SheetBook {
  switch (action.type) {
    case 'begin':
      return insertSheets(book, [action.sheet]);
    case 'add':
      return insertSheets(book, action.sheets);
    case 'open':
      return { ...book, open: action.id };
    case 'remove': {
      const sheets = book.sheets.filter(({ id }) => id !== action.id);
      return { open: book.open === action.id ? (sheets[0]?.id ?? null) : book.open, sheets };
    }
    default: {
      const sheets = book.sheets.map((sheet) => (sheet.id === book.open ? changeSheet(sheet, action) : sheet));
      return { ...book, sheets };
    }
  }
}

/** Returns the state after an action. Pure. Opening a sheet isn't an undo step. */
export function reduce({ book, past }: PadState, action: PadAction): PadState {
  if (action.type === 'undo') {
    const [previousBook, ...earlierBooks] = past;
    return previousBook ? { book: previousBook, past: earlierBooks } : { book, past };
  }
  const nextBook = applyAction(book, action);
  return { book: nextBook, past: action.type === 'open' ? past : [book, ...past].slice(0, MAX_UNDO) };
}
