import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { Tx } from '../../platform/database/tables.ts';
import { fromColumns } from '../items/profile-item-columns.ts';
import { orderItems } from '../items/profile-items.repository.ts';
import { isNewer, recencyOf, type Recency } from '../items/recency.ts';

export interface Timed {
  item: string;
  /** null: it has no say in where others stand */
  when: Recency | null;
}

/** Where an entry stands among others with the fewest of them on the wrong side; undated: last. */
export function placeBeside({ when }: Timed, others: readonly Timed[]): number {
  if (when === null) return others.length;
  const isOlder = (other: Recency): boolean => isNewer(when, other);
  let wrong = others.filter((other) => other.when !== null && !isOlder(other.when)).length;
  let [place, least] = [0, wrong];
  for (const [at, other] of others.entries()) {
    if (other.when !== null) wrong += isOlder(other.when) ? 1 : -1;
    if (wrong < least) [place, least] = [at + 1, wrong];
  }
  return place;
}

/** All entries of a kind in their order; a removed one keeps its place, for when it comes back. */
async function inOrder(tx: Tx, profile: string, kind: ProfileItemKind): Promise<Timed[]> {
  const rows = await tx
    .selectFrom('profile_item')
    .select(['item', 'removed_at', 'from_year', 'from_month', 'to_year', 'to_month'])
    .where('profile', '=', profile)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('item')
    .execute();
  return rows.map(({ item, removed_at, ...columns }) => ({
    item,
    when: removed_at === null ? recencyOf(fromColumns(kind, columns)) : null,
  }));
}

/** Puts new entries where their dates belong, the newest first; the others stay in their order. */
export async function placeByTime(
  tx: Tx,
  profile: string,
  { kind, added }: { kind: ProfileItemKind; added: readonly string[] },
): Promise<void> {
  if (added.length === 0) return;
  const all = await inOrder(tx, profile, kind);
  const isAdded = new Set(added);
  const order = all.filter(({ item }) => !isAdded.has(item));
  const byId = new Map(all.map((one) => [one.item, one]));
  for (const item of added) {
    const one = byId.get(item);
    if (one) order.splice(placeBeside(one, order), 0, one);
  }
  await orderItems(tx, profile, { kind, items: order.map(({ item }) => item) });
}
