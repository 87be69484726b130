import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { limits } from '@torg/protocol/limits';
import type { MoveContext } from '../../platform/moves/movable.ts';
import {
  addItemFrom,
  changeItemFrom,
  placeByTime,
  setItemsRemoved,
  type CameFrom,
} from '../../profiles/profiles.commands.ts';
import { fromColumns } from '../../profiles/profiles.queries.ts';
import { updateEntries, type EntryUpdate } from '../cv-imports.repository.ts';
import type { SectionState } from '../cv-imports.tables.ts';
import { inputOf } from './input-of.ts';
import type { KnownTerms } from './known-terms.ts';
import { planItems, type ItemsPlan } from './plan-items.ts';
import type { Target } from './target.ts';
import type { Wanted, WantedSection } from './wanted.ts';

interface ItemsWork {
  context: MoveContext;
  target: Target;
  wanted: Wanted;
  known: KnownTerms;
  from: CameFrom;
  kind: ProfileItemKind;
  section: WantedSection;
}

/** Adds in the order of the CV; where dates tell it, the newest comes first. */
async function add(work: ItemsWork, plan: ItemsPlan): Promise<EntryUpdate[]> {
  const { context, target, from, kind } = work;
  const updates: EntryUpdate[] = [];
  const items: string[] = [];
  for (const { entry, item } of plan.add) {
    const how = { ...from, now: context.now };
    const input = inputOf(work.kind, item, work.known);
    const added = await addItemFrom(context.db, target.profile.profile, input, how);
    const place = { profile_item: added.uuid, item_revision: added.revision };
    updates.push({ entry, item, state: 'kept', reason: null, ...place });
    items.push(added.uuid);
  }
  await placeByTime(context.db, target.profile.profile, { kind, added: items });
  return updates;
}

async function change(work: ItemsWork, plan: ItemsPlan): Promise<EntryUpdate[]> {
  const { context, from } = work;
  const updates: EntryUpdate[] = [];
  for (const { entry, profile_item, item } of plan.change) {
    const how = { ...from, now: context.now };
    const saved = await changeItemFrom(
      context.db,
      profile_item,
      inputOf(work.kind, item, work.known),
      how,
    );
    updates.push({ entry, item, state: 'kept', reason: null, item_revision: saved.revision });
  }
  return updates;
}

function planOf({ target, wanted, kind, section }: ItemsWork): ItemsPlan {
  const { row, entries, profile } = target;
  return planItems({
    ...section,
    kind,
    existing: profile.items
      .filter((item) => item.kind === kind)
      .map((item) => ({
        uuid: item.uuid,
        revision: item.revision,
        fields: fromColumns(kind, item),
      })),
    entries: entries.filter(({ flag }) => flag === kind),
    dropped: wanted.dropped,
    seen: row.seen.items,
    replaced: row.sections[kind]?.replaced.items ?? [],
  });
}

/** Does to the entries of one kind what is wanted. */
export async function changeItems(
  work: ItemsWork,
): Promise<{ state: SectionState; isChanged: boolean }> {
  const { db, now } = work.context;
  const plan = planOf(work);
  const until = new Date(now.getTime() + limits.cvImport.keptDays * 86_400_000);
  if (plan.remove.length > 0) await setItemsRemoved(db, plan.remove, { now, until });
  if (plan.restore.length > 0) await setItemsRemoved(db, plan.restore, { now, until: null });
  const updates = [...(await change(work, plan)), ...(await add(work, plan))];
  const unchanged = plan.changes.map(({ reason = null, ...one }) => ({ ...one, reason }));
  await updateEntries(db, [...unchanged, ...updates]);
  const isChanged = updates.length + plan.remove.length + plan.restore.length > 0;
  return { state: plan.section, isChanged };
}
