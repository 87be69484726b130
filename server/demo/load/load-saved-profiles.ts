import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/saved-profiles/saved-profiles.tables.ts';
import { insertRows } from '../insert-rows.ts';
import { demoNotes, demoSavedLists } from '../data/saved.ts';
import type { DemoSavedList } from '../data/saved.types.ts';
import type { Moments } from './moments.ts';
import { accountId, savedListId } from './demo-ids.ts';

const listIdOf = ({ owner, title }: DemoSavedList): string => savedListId(`${owner}:${title}`);

const noteOn = (owner: string, consultant: string): string =>
  demoNotes.find((one) => one.owner === owner && one.consultant === consultant)?.note ?? '';

/** The members of a list, with the time each was saved. */
const placesOf = (list: DemoSavedList, { hours }: Moments) =>
  list.consultants.map((consultant, at) => ({
    saved_list: listIdOf(list),
    account: accountId(list.owner),
    profile: accountId(consultant),
    added_by: accountId(list.addedBy?.[consultant] ?? list.owner),
    added_at: hours(list.offsetHours + at),
    note: noteOn(list.owner, consultant),
  }));

/** Loads the lists of buyers and admins with their notes. */
export async function loadSavedProfiles(db: Db, moments: Moments): Promise<void> {
  const lists = demoSavedLists.map((list) => ({
    saved_list: listIdOf(list),
    account: accountId(list.owner),
    title: list.title,
    is_default: list.title === '',
    created_at: moments.hours(list.offsetHours),
  }));
  const places = demoSavedLists.flatMap((list) => placesOf(list, moments));
  // Somebody on several lists was saved when they were put on the first.
  const saved = new Map(
    places.toReversed().map((one) => [`${one.account} ${one.profile}`, one] as const),
  );
  await insertRows(db, 'saved_list', lists);
  await insertRows(
    db,
    'saved_profile',
    [...saved.values()].map(({ account, profile, note, added_at }) => ({
      account,
      profile,
      note,
      revision: note === '' ? 0 : 1,
      saved_at: added_at,
      changed_at: added_at,
      left_lists: [],
    })),
  );
  await insertRows(
    db,
    'saved_list_profile',
    places.map(({ note: _note, account: _account, ...place }) => place),
  );
}
