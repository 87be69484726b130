import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { limits } from '@torg/protocol/limits';
import { inputOf, keyOf, nameOf } from '../../cv-imports/cv-imports.queries.ts';
import {
  addItemFrom,
  changeItemFrom,
  changeTouchedItem,
  placeByTime,
  setItemsRemoved,
} from '../../profiles/profiles.commands.ts';
import { fromColumns, type ProfileRow } from '../../profiles/profiles.queries.ts';
import { fieldsOf } from './item-fields.ts';
import { asInput, mergeFields, oursOf } from './merge-fields.ts';
import type { EntryRow, MergeWork, NewConflict } from './merge-work.ts';
import { isSame } from './three-way.ts';

type Item = Record<string, unknown>;
type ProfileItem = ProfileRow['items'][number];
interface Theirs {
  source: string;
  item: Item;
}

/** The entries of one kind, on both sides. */
interface KindWork extends MergeWork {
  kind: ProfileItemKind;
  there: Map<string, ProfileItem>;
  rows: Map<string, EntryRow>;
  /** entries of the profile that belong to one of Flowcase */
  taken: Set<string>;
  added: string[];
}

/** It came from Flowcase, and nobody has edited it here. */
const isUntouched = (
  { origin, origin_id, revision, origin_revision }: ProfileItem,
  link: string,
): boolean => origin === 'synced' && origin_id === link && revision === origin_revision;

function ask(
  work: KindWork,
  { source, item }: Theirs,
  more: Pick<NewConflict, 'field' | 'base' | 'theirs' | 'profile_item'>,
): void {
  const entry_name = nameOf(work.kind, item);
  work.conflicts.push({ part: work.kind, source, entry_name, ...more });
}

const fieldsIn = (kind: ProfileItemKind, item: ProfileItem): Item =>
  oursOf(kind, fromColumns(kind, item), item.competencies);

/** Both sides have it. */
async function mergeBoth(work: KindWork, theirs: Theirs, ours: ProfileItem): Promise<void> {
  const { kind, known, context, from, link } = work;
  const base = work.rows.get(theirs.source)?.item;
  const merged = mergeFields({
    kind,
    base,
    theirs: theirs.item,
    baseInput: base && inputOf(kind, base, known).item,
    theirsInput: inputOf(kind, theirs.item, known).item,
    ours: fieldsIn(kind, ours),
  });
  const profile_item = ours.uuid;
  for (const conflict of merged.conflicts) ask(work, theirs, { ...conflict, profile_item });
  const place = { part: kind, source: theirs.source };
  work.settled.push(...[...merged.settled, 'entry'].map((field) => ({ ...place, field })));
  work.entries.push({ flag: kind, ...theirs, profile_item });
  if (!merged.isChanged) return;
  const input = asInput(kind, merged.item);
  if (isUntouched(ours, link.flowcase_link)) {
    await changeItemFrom(context.db, ours.uuid, input, { ...from, now: context.now });
  } else await changeTouchedItem(context.db, ours.uuid, input, context.now);
  work.parts.items.push(kind);
}

async function add(work: KindWork, theirs: Theirs): Promise<void> {
  const { kind, known, context, from, there, link } = work;
  if (there.size + work.added.length >= limits.profile.items) return;
  const input = inputOf(kind, theirs.item, known);
  const how = { ...from, now: context.now };
  const { uuid } = await addItemFrom(context.db, link.profile, input, how);
  work.added.push(uuid);
  work.entries.push({ flag: kind, ...theirs, profile_item: uuid });
  work.parts.items.push(kind);
}

async function mergeOne(work: KindWork, theirs: Theirs): Promise<void> {
  const { kind, rows, there } = work;
  const row = rows.get(theirs.source);
  const linked = row?.profile_item == null ? undefined : there.get(row.profile_item);
  if (linked !== undefined) return mergeBoth(work, theirs, linked);
  if (row !== undefined) {
    // Somebody has removed it here.
    work.entries.push({ flag: kind, ...theirs, profile_item: row.profile_item });
    if (isSame(row.item, theirs.item)) return;
    const sides = { base: nameOf(kind, row.item), theirs: nameOf(kind, theirs.item) };
    return ask(work, theirs, { field: 'entry', ...sides, profile_item: null });
  }
  const key = keyOf(kind, theirs.item);
  const same = [...there.values()].find(
    (item) => !work.taken.has(item.uuid) && keyOf(kind, fromColumns(kind, item)) === key,
  );
  if (same === undefined) return add(work, theirs);
  work.taken.add(same.uuid);
  return mergeBoth(work, theirs, same);
}

/** Flowcase has it no more: what nobody touched here goes too, and of the rest somebody decides. */
async function mergeGone(work: KindWork, gone: readonly EntryRow[]): Promise<void> {
  const { kind, there, context, link } = work;
  const remove: string[] = [];
  for (const { source, item, profile_item } of gone) {
    const ours = there.get(profile_item ?? '');
    const fields = [...fieldsOf(kind, item).keys(), ...(ours === undefined ? ['entry'] : [])];
    work.settled.push(...fields.map((field) => ({ part: kind, source, field })));
    if (ours === undefined) continue;
    if (isUntouched(ours, link.flowcase_link)) remove.push(ours.uuid);
    else {
      const base = nameOf(kind, item);
      ask(work, { source, item }, { field: 'entry', base, theirs: null, profile_item: ours.uuid });
    }
  }
  if (remove.length === 0) return;
  const { now } = context;
  const until = new Date(now.getTime() + limits.cvImport.keptDays * 86_400_000);
  await setItemsRemoved(context.db, remove, { now, until });
  work.parts.items.push(kind);
}

/** Merges the entries of one kind. */
export async function mergeItems(work: MergeWork, kind: ProfileItemKind): Promise<void> {
  const rows = work.before.filter(({ flag }) => flag === kind);
  const theirs: readonly Theirs[] = work.cv.found[kind].map(({ source, item }) => ({
    source,
    item: { ...item },
  }));
  const mine: KindWork = {
    ...work,
    kind,
    there: new Map(
      work.profile.items.filter((item) => item.kind === kind).map((item) => [item.uuid, item]),
    ),
    rows: new Map(rows.map((row) => [row.source, row])),
    taken: new Set(rows.flatMap(({ profile_item }) => (profile_item ? [profile_item] : []))),
    added: [],
  };
  for (const one of theirs) await mergeOne(mine, one);
  await placeByTime(work.context.db, work.link.profile, { kind, added: mine.added });
  const named = new Set(theirs.map(({ source }) => source));
  const isOver = new Set(work.cv.overLimit.map(({ source }) => source));
  const rest = rows.filter(({ source }) => !named.has(source));
  work.entries.push(...rest.filter(({ source }) => isOver.has(source)));
  await mergeGone(
    mine,
    rest.filter(({ source }) => !isOver.has(source)),
  );
}
