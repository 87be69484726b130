import { accountFields, type RecordedChange } from '@torg/protocol/events/changes';
import type { MoveEventKind } from '@torg/protocol/events/event-kinds';
import { imageUrl } from '../files/files.queries.ts';
import type { Db } from '../platform/database/tables.ts';
import { findChanges, findNames, type ChangeRow } from './changes.repository.ts';

type Values = RecordedChange['before'];
const idsIn = (value: string): string[] => value.split(' ').filter((id) => id !== '');
const accountsIn = (values: Values): string[] =>
  accountFields.flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' ? idsIn(value) : [];
  });

const namesOf = (value: string, names: ReadonlyMap<string, string>): string =>
  idsIn(value)
    .map((id) => names.get(id) ?? '')
    .filter((name) => name !== '')
    .join(', ');

/** Replaces the ids of accounts by their names. */
const withNames = (values: Values, names: ReadonlyMap<string, string>): Values => ({
  ...values,
  ...Object.fromEntries(
    accountFields.flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' ? [[field, namesOf(value, names)]] : [];
    }),
  ),
});

/** The kind of the change: of a move its event's kind, of a change its own field. */
const whatOf = ({ kind, metadata }: ChangeRow): RecordedChange['what'] =>
  'what' in metadata ? metadata.what : (kind as MoveEventKind);

function changeView(row: ChangeRow, names: ReadonlyMap<string, string>): RecordedChange {
  const { object, before, after } = row.metadata;
  const { account, name, image_file } = row;
  return {
    change: row.event,
    what: whatOf(row),
    object: { ...object, name: row.person || object.name || null },
    is_automatic: 'by' in row.metadata && row.metadata.by === 'system',
    by: account === null ? null : { account, name: name ?? '', image_url: imageUrl(image_file) },
    at: row.created_at.toISOString(),
    before: withNames(before, names),
    after: withNames(after, names),
  };
}

interface Page {
  limit: number;
  offset: number;
}

/** A page of an object's history, newest first. */
export async function readChanges(
  db: Db,
  object: string,
  { limit, offset }: Page,
): Promise<Page & { changes: RecordedChange[]; total: number }> {
  const { rows, total } = await findChanges(db, object, { limit, offset });
  const accounts = rows.flatMap(({ metadata }) =>
    [metadata.before, metadata.after].flatMap(accountsIn),
  );
  const names = await findNames(db, accounts);
  return { changes: rows.map((row) => changeView(row, names)), total, limit, offset };
}
