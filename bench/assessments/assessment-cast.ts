import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { inputHashOf } from '../../server/src/ai-jobs/ai-jobs.queries.ts';
import { assignmentAssessmentKind } from '../../server/src/assessments/kinds/assignment-assessment-kind.ts';
import { insertRows } from '../../server/demo/insert-rows.ts';
import type { Tables } from '../../server/src/platform/database/tables.ts';
import { anOrganization } from '../../server/src/organizations/organizations.fixtures.ts';
import { aConsultant } from '../../server/src/profiles/profiles.fixtures.ts';
import { signIn, type Player } from '../sign-in.ts';

type Db = Kysely<Tables>;

export interface AssessmentCast {
  /** of the assignment that the company has asked about */
  assignment: string;
  opportunity: string;
  companyAdmin: Player;
  /** whom buyers ask about */
  profiles: string[];
}

const assessed = 500;
const type = 'assignment_profile_ai_assessment';

const claim = (title: string, item: string) => ({
  title,
  description: `Nevnt i tre prosjekter fra 2018 til 2024, sist for to år siden: ${title}.`,
  evidence: [{ item, quote: 'Utviklet tjenester i Java med PostgreSQL på Kubernetes.' }],
});
const criteria = ['Minst 5 års erfaring med Java', 'God erfaring med PostgreSQL', 'Kubernetes'];

/** An answer as the rules write it. */
const outputAbout = (profile: string, turn: number) => ({
  version: 2,
  strengths: criteria.map((one) => claim(one, profile)),
  weaknesses: [{ title: 'Kafka', description: 'Ikke nevnt.', evidence: [] }],
  criteriaResults: criteria.map((one, at) => ({
    ...{ criteriaId: `ac_${at}`, criteria: one, importance: 'ABSOLUTE', reason: 'Nevnt.' },
    ...{ fulfillmentScore: 70, evidence: claim(one, profile).evidence },
  })),
  score: 40 + (turn % 60),
  matchingConfidence: 'GoodMatch',
  flags: [],
});

/** Consultants who come over to the company. */
async function moveToCompany(db: Db, company: string): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select x.account from account as x join profile as p on p.profile = x.account
    where x.role = 'consultant' and not x.is_admin_in_company
    order by x.account desc limit ${assessed}`.execute(db);
  const accounts = rows.map(({ account }) => account);
  await sql`update account set organization = ${company}
    where account = any(${accounts}::uuid[])`.execute(db);
  return accounts;
}

/** A company of its own, so that the others stay as they are. */
async function makeCompanyAdmin(db: Db): Promise<Player & { organization: string }> {
  const organization = await anOrganization(db, { kind: 'consultant_company' });
  const account = await aConsultant(db, { account: { organization, is_admin_in_company: true } });
  const [player] = await signIn(db, [{ account, organization }]);
  if (player === undefined) throw new Error('nobody signed in');
  return { ...player, organization };
}

async function makeNeed(db: Db, assignment: string): Promise<string> {
  const { rows } = await sql<{ opportunity: string }>`
    insert into opportunity (opportunity_name, organization, locale, own_of, created_at, updated_at)
    select title, organization, 'nb', assignment, now(), now() from assignment
    where assignment = ${assignment} returning opportunity`.execute(db);
  return rows[0]?.opportunity ?? '';
}

/** Fills what a company has asked about 500 of its consultants, all of it answered. */
export async function makeAssessmentCast(
  db: Db,
  { assignment, profiles }: Pick<AssessmentCast, 'assignment' | 'profiles'>,
): Promise<AssessmentCast> {
  const companyAdmin = await makeCompanyAdmin(db);
  const company = companyAdmin.organization;
  const accounts = await moveToCompany(db, company);
  const opportunity = await makeNeed(db, assignment);
  const now = new Date();
  const rows = accounts.map((account) => ({
    opportunity_profile_ai_assessment: randomUUID(),
    ...{ opportunity, account, company, prompt: '', asked_at: now },
    asked_by: companyAdmin.account,
  }));
  await insertRows(db, 'opportunity_profile_ai_assessment', rows);
  const subjects = rows.map((row) => row.opportunity_profile_ai_assessment);
  const bases = await assignmentAssessmentKind.basis(db, subjects);
  const jobs = rows.map(({ opportunity_profile_ai_assessment: subject, account }, turn) => ({
    ...({
      type,
      subject,
      locale: 'nb',
      prompt_version: 1,
      asked_by: companyAdmin.account,
    } as const),
    ...({ inference_status: 'success', answered_by: 'built-in', question_hash: 'q' } as const),
    input_hash: inputHashOf(bases.get(subject)),
    output: outputAbout(account, turn),
    ...{ created_at: now, finished_at: now },
  }));
  await insertRows(db, 'ai_job', jobs);
  await sql`analyze opportunity_profile_ai_assessment, ai_job`.execute(db);
  return { assignment, opportunity, companyAdmin, profiles };
}
