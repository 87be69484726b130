import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { limits } from '@torg/protocol/limits';
import { isNewer, recencyOf, type Recency } from '../../profiles/profiles.queries.ts';
import type { SectionState } from '../cv-imports.tables.ts';
import {
  stateOfUnwanted,
  type Choices,
  type Dropped,
  type EntryChange,
  type EntryRow,
} from './entry-row.ts';
import { keyOf, nameOf } from './same-entry.ts';

export interface ExistingItem {
  uuid: string;
  revision: number;
  fields: Record<string, unknown>;
}

export interface ItemsInput {
  kind: ProfileItemKind;
  existing: readonly ExistingItem[];
  entries: readonly EntryRow[];
  choices: Choices;
  addsToExisting: boolean;
  dropped: Dropped;
  /** the revisions at the upload */
  seen: Record<string, number>;
  /** taken away by this import before */
  replaced: readonly string[];
}

type Item = Record<string, unknown>;

export interface ItemsPlan {
  add: { entry: string; item: Item }[];
  change: { entry: string; profile_item: string; item: Item }[];
  /** entries of the profile that go: those of this import, and those that it replaces */
  remove: string[];
  restore: string[];
  changes: EntryChange[];
  section: SectionState;
}

interface Kept {
  row: EntryRow;
  there: ExistingItem | undefined;
}

const emptyPlan = (replaced: readonly string[], keep_existing_data: boolean): ItemsPlan => ({
  ...{ add: [], change: [], remove: [], restore: [], changes: [] },
  section: {
    keep_existing_data,
    stayed: [],
    replaced: { items: [...replaced], description: null, marked: [] },
  },
});

/** The database sorts the fields of an object anew. */
const sorted = (item: Item): string =>
  JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const differs = (one: Item, other: Item): boolean => sorted(one) !== sorted(other);

/** What becomes of an entry that the profile has from this import. */
function planKept(plan: ItemsPlan, input: ItemsInput, { row, there }: Kept): void {
  const { entry } = row;
  const choice = input.choices.get(entry);
  if (there === undefined) {
    // Somebody has removed it in the editor.
    plan.changes.push({ entry, state: input.dropped });
    return;
  }
  const isWanted = choice?.isWanted ?? true;
  const item = choice?.item ?? row.item;
  const isCorrected = isWanted && (choice?.proposes === true || differs(item, row.item));
  if (isWanted && !isCorrected) return;
  if (there.revision !== row.item_revision) {
    plan.section.stayed.push(nameOf(input.kind, there.fields));
  } else if (isCorrected) {
    plan.change.push({ entry, profile_item: there.uuid, item });
  } else {
    plan.remove.push(there.uuid);
    plan.changes.push({ entry, state: input.dropped });
  }
}

/** The entries that are wanted and that the profile does not have from here; marks the others. */
function findCandidates(plan: ItemsPlan, input: ItemsInput, keys: Map<string, string>) {
  const candidates: ItemsPlan['add'] = [];
  const matched = new Set<string>();
  for (const row of input.entries.filter(({ state }) => state !== 'kept')) {
    const choice = input.choices.get(row.entry);
    const key = keyOf(input.kind, choice?.item ?? row.item);
    const same = keys.get(key);
    if (choice === undefined) {
      if (row.state === 'already_there' && same !== undefined) matched.add(same);
      continue;
    }
    const { entry } = row;
    if (!choice.isWanted) {
      plan.changes.push({ entry, state: stateOfUnwanted(row, input.dropped) });
    } else if (same !== undefined) {
      matched.add(same);
      plan.changes.push({ entry, state: 'already_there' });
    } else {
      keys.set(key, entry);
      candidates.push({ entry, item: choice.item ?? row.item });
    }
  }
  return { candidates, matched };
}

/** Takes the place of what was there at the upload and is not in the CV; never by nothing. */
function replaceOthers(
  plan: ItemsPlan,
  input: ItemsInput,
  others: readonly ExistingItem[],
): ExistingItem[] {
  const isEdited = ({ uuid, revision }: ExistingItem) => input.seen[uuid] !== revision;
  const edited = others.filter(isEdited);
  const replaced = others.filter((item) => !isEdited(item)).map(({ uuid }) => uuid);
  plan.section.stayed.push(...edited.map(({ fields }) => nameOf(input.kind, fields)));
  plan.remove.push(...replaced);
  plan.section.replaced.items.push(...replaced);
  return edited;
}

const undated: Recency = [-1, -1];

/** Takes the newest of the candidates, if there is no room for all. */
function addWithinLimit(plan: ItemsPlan, candidates: ItemsPlan['add'], room: number): void {
  const newest = candidates.toSorted((a, b) => {
    const [one, other] = [recencyOf(a.item) ?? undated, recencyOf(b.item) ?? undated];
    return Number(isNewer(other, one)) - Number(isNewer(one, other));
  });
  const over = new Set(newest.slice(Math.max(0, room)).map(({ entry }) => entry));
  for (const candidate of candidates) {
    const { entry } = candidate;
    if (over.has(entry)) {
      plan.changes.push({ entry, state: 'left_out', reason: 'over_the_limit' });
    } else plan.add.push(candidate);
  }
}

/** What an import does to the entries of one kind. */
export function planItems(input: ItemsInput): ItemsPlan {
  const { kind, existing, entries, addsToExisting } = input;
  const plan = emptyPlan(input.replaced, addsToExisting);
  const byId = new Map(existing.map((item) => [item.uuid, item]));
  for (const row of entries.filter(({ state }) => state === 'kept')) {
    planKept(plan, input, { row, there: byId.get(row.profile_item ?? '') });
  }
  const removed = new Set(plan.remove);
  const remaining = existing.filter(({ uuid }) => !removed.has(uuid));
  const keys = new Map(remaining.map(({ uuid, fields }) => [keyOf(kind, fields), uuid]));
  const { candidates, matched } = findCandidates(plan, input, keys);
  const own = new Set(entries.map(({ profile_item }) => profile_item));
  const others = remaining.filter(({ uuid }) => !own.has(uuid) && !matched.has(uuid));
  const isSomething = candidates.length + (remaining.length - others.length) > 0;
  let stay = remaining.length;
  if (addsToExisting) {
    plan.restore = plan.section.replaced.items;
    plan.section.replaced.items = [];
    stay += plan.restore.length;
  } else if (isSomething) {
    stay -= others.length - replaceOthers(plan, input, others).length;
  }
  addWithinLimit(plan, candidates, limits.profile.items - stay);
  return plan;
}
