import type { Locale } from '@torg/protocol/terms';
import { measuredBy } from '../../opportunities/opportunities.queries.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { findMaskedCvs } from '../cv/masked-cvs.ts';
import type { MaskedCv } from '../cv/masked-cv.ts';
import { type NeedToMeet, asksForLanguages, criteriaOf } from '../rules/need-to-meet.ts';

/** What a need looks for, as engines read it; undefined: it is gone or archived. */
export async function needToMeet(
  context: JobContext,
  opportunity: string,
  locale: Locale,
): Promise<NeedToMeet | undefined> {
  const measured = await measuredBy(context, opportunity, locale);
  if (measured === undefined) return undefined;
  const { criteria, fields } = measured;
  return {
    title: fields.title,
    criteria: criteria.map(({ id, criteria: text, importance }) => ({
      ...{ id, criteria: text, importance },
    })),
    requirements: fields.requirements.map(({ kind, text }) => ({ kind, text })),
    roles: fields.roles.map(({ uuid, name }) => ({ uuid, name })),
    skills: fields.skills.map(({ uuid, name }) => ({ uuid, name })),
    region: fields.region && { uuid: fields.region.uuid, name: fields.region.name },
    allow_remote_work: fields.allow_remote_work,
    start_date: fields.start_date,
  };
}

/** CVs as machines see them; languages only where a criterion is about them. */
export async function cvsFor(
  { db, searches }: JobContext,
  accounts: readonly string[],
  { need, locale }: { need: NeedToMeet; locale: Locale },
): Promise<Map<string, MaskedCv>> {
  const knowledge = await loadKnowledge(searches);
  const withLanguages = asksForLanguages(criteriaOf(need, locale), knowledge);
  return findMaskedCvs(db, accounts, { withLanguages, locale });
}
