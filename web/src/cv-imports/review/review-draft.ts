import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import type { ApplyBody, CvImportResult, FoundEntry } from '../cv-imports.queries.ts';
import { hasWrongYear, type Item } from './item-fields.ts';

export interface DraftEntry {
  isKept: boolean;
  /** as it was corrected */
  item?: Item;
  /** unknown terms that are to be proposed */
  propose: readonly string[];
}

export const fillable = ['name', 'title', 'phone'] as const;
export type PersonField = (typeof fillable)[number];

/** What somebody wants of an import, before it is sent. */
export interface Draft {
  entries: Readonly<Record<string, DraftEntry>>;
  /** the parts where what was there goes */
  replaced: Readonly<Partial<Record<FeatureExtractionFlag, boolean>>>;
  person: readonly PersonField[];
}

/** A skill or a role that Torg does not know: the profile gets it only if it is proposed. */
export function isUnknownTerm({ state, item, terms }: FoundEntry): boolean {
  const fields = item as Item;
  const isTerm = 'expert' in fields || 'emphasize' in fields;
  return isTerm && state !== 'kept' && terms.every(({ competency }) => competency === null);
}

/** What the profile has from elsewhere stays there, whatever is ticked. */
export const isThere = ({ state }: FoundEntry): boolean => state === 'already_there';

/** What the reader was unsure of is for a person to tick. */
function isWantedFirst(entry: FoundEntry): boolean {
  const { state, certainty } = entry;
  if (state === 'kept' || isThere(entry)) return true;
  if (state === 'left_out' && entry.reason === 'field_is_filled') return true;
  return state !== 'left_out' && certainty !== 'unsure' && !isUnknownTerm(entry);
}

/** Nothing that stands in the profile from elsewhere makes room. */
export const canFill = (found: CvImportResult['person'][PersonField]): boolean =>
  found !== null && (!found.filled || found.state === 'kept');

export function beginDraft({ found, person }: CvImportResult): Draft {
  const entries = found.flatMap((section) =>
    section.entries.map((entry): [string, DraftEntry] => [
      entry.entry,
      { isKept: isWantedFirst(entry), propose: [] },
    ]),
  );
  return {
    entries: Object.fromEntries(entries),
    replaced: Object.fromEntries(
      found.map(({ flag_name, keep_existing_data }) => [flag_name, !keep_existing_data]),
    ),
    person: fillable.filter((name) => canFill(person[name]) && person[name]?.state !== 'left_out'),
  };
}

/** What was chosen before a reload, unless the import has changed since. */
export function storedDraftOf(
  { updated_at }: Pick<CvImportResult, 'updated_at'>,
  stored: object | undefined,
): Draft | undefined {
  const { updated_at: of, draft } = (stored ?? {}) as { updated_at?: string; draft?: Draft };
  return of === updated_at ? draft : undefined;
}

export const entryIn = (draft: Draft, entry: string): DraftEntry =>
  draft.entries[entry] ?? { isKept: false, propose: [] };

export const changeEntry = (draft: Draft, entry: string, part: Partial<DraftEntry>): Draft => ({
  ...draft,
  entries: { ...draft.entries, [entry]: { ...entryIn(draft, entry), ...part } },
});

/** Ticks or unticks a whole part, and proposes nothing. */
export function changeAll(draft: Draft, entries: readonly FoundEntry[], isKept: boolean): Draft {
  return entries
    .filter((entry) => !isUnknownTerm(entry) && !isThere(entry))
    .reduce((before, { entry }) => changeEntry(before, entry, { isKept }), draft);
}

/** The profile's own text stays, whatever is ticked, until it is to be replaced. */
export const isHeldBack = (draft: Draft, { reason }: FoundEntry): boolean =>
  reason === 'field_is_filled' && draft.replaced.profile_description !== true;

const isChosen = (draft: Draft, entry: FoundEntry): boolean =>
  !isThere(entry) && !isHeldBack(draft, entry) && entryIn(draft, entry.entry).isKept;

/** How many entries the profile gets or keeps from here. */
export const countChosen = (draft: Draft, entries: readonly FoundEntry[]): number =>
  entries.filter((entry) => isChosen(draft, entry)).length;

/** Of the button that corrects an entry. */
export const correctId = (entry: string): string => `correct-${entry}`;

export const withWrongYear = ({ entries }: Draft): string[] =>
  Object.entries(entries).flatMap(([entry, { item }]) => (item && hasWrongYear(item) ? entry : []));

const place = /^sections\.(?<section>\d+)\.entries\.(?<entry>\d+)\./u;

/** The entries that a refusal of `bodyOf` finds something wrong with. */
export function refusedIn(
  { found }: CvImportResult,
  issues: readonly { path: string }[],
): string[] {
  const refused = issues.flatMap(({ path }) => {
    const at = place.exec(path)?.groups;
    return found[Number(at?.['section'])]?.entries[Number(at?.['entry'])]?.entry ?? [];
  });
  return [...new Set(refused)];
}

/** The call checks each item by its part, as it was read from there. */
export function bodyOf({ found }: CvImportResult, draft: Draft): ApplyBody {
  const sections: object[] = found.map(({ flag_name, entries }) => ({
    flag_name,
    keep_existing_data: draft.replaced[flag_name] !== true,
    entries: entries.map(({ entry }) => {
      const { isKept, item, propose } = entryIn(draft, entry);
      return { entry, wanted: isKept, propose, ...(item && { item }) };
    }),
  }));
  return { sections: sections as ApplyBody['sections'], person: [...draft.person] };
}
