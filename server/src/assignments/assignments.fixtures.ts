import type { Insertable } from 'kysely';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { AssignmentTable } from './assignments.tables.ts';

type Person = 'editor' | 'contact' | 'invited';

interface AssignmentFields extends Partial<Insertable<AssignmentTable>> {
  /** account ids; created if not given */
  editors?: readonly string[];
  contacts?: readonly string[];
  invited?: readonly string[];
  /** competency ids, roles and skills alike */
  competencies?: readonly string[];
}

const description = `Vi fornyer fakturaløpet og trenger en erfaren utvikler som kan ta eierskap til
tjenestene bak. Du blir en del av et team på seks som slipper kode hver dag, og samarbeider tett med
produkt og drift. Oppstart så snart vi har funnet den rette, med mulighet for forlengelse.`;

const tableOf = {
  editor: 'assignment_editor',
  contact: 'assignment_contact',
  invited: 'assignment_invited',
} as const;

async function attachPeople(
  tx: Tx,
  kind: Person,
  { assignment, accounts }: { assignment: string; accounts: readonly string[] },
): Promise<void> {
  if (accounts.length === 0) return;
  const rows = accounts.map((account, position) => ({ assignment, account, position }));
  await tx.insertInto(tableOf[kind]).values(rows).execute();
}

async function someCompetency(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom('competency')
    .select('competency')
    .where('type', '=', 'role')
    .orderBy('key')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.competency;
}

/** A made-up assignment, by default published and complete. Returns its id. */
export async function anAssignment(db: Db, fields: AssignmentFields = {}): Promise<string> {
  const { editors, contacts, invited = [], competencies, ...columns } = fields;
  const organization = columns.organization ?? (await anOrganization(db));
  const role = 'consultant_buyer' as const;
  const own = editors ?? [await anAccount(db, { role, organization, name: 'Kari Vestli' })];
  const state = columns.state ?? 'published';
  return db.transaction().execute(async (tx) => {
    const { assignment } = await tx
      .insertInto('assignment')
      .values({
        state,
        title: 'Backendutvikler til fakturaløpet',
        description,
        discipline: 'technology',
        percent: 100,
        allow_remote_work: true,
        deadline_kind: columns.deadline_date ? 'date' : 'continuous',
        public_date: state === 'draft' ? null : new Date(),
        created_by: own[0] ?? null,
        updated_by: own[0] ?? null,
        ...columns,
        organization,
      } as Insertable<AssignmentTable>)
      .returning('assignment')
      .executeTakeFirstOrThrow();
    const required = competencies ?? [await someCompetency(tx)];
    const rows = required.map((competency, position) => ({ assignment, competency, position }));
    if (rows.length > 0) await tx.insertInto('assignment_competency').values(rows).execute();
    await attachPeople(tx, 'editor', { assignment, accounts: own });
    await attachPeople(tx, 'contact', { assignment, accounts: contacts ?? own });
    await attachPeople(tx, 'invited', { assignment, accounts: invited });
    return assignment;
  });
}
