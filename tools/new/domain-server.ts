import type { Change } from './change.ts';
import type { DomainNames } from './domain-names.ts';
import { testsOf } from './domain-tests.ts';

export function serverFiles(names: DomainNames, migration: string): Change[] {
  const { folder, one, many } = names;
  const base = `server/src/${folder}`;
  const files: [path: string, text: string][] = [
    [`server/migrations/${migration}_${many.snake}.ts`, migrationText(names)],
    [`${base}/${folder}.tables.ts`, tablesText(names)],
    [`${base}/${folder}.merges.ts`, mergesText(names)],
    [`${base}/${folder}.policy.ts`, policyText(names)],
    [`${base}/${folder}.repository.ts`, repositoryText(names)],
    [`${base}/${folder}.views.ts`, viewsText(names)],
    [`${base}/${folder}.routes.ts`, routesText(names)],
    [`${base}/${folder}.fixtures.ts`, fixturesText(names)],
    [`${base}/list-${many.kebab}.ts`, listText(names)],
    [`${base}/create-${one.kebab}.ts`, createText(names)],
    ...testsOf(names, base),
  ];
  return files.map(([path, text]) => ({ path, text, fresh: true }));
}

function migrationText({ one }: DomainNames): string {
  return `import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${one.snake} (
      ${one.snake} uuid primary key default gen_random_uuid(),
      title text not null,
      folded_title text not null generated always as (public.folded(title)) stored,
      created_by uuid not null references account (account) on delete cascade,
      created_at timestamptz not null default now()
    )\`.execute(db);
  await sql\`create index ${one.snake}_newest on ${one.snake} (created_at desc, ${one.snake})\`.execute(db);
  await sql\`create index ${one.snake}_folded_title on ${one.snake}
    using gin (folded_title public.gin_trgm_ops)\`.execute(db);
}
`;
}

function tablesText({ one }: DomainNames): string {
  return `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ${one.pascal}Table {
  ${one.snake}: Generated<string>;
  title: string;
  /** for searches */
  folded_title: GeneratedAlways<string>;
  created_by: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    ${one.snake}: ${one.pascal}Table;
  }
}
`;
}

function mergesText({ one }: DomainNames): string {
  return `import { merges } from '../platform/merges.ts';

export const ${one.camel}Merges = merges({
  account: { '${one.snake}.created_by': 'follows' },
});
`;
}

function policyText({ folder, one, article }: DomainNames): string {
  return `import type { ${one.pascal} } from '@torg/protocol/${folder}/${folder}';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'account' | 'role'>;

/** What rights in ${article} ${one.words} depend on. */
interface ${one.pascal}Facts {
  created_by: string;
}

/** All that somebody can do with it, sent in every answer that contains one. */
export function can(actor: PolicyActor, facts: ${one.pascal}Facts): ${one.pascal}['can'] {
  return { change: actor.role === 'admin' || actor.account === facts.created_by };
}
`;
}

function repositoryText({ folder, one, many }: DomainNames): string {
  return `import type { ${one.pascal}Sort } from '@torg/protocol/${folder}/${folder}';
import type { SortDirection } from '@torg/protocol/terms';
import { sql, type Selectable } from 'kysely';
import { foldedContaining } from '../platform/database/like.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { ${one.pascal}Table } from './${folder}.tables.ts';

export type ${one.pascal}Row = Selectable<${one.pascal}Table>;

interface Question {
  text?: string | undefined;
  sort: ${one.pascal}Sort;
  direction: SortDirection;
  limit: number;
  offset: number;
}

const sortKeys = {
  created: sql\`created_at\`,
  title: sql\`lower(title)\`,
};

/** A page of them, and their total. */
export async function find${many.pascal}(db: Db, question: Question) {
  const { text, sort, direction, limit, offset } = question;
  const pattern = foldedContaining(text ?? '');
  const found = db.selectFrom('${one.snake}').where('folded_title', 'like', pattern);
  const rows = await found
    .selectAll()
    .orderBy(sortKeys[sort], direction)
    .orderBy('${one.snake}')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function insert${one.pascal}(
  tx: Tx,
  values: { title: string; created_by: string },
): Promise<${one.pascal}Row> {
  return tx.insertInto('${one.snake}').values(values).returningAll().executeTakeFirstOrThrow();
}
`;
}

function viewsText({ one, many, folder }: DomainNames): string {
  return `import type { ${one.pascal} } from '@torg/protocol/${folder}/${folder}';
import type { Actor } from '../platform/actor.ts';
import { can } from './${folder}.policy.ts';
import type { ${one.pascal}Row } from './${many.kebab}.repository.ts';

export function ${one.camel}View(actor: Actor, row: ${one.pascal}Row): ${one.pascal} {
  return {
    uuid: row.${one.snake},
    title: row.title,
    created_at: row.created_at.toISOString(),
    can: can(actor, row),
  };
}
`;
}

function routesText({ folder, one, many, calls, routes }: DomainNames): string {
  return `import { ${calls} } from '@torg/protocol/${folder}/${folder}';
import { routes } from '../platform/handler.ts';
import { create${one.pascal} } from './create-${one.kebab}.ts';
import './${folder}.tables.ts';
import { list${many.pascal} } from './list-${many.kebab}.ts';

export const ${routes} = routes(${calls}, { list${many.pascal}, create${one.pascal} });
`;
}

function fixturesText({ folder, one, article }: DomainNames): string {
  const name = `${article}${one.pascal}`;
  return `import type { Insertable } from 'kysely';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ${one.pascal}Table } from './${folder}.tables.ts';

/** A made-up ${one.words}. Returns its id. */
export async function ${name}(
  db: Db,
  fields: Partial<Insertable<${one.pascal}Table>> = {},
): Promise<string> {
  const created_by = fields.created_by ?? (await anAccount(db));
  const { ${one.snake} } = await db
    .insertInto('${one.snake}')
    .values({ title: 'Grønnmarka', ...fields, created_by })
    .returning('${one.snake}')
    .executeTakeFirstOrThrow();
  return ${one.snake};
}
`;
}

function listText({ folder, one, many, calls }: DomainNames): string {
  return `import type { ${calls} } from '@torg/protocol/${folder}/${folder}';
import type { Handler } from '../platform/handler.ts';
import { find${many.pascal} } from './${folder}.repository.ts';
import { ${one.camel}View } from './${folder}.views.ts';

export const list${many.pascal}: Handler<typeof ${calls}.list${many.pascal}> = async (
  { db, actor },
  { query },
) => {
  const { rows, total } = await find${many.pascal}(db, query);
  const { limit, offset } = query;
  return { ${many.snake}: rows.map((row) => ${one.camel}View(actor, row)), total, limit, offset };
};
`;
}

function createText({ folder, one, calls }: DomainNames): string {
  return `import type { ${calls} } from '@torg/protocol/${folder}/${folder}';
import type { Handler } from '../platform/handler.ts';
import { insert${one.pascal} } from './${folder}.repository.ts';
import { ${one.camel}View } from './${folder}.views.ts';

export const create${one.pascal}: Handler<typeof ${calls}.create${one.pascal}> = async (
  { db, actor },
  { body },
) => {
  const row = await insert${one.pascal}(db, { title: body.title, created_by: actor.account });
  return ${one.camel}View(actor, row);
};
`;
}
