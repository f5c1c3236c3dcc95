import type { Options } from '../../../game/options.ts';
import type { Seat } from '../../../game/seat.ts';
import { type SheetPeople, withoutRound, withPeople } from './people.ts';
import { nameAt, type Sheet, type SheetBook, type WrittenRound } from './sheet.ts';

/** What can be done with the pad. */
export type PadAction =
  | { readonly type: 'begin'; readonly sheet: Omit<Sheet, 'id'> }
  /** Sheets from elsewhere, beside one’s own. */
  | { readonly type: 'add'; readonly sheets: readonly Omit<Sheet, 'id'>[] }
  | { readonly type: 'open'; readonly id: string | null }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'name'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'first'; readonly seat: Seat }
  /** Somebody has come or gone. */
  | { readonly type: 'people'; readonly people: SheetPeople }
  /** House rules that differ from the usual ones. */
  | { readonly type: 'rules'; readonly options: Options }
  /** A new round, or another text for one that was written down. */
  | { readonly type: 'write'; readonly at: number | null; readonly round: WrittenRound }
  | { readonly type: 'strike'; readonly at: number }
  | { readonly type: 'undo' };

export interface PadState {
  readonly book: SheetBook;
  /** How it was before, the last first. */
  readonly past: readonly SheetBook[];
}

/** So many steps back. */
const MAX_UNDO = 50;

const nextId = ({ sheets }: SheetBook): number => 1 + Math.max(0, ...sheets.map(({ id }) => Number(id) || 0));

/** The sheet that lies open; undefined where none does. */
export const openSheet = ({ open, sheets }: SheetBook): Sheet | undefined =>
  sheets.find(({ id }) => id === open);

function insertSheets(book: SheetBook, sheets: readonly Omit<Sheet, 'id'>[]): SheetBook {
  const from = nextId(book);
  const named = sheets.map((sheet, i) => ({ ...sheet, id: String(from + i) }));
  return { open: named[0]?.id ?? book.open, sheets: [...named, ...book.sheets] };
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
      const sheets = book.sheets.map((sheet) =>
        sheet.id === book.open ? changeSheet(sheet, action) : sheet,
      );
      return { ...book, sheets };
    }
  }
}

/** The pad after an action. Which sheet lies open is no step to go back from. Pure. */
export function reduce({ book, past }: PadState, action: PadAction): PadState {
  if (action.type === 'undo') {
    const [before, ...earlier] = past;
    return before ? { book: before, past: earlier } : { book, past };
  }
  const next = applyAction(book, action);
  return { book: next, past: action.type === 'open' ? past : [book, ...past].slice(0, MAX_UNDO) };
}
