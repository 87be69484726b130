import { sql } from 'kysely';
import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Tx } from '../../src/platform/database/tables.ts';
import { stableId } from '../../src/platform/stable-id.ts';
import { insertRows } from '../insert-rows.ts';
import { demoMerge, demoMisses, demoProposals, demoSynonyms } from '../data/vocabulary.ts';
import type { Moments } from './moments.ts';
import { accountId } from './demo-ids.ts';

const termId = (key: string): string => stableId(`town:competency:${key}`);
const alike = (name: string) => ({ name_nb: name, name_sv: name, name_en: name });

/** Comes after the competencies that people chose themselves, until its position is known. */
const position = 1000;

async function closeUp(tx: Tx, table: 'profile_role' | 'profile_skill'): Promise<void> {
  await sql`update ${sql.table(table)} as k set position = (
      select count(*) from ${sql.table(table)} as other
      where other.profile = k.profile and other.position < k.position)
    where k.position = ${position}`.execute(tx);
}

async function loadProposals(tx: Tx, { days }: Moments): Promise<void> {
  const rows = demoProposals.map(({ key, name, type, discipline, daysAgo, users: [first] }) => ({
    competency: termId(key),
    key: termId(key),
    type,
    discipline,
    ...alike(name),
    status: 'proposed' as const,
    proposed_by: accountId(first ?? ''),
    created_at: days(-daysAgo),
  }));
  await insertRows(tx, 'competency', rows);
  const uses = (termType: 'role' | 'skill') =>
    demoProposals
      .filter(({ type }) => type === termType)
      .flatMap(({ key, users }) =>
        users.map((user) => ({ profile: accountId(user), competency: termId(key), position })),
      );
  await insertRows(tx, 'profile_role', uses('role'));
  await insertRows(tx, 'profile_skill', uses('skill'));
}

/** The state after an admin's merge: one profile had the merged skill, and now has the other. */
async function loadMerge(tx: Tx, { days }: Moments): Promise<void> {
  const { key, name, into, intoName, type, daysAgo, by, user } = demoMerge;
  const [competency, target, owner] = [termId(key), competencyId(type, into), accountId(user)];
  const merge = stableId(`town:merge:${key}`);
  const synonym = stableId(`town:synonym:${key}`);
  await insertRows(tx, 'competency', [
    {
      competency,
      key: competency,
      type,
      discipline: 'technology',
      ...alike(name),
      status: 'merged',
      merged_into: target,
      proposed_by: owner,
      created_at: days(-daysAgo - 3),
    },
  ]);
  await sql`insert into profile_skill (profile, competency, position)
    values (${owner}, ${target}, ${position}) on conflict do nothing`.execute(tx);
  await insertRows(tx, 'competency_synonym', [
    { synonym, competency: target, text: name, relation: 'same', created_at: days(-daysAgo) },
  ]);
  await insertRows(tx, 'competency_merge', [
    {
      merge,
      competency,
      into_competency: target,
      status_before: 'proposed',
      made_by: accountId(by),
      made_at: days(-daysAgo),
    },
  ]);
  await insertRows(tx, 'event', [
    {
      kind: 'recorded_change',
      acting_account: accountId(by),
      metadata: {
        what: 'merged_competency',
        object: { kind: 'competency', id: competency, name },
        objects: [competency, target],
        before: { status: 'proposed', merged_into: null },
        after: { status: 'merged', merged_into: intoName, moved: 1 },
      },
      created_at: days(-daysAgo),
    },
  ]);
  const moved = { merge, position, mark: false, mark_of_other: null };
  await insertRows(tx, 'competency_moved', [
    { ...moved, kind: 'skill', owner },
    { ...moved, kind: 'synonym', owner: synonym },
  ]);
}

async function loadSynonyms(tx: Tx, { days }: Moments): Promise<void> {
  const rows = demoSynonyms.map(({ type, of, ...word }) => ({
    competency: competencyId(type, of),
    ...word,
    created_at: days(-14),
  }));
  await insertRows(tx, 'competency_synonym', rows);
  const textsOf = (relation: string) => sql`array(select s.text from competency_synonym as s
    where s.competency = c.competency and s.relation = ${sql.lit(relation)}
    order by s.created_at, s.text)`;
  await sql`update competency as c set synonyms = ${textsOf('same')}, narrower = ${textsOf('narrower')},
      ambiguous = ${textsOf('ambiguous')}
    where c.competency in (select competency from competency_synonym
      where created_at < now() - interval '1 day')`.execute(tx);
}

async function loadMisses(tx: Tx, { days }: Moments): Promise<void> {
  const rows = demoMisses.flatMap(({ text, by, daysAgo }) =>
    daysAgo.map((ago) => ({
      kind: 'performed_search' as const,
      acting_account: accountId(by),
      metadata: { query: text, total: 0 },
      created_at: days(-ago),
    })),
  );
  await insertRows(tx, 'event', rows);
}

/** A mail that could not be sent, if its dead-letter queue exists. */
async function loadFailedJob(tx: Tx, { days }: Moments): Promise<void> {
  const queue = 'mail-unread-dead';
  const { rows } = await sql<{ queues: string | null }>`
    select to_regclass('pgboss.queue')::text as queues`.execute(tx);
  if (rows[0]?.queues === null) return;
  const data = {
    input: { thread: stableId('town:thread:gone') },
    traceId: '7d2f0c3b9a514e6f8a1b2c3d4e5f6071',
  };
  const output = { message: '451 4.3.2 The mail server is busy, try again later' };
  await sql`insert into pgboss.job (name, data, created_on, keep_until, policy, source_name,
      source_id, source_created_on, source_retry_count, source_output)
    select ${queue}, ${JSON.stringify(data)}::jsonb, ${days(-0.4)}, now() + interval '90 days',
      'standard', 'mail-unread', gen_random_uuid(), ${days(-0.5)}, 5,
      ${JSON.stringify(output)}::jsonb
    from pgboss.queue where name = ${queue}`.execute(tx);
}

/**
 * Loads what admins manage: proposals, a merge, synonyms, searches without hits, and a failed job.
 */
export async function loadVocabulary(tx: Tx, moments: Moments): Promise<void> {
  await loadProposals(tx, moments);
  await loadMerge(tx, moments);
  await closeUp(tx, 'profile_role');
  await closeUp(tx, 'profile_skill');
  await loadSynonyms(tx, moments);
  await loadMisses(tx, moments);
  await loadFailedJob(tx, moments);
}
