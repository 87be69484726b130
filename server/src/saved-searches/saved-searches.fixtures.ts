import './saved-searches.tables.ts';
import type { AlertRhythm, SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import type { Db } from '../platform/database/tables.ts';

interface SearchFields {
  account: string;
  title?: string;
  notify?: AlertRhythm;
  body?: SavedBody;
}

/** A saved search that has found nobody yet; returns its id. */
export async function aSavedSearch(db: Db, fields: SearchFields): Promise<string> {
  const { account, title = 'Arkitekter', notify = 'never', body } = fields;
  const now = new Date();
  const { saved_search } = await db
    .insertInto('saved_search')
    .values({
      account,
      title,
      notify,
      audience: 'client',
      body: JSON.stringify(body ?? { anonymized: false }),
      created_at: now,
      looked_at: now,
      alerted_on: null,
      vector_version: null,
    })
    .returning('saved_search')
    .executeTakeFirstOrThrow();
  return saved_search;
}
