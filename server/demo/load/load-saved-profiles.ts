import type { Db } from '../../src/platform/database/tables.ts';
import '../../src/saved-profiles/saved-profiles.tables.ts';
import { insertRows } from '../insert-rows.ts';
import { demoNotes, demoSavedLists } from '../data/saved.ts';
import type { DemoSavedList } from '../data/saved.types.ts';
import type { Moments } from './moments.ts';
import { demoBuyers } from '../data/people.ts';
import { accountId, organizationId, savedCommentId, savedListId } from './demo-ids.ts';

const listIdOf = ({ owner, title }: DemoSavedList): string => savedListId(`${owner}:${title}`);

const noteOn = (owner: string, consultant: string): string =>
  demoNotes.find((one) => one.owner === owner && one.consultant === consultant)?.note ?? '';

/** The members of a list, with the time each was saved. */
const placesOf = (list: DemoSavedList, { hours }: Moments) =>
  list.consultants.map((consultant, at) => ({
    saved_list: listIdOf(list),
    account: accountId(list.owner),
    profile: accountId(consultant),
    added_by: accountId(list.shared?.addedBy?.[consultant] ?? list.owner),
    added_at: hours(list.offsetHours + at),
    note: noteOn(list.owner, consultant),
  }));

const companyOf = (owner: string): string =>
  organizationId(demoBuyers.find(({ key }) => key === owner)?.companyKey ?? '');

/** What colleagues say in shared lists, an hour apart. */
async function loadTeams(db: Db, { hours }: Moments): Promise<void> {
  const votes = demoSavedLists.flatMap((list) =>
    (list.shared?.votes ?? []).map(({ by, consultant, vote }, at) => ({
      ...{ saved_list: listIdOf(list), profile: accountId(consultant), account: accountId(by) },
      ...{ vote, voted_at: hours(list.offsetHours + 20 + at) },
    })),
  );
  const comments = demoSavedLists.flatMap((list) =>
    (list.shared?.comments ?? []).map(({ by, consultant, content }, at) => ({
      saved_comment: savedCommentId(`${list.title}:${at}`),
      ...{ saved_list: listIdOf(list), profile: accountId(consultant), content },
      created_by: accountId(by),
      created_at: hours(list.offsetHours + 21 + at),
      updated_at: hours(list.offsetHours + 21 + at),
    })),
  );
  await insertRows(db, 'saved_vote', votes);
  await insertRows(db, 'saved_comment', comments);
}

/** Loads the lists of buyers and admins with their notes. */
export async function loadSavedProfiles(db: Db, moments: Moments): Promise<void> {
  const lists = demoSavedLists.map((list) => ({
    saved_list: listIdOf(list),
    account: accountId(list.owner),
    title: list.title,
    is_default: list.title === '',
    created_at: moments.hours(list.offsetHours),
    shared_with: list.shared === undefined ? null : companyOf(list.owner),
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
  await loadTeams(db, moments);
}
