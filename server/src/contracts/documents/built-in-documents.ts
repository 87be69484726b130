import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTypes, type DocumentType } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import '../contracts.tables.ts';

interface BuiltIn {
  title: string;
  text: string;
}

/** The document that ships with the product: a title in the first line, and the text below. */
export function builtInDocument(type: DocumentType): BuiltIn {
  const file = readFileSync(join(import.meta.dirname, 'texts', `${type}.md`), 'utf8');
  const [first = '', ...rest] = file.split('\n');
  return { title: first.replace(/^# /, ''), text: rest.join('\n').trim() };
}

/**
 * Publishes each document that has no published version with a text: all of them in a new database;
 * after versions of before, whose texts were not stored here, it is the next one.
 */
export async function publishBuiltInDocuments(db: Db): Promise<void> {
  const { rows } = await sql<{ type: DocumentType }>`
    select distinct type from contract_document where state = 'published' and text <> ''`.execute(
    db,
  );
  const there = new Set(rows.map(({ type }) => type));
  for (const type of documentTypes.filter((one) => !there.has(one))) {
    const { title, text } = builtInDocument(type);
    // Of two processes that start at once, one publishes it, also when the other looked before.
    await sql`
      insert into contract_document (type, version, state, title, text, published_at)
      select ${type}, coalesce(max(version), 0) + 1, 'published', ${title}, ${text}, now()
      from contract_document where type = ${type}
      having not coalesce(bool_or(state = 'published' and text <> ''), false)
      on conflict do nothing`.execute(db);
  }
}
