import type { FoundState, LeftOutReason } from '@torg/protocol/cv-imports/import-terms';
import type { Selectable } from 'kysely';
import type { CvImportEntryTable } from '../cv-imports.tables.ts';

export type EntryRow = Selectable<CvImportEntryTable>;

/** What somebody wants of an entry; without an answer it stays as it is. */
export interface EntryChoice {
  isWanted: boolean;
  /** corrected; undefined: as it was read */
  item?: Record<string, unknown> | undefined;
  /** some of its terms are new competencies now */
  proposes?: boolean;
}
export type Choices = ReadonlyMap<string, EntryChoice>;

/** What is written to the row of an entry. */
export interface EntryChange {
  entry: string;
  state: FoundState;
  reason?: LeftOutReason | null;
}

/** How an entry that is not wanted is marked: by the person, or since all is undone. */
export type Dropped = 'left_out' | 'undone';

/** The state of an entry that nobody wants and that the profile does not have from here. */
export function stateOfUnwanted({ state }: EntryRow, dropped: Dropped): FoundState {
  if (dropped === 'undone') return state === 'found' ? 'left_out' : state;
  return state === 'undone' || state === 'already_there' ? state : 'left_out';
}
