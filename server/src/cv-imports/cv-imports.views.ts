import {
  featureExtractionFlags,
  type FeatureExtractionFlag,
} from '@torg/protocol/cv-imports/read-cv';
import type {
  CvFoundSection,
  CvImport,
  CvImportResult,
} from '@torg/protocol/cv-imports/import-shapes';
import type { FoundState } from '@torg/protocol/cv-imports/import-terms';
import type { Actor } from '../platform/actor.ts';
import { can, hasFile, type ImportFacts } from './cv-imports.policy.ts';
import type { FilledFields, ImportRow, ListedImport } from './cv-imports.repository.ts';
import type { Person, SectionState } from './cv-imports.tables.ts';
import type { EntryRow } from './merging/entry-row.ts';
import { competencyOf, type KnownTerms } from './merging/known-terms.ts';
import { termsOf } from './merging/terms-of.ts';

export type SeenImport = ImportRow & Pick<ImportFacts, 'organization'>;

export function importView(
  row: ListedImport & Pick<ImportFacts, 'organization'>,
  actor: Actor,
  now: Date,
): CvImport {
  return {
    profile_cv_import: row.cv_import,
    profile: row.profile,
    status: row.status,
    error: row.error,
    locale: row.locale,
    review: row.review,
    feature_extraction_flags: row.flags,
    file_name: row.file_name,
    media_type: row.media_type,
    has_file: hasFile(row, now),
    uploaded_by_name: row.uploaded_by_name,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    applied_at: row.applied_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    can: can(actor, row, now),
  };
}

export interface FoundInImport {
  entries: readonly EntryRow[];
  /** the competencies of the terms of all entries */
  known: KnownTerms;
  /** the present revisions of entries of the profile */
  revisions: ReadonlyMap<string, number>;
  filled: FilledFields;
  /** the entries that the profile has from elsewhere, or from an equal entry of the same CV */
  there: ReadonlySet<string>;
  /** the profile has a text about its consultant, where one may come from here */
  isDescribed: boolean;
}

const withCompetency =
  (known: KnownTerms) =>
  ({ text, type }: { text: string; type: 'role' | 'skill' }) => ({
    text,
    type,
    competency: competencyOf(known, { text, type }) ?? null,
  });

/** An entry that the profile has from here and that somebody has changed or removed since. */
function isTouched(row: EntryRow, revisions: FoundInImport['revisions']): boolean {
  if (row.state !== 'kept' || row.item_revision === null) return false;
  return row.profile_item === null || revisions.get(row.profile_item) !== row.item_revision;
}

/** What the profile had at the last decision may have been removed since, and can be chosen again. */
function stateOf({ entry, state }: EntryRow, there: FoundInImport['there']): FoundState {
  if (there.has(entry)) return 'already_there';
  return state === 'already_there' ? 'left_out' : state;
}

/** Why it is left out; of the one text that has no room beside another, also before anybody decides. */
function reasonOf({ flag, reason }: EntryRow, state: FoundState, { isDescribed }: FoundInImport) {
  if (state === 'left_out') return reason;
  const isOpen = state === 'found' || state === 'undone';
  return isOpen && flag === 'profile_description' && isDescribed ? 'field_is_filled' : null;
}

function entryView(row: EntryRow, found: FoundInImport) {
  const { known, revisions, there } = found;
  const state = stateOf(row, there);
  return {
    entry: row.entry,
    item: row.item,
    certainty: row.certainty,
    source: row.source,
    state,
    reason: reasonOf(row, state, found),
    terms: termsOf(row.flag, row.item).map(withCompetency(known)),
    profile_item: row.state === 'kept' ? row.profile_item : null,
    touched: isTouched(row, revisions),
  };
}

function addsTo(
  { flags }: ImportRow,
  flag: FeatureExtractionFlag,
  state: SectionState | undefined,
): boolean {
  const choice = flags.find(({ flag_name }) => flag_name === flag);
  return state?.keep_existing_data ?? choice?.keep_existing_data ?? true;
}

function sectionsOf(row: ImportRow, found: FoundInImport): CvFoundSection[] {
  const byFlag = Map.groupBy(found.entries, ({ flag }) => flag);
  return featureExtractionFlags.flatMap((flag): CvFoundSection[] => {
    const rows = byFlag.get(flag) ?? [];
    const state = row.sections[flag];
    if (rows.length === 0) return [];
    const section: object = {
      flag_name: flag,
      keep_existing_data: addsTo(row, flag, state),
      stayed: state?.stayed ?? [],
      entries: rows.map((one) => entryView(one, found)),
    };
    return [section as CvFoundSection];
  });
}

const nobody: Person = { name: null, email: null, phone: null, title: null };

function personView({ name, email, phone, title }: Person, filled: FilledFields) {
  return {
    name: name && { ...name, filled: filled.name },
    email: email && { ...email, filled: filled.email },
    phone: phone && { ...phone, filled: filled.phone },
    title: title && { ...title, filled: filled.title },
  };
}

export function resultView(
  row: SeenImport,
  found: FoundInImport,
  { actor, now }: { actor: Actor; now: Date },
): CvImportResult {
  return {
    ...importView(row, actor, now),
    language: row.language,
    person: personView(row.person ?? nobody, found.filled),
    found: sectionsOf(row, found),
    not_placed: row.not_placed,
  };
}
