import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { saveApproved } from './criteria/criteria.repository.ts';
import type { OpportunityTable } from './opportunities.tables.ts';

/** A made-up advertisement with most of what a need says. */
export const aNeedText = `Erfaren Java-utvikler til betalingsplattform

Vi fornyer betalingsplattformen vår og trenger en backendutvikler i Bergen fra 1. februar 2027.
Omfanget er 80 % i 6 måneder, med mulighet for hjemmekontor.

Krav:
- Minst 8 års erfaring med Java
- God erfaring med PostgreSQL
- Flytende norsk

Det er en fordel med erfaring fra Kubernetes.`;

interface NeedFields extends Partial<Insertable<OpportunityTable>> {
  /** the texts that it is made of */
  texts?: readonly string[];
}

/** A made-up need, by default Torg's own and made of one text. Returns its id. */
export async function anOpportunity(db: Db, fields: NeedFields = {}): Promise<string> {
  const { texts = [aNeedText], ...columns } = fields;
  const now = new Date();
  return db.transaction().execute(async (tx) => {
    const { opportunity } = await tx
      .insertInto('opportunity')
      .values({
        opportunity_name: 'Betalingsplattform',
        locale: 'nb',
        created_at: now,
        updated_at: now,
        ...columns,
      })
      .returning('opportunity')
      .executeTakeFirstOrThrow();
    for (const [position, content] of texts.entries()) {
      const row = { opportunity, position, content, created_at: now };
      await tx.insertInto('opportunity_context').values(row).execute();
    }
    return opportunity;
  });
}

/** The first context of a need. */
export async function findAContext(db: Db, opportunity: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('opportunity_context')
    .select('context_id')
    .where('opportunity', '=', opportunity)
    .orderBy('position')
    .executeTakeFirst();
  return row?.context_id;
}

/** Criteria of a need that somebody has approved. */
export async function approvedCriteria(
  db: Db,
  opportunity: string,
  { criteria, account }: { criteria: readonly Criterion[]; account: string },
): Promise<void> {
  const now = new Date();
  await db.transaction().execute((tx) => saveApproved(tx, { opportunity, criteria, account, now }));
}
