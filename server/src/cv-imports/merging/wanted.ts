import {
  featureExtractionFlags,
  type FeatureExtractionFlag,
} from '@torg/protocol/cv-imports/read-cv';
import type { ApplyImport, FlagChoice } from '@torg/protocol/cv-imports/import-inputs';
import type { PersonField } from '../cv-imports.tables.ts';
import type { Choices, Dropped, EntryChoice, EntryRow } from './entry-row.ts';

export interface WantedSection {
  addsToExisting: boolean;
  choices: Choices;
}

/** What an import shall do to the profile now. */
export interface Wanted {
  sections: ReadonlyMap<FeatureExtractionFlag, WantedSection>;
  dropped: Dropped;
  /** the fields that are filled if they are empty; `undo` empties those that the import has filled */
  person: readonly PersonField[] | 'undo';
}

/** Without a person who chooses: everything of the parts that were asked for. */
export function everythingOf(flags: readonly FlagChoice[], entries: readonly EntryRow[]): Wanted {
  const byFlag = Map.groupBy(entries, ({ flag }) => flag);
  return {
    sections: new Map(
      flags.map(({ flag_name, keep_existing_data }) => [
        flag_name,
        {
          addsToExisting: keep_existing_data,
          choices: new Map(
            (byFlag.get(flag_name) ?? []).map(({ entry }) => [entry, { isWanted: true }]),
          ),
        },
      ]),
    ),
    dropped: 'left_out',
    person: ['name', 'title', 'phone'],
  };
}

/** What somebody chose. Entries of another import, or of another part, are no concern of this one. */
export function chosenBy({ sections, person }: ApplyImport, entries: readonly EntryRow[]): Wanted {
  const flagOf = new Map(entries.map(({ entry, flag }) => [entry, flag]));
  return {
    sections: new Map(
      sections.map((section) => {
        const own = section.entries.filter(({ entry }) => flagOf.get(entry) === section.flag_name);
        const choices = own.map(({ entry, item, propose, ...choice }): [string, EntryChoice] => [
          entry,
          {
            isWanted: choice.wanted,
            item: item as EntryChoice['item'],
            proposes: propose.length > 0,
          },
        ]);
        const { flag_name, keep_existing_data: addsToExisting } = section;
        return [flag_name, { addsToExisting, choices: new Map(choices) }];
      }),
    ),
    dropped: 'left_out',
    person,
  };
}

/** Nothing of it, and everything back that it replaced. */
export function nothingOf(entries: readonly EntryRow[]): Wanted {
  const byFlag = Map.groupBy(entries, ({ flag }) => flag);
  return {
    sections: new Map(
      featureExtractionFlags.map((flag) => [
        flag,
        {
          addsToExisting: true,
          choices: new Map(
            (byFlag.get(flag) ?? []).map(({ entry }) => [entry, { isWanted: false }]),
          ),
        },
      ]),
    ),
    dropped: 'undone',
    person: 'undo',
  };
}
