import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { MergePair } from '../../platform/merges.ts';

/** Of two equal questions, the one about the account that stays, with its answer, is left. */
async function followAssessed(tx: Tx, { from, to }: MergePair): Promise<void> {
  await sql`
    delete from opportunity_profile_ai_assessment as old
    using opportunity_profile_ai_assessment as kept
    where old.account = ${from} and kept.account = ${to} and kept.opportunity = old.opportunity
      and kept.company is not distinct from old.company
      and kept.prompt_hash = old.prompt_hash`.execute(tx);
  await sql`update opportunity_profile_ai_assessment set account = ${to}
    where account = ${from}`.execute(tx);
}

/** Somebody waits once for a person to look at a need. */
async function followWishes(tx: Tx, { from, to }: MergePair): Promise<void> {
  await sql`
    delete from human_assessment as old using human_assessment as kept
    where old.account = ${from} and kept.account = ${to} and kept.opportunity = old.opportunity
      and old.answered_at is null and kept.answered_at is null`.execute(tx);
}

/** What was asked about two accounts that become one. */
export async function mergeAssessments(tx: Tx, pair: MergePair): Promise<void> {
  await followAssessed(tx, pair);
  await followWishes(tx, pair);
}

/** What two consultant companies that become one have asked. */
export async function mergeAssessmentsOfCompany(tx: Tx, { from, to }: MergePair): Promise<void> {
  await sql`
    delete from opportunity_profile_ai_assessment as old
    using opportunity_profile_ai_assessment as kept
    where old.company = ${from} and kept.company = ${to} and kept.opportunity = old.opportunity
      and kept.account = old.account and kept.prompt_hash = old.prompt_hash`.execute(tx);
  await sql`update opportunity_profile_ai_assessment set company = ${to}
    where company = ${from}`.execute(tx);
}
