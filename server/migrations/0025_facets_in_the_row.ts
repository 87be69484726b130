import { sql, type Kysely } from 'kysely';

const facets = [
  ...['roles', 'skills', 'experts', 'emphasized', 'disciplines', 'regions', 'countries'],
  ...['project_skills', 'project_roles', 'project_names', 'customers', 'companies', 'schools'],
  ...['degrees', 'programmes', 'certifications', 'courses', 'languages'],
];

/**
 * The heading fills most of what PostgreSQL leaves in a row, and the lists that filters look at were
 * put out of it: each look at one was a read of its own. They stay in the row now; the words do not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const each = (part: (facet: string) => string) => sql.raw(facets.map(part).join(', '));
  await sql`alter table profile_search
    ${each((facet) => `alter column ${facet} set storage main`)}`.execute(db);
  // Only a new value is put where it is to be.
  await sql`update profile_search set ${each((facet) => `${facet} = ${facet} || '{}'`)}`.execute(
    db,
  );
}
