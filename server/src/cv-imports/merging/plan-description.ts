import type { SectionState } from '../cv-imports.tables.ts';
import {
  stateOfUnwanted,
  type Choices,
  type Dropped,
  type EntryChange,
  type EntryRow,
} from './entry-row.ts';

export interface DescriptionInput {
  existing: string;
  /** a CV has one description at most */
  entries: readonly EntryRow[];
  choices: Choices;
  addsToExisting: boolean;
  dropped: Dropped;
  /** the text at the upload */
  seen: string;
  /** the text that this import has replaced */
  replaced: string | null;
}

export interface DescriptionPlan {
  /** the new text, and whether it is the import's; undefined: the text stays */
  text?: { text: string; isOfImport: boolean };
  changes: (EntryChange & { item?: Record<string, unknown> })[];
  section: SectionState;
}

const same = (one: string, other: string): boolean =>
  one.replaceAll(/\s+/g, ' ').trim() === other.replaceAll(/\s+/g, ' ').trim();
const textOf = ({ description }: Record<string, unknown>): string =>
  typeof description === 'string' ? description : '';

/** Whether the profile says what an entry says, whatever the line breaks. */
export const isSameText = (existing: string, item: Record<string, unknown>): boolean =>
  same(existing, textOf(item));

function planKept(plan: DescriptionPlan, row: EntryRow, input: DescriptionInput): void {
  const choice = input.choices.get(row.entry);
  const { entry } = row;
  if (choice === undefined) return;
  const { isWanted, item } = choice;
  const isCorrected = isWanted && item !== undefined && textOf(item) !== textOf(row.item);
  if (isWanted && !isCorrected) return;
  if (input.existing !== textOf(row.item)) {
    plan.section.stayed.push('description');
  } else if (isCorrected) {
    plan.text = { text: textOf(item), isOfImport: true };
    plan.changes.push({ entry, state: 'kept', item });
  } else {
    plan.text = { text: input.replaced ?? '', isOfImport: false };
    plan.section.replaced.description = null;
    plan.changes.push({ entry, state: input.dropped });
  }
}

function planOther(plan: DescriptionPlan, row: EntryRow, input: DescriptionInput): void {
  const { entry } = row;
  const choice = input.choices.get(entry);
  if (choice === undefined) return;
  const { existing, addsToExisting } = input;
  const item = choice.item ?? row.item;
  const isEdited = existing !== input.seen;
  if (!choice.isWanted) {
    plan.changes.push({ entry, state: stateOfUnwanted(row, input.dropped) });
  } else if (existing !== '' && isSameText(existing, item)) {
    plan.changes.push({ entry, state: 'already_there' });
  } else if (existing !== '' && (addsToExisting || isEdited)) {
    plan.changes.push({ entry, state: 'left_out', reason: 'field_is_filled' });
    if (!addsToExisting) plan.section.stayed.push('description');
  } else {
    plan.text = { text: textOf(item), isOfImport: true };
    plan.section.replaced.description = existing;
    plan.changes.push({ entry, state: 'kept', item });
  }
}

/** What an import does to the text about the consultant. */
export function planDescription(input: DescriptionInput): DescriptionPlan {
  const plan: DescriptionPlan = {
    changes: [],
    section: {
      keep_existing_data: input.addsToExisting,
      stayed: [],
      replaced: { items: [], description: input.replaced, marked: [] },
    },
  };
  for (const row of input.entries) {
    if (row.state === 'kept') planKept(plan, row, input);
    else planOther(plan, row, input);
  }
  return plan;
}
