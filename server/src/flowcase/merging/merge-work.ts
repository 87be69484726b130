import type { FlowcaseValue } from '@torg/protocol/flowcase/flowcase-shapes';
import type { Selectable } from 'kysely';
import type { KnownTerms } from '../../cv-imports/cv-imports.queries.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import type { CameFrom, PartChanges } from '../../profiles/profiles.commands.ts';
import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import type { ConflictPart, FlowcaseEntryTable, FlowcaseLinkTable } from '../flowcase.tables.ts';
import type { MappedCv } from '../mapping/mapped-cv.ts';

export type LinkRow = Selectable<FlowcaseLinkTable>;
export type EntryRow = Selectable<FlowcaseEntryTable>;

/** Which value of which entry a conflict is about. */
export interface ConflictPlace {
  part: ConflictPart;
  source: string;
  field: string;
}

export interface NewConflict extends ConflictPlace {
  entry_name: string | null;
  profile_item: string | null;
  base: FlowcaseValue;
  theirs: FlowcaseValue;
}

/** A CV of Flowcase that meets a profile, which is locked. */
export interface MergeWork {
  context: MoveContext;
  link: LinkRow;
  profile: ProfileRow;
  cv: MappedCv;
  /** what Flowcase had the last time */
  before: readonly EntryRow[];
  /** the competencies of all terms of both */
  known: KnownTerms;
  from: CameFrom;
  /** nothing of it was ever read */
  isFirst: boolean;

  // What becomes of it, collected on the way:
  parts: PartChanges & { items: string[] };
  entries: Pick<EntryRow, 'flag' | 'source' | 'item' | 'profile_item'>[];
  conflicts: NewConflict[];
  /** where the two sides agree, so that nobody needs to be asked any more */
  settled: ConflictPlace[];
}
