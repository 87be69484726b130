import { limits } from '@torg/protocol/limits';
import type { Country, RequirementKind } from '@torg/protocol/terms';
import { z } from 'zod';
import type { AskContext } from '../../ai-jobs/ai-jobs.commands.ts';
import { contextsChanged } from '../contexts/contexts-changed.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { lockOpportunity } from '../opportunities.repository.ts';
import {
  findFollowed,
  findOwnNeed,
  followText,
  type FollowedAssignment,
} from './own-need.repository.ts';

const headings: Record<Country, Record<RequirementKind | 'roles' | 'skills', string>> = {
  NO: { must: 'Må-krav', should: 'Bør-krav', roles: 'Rolle', skills: 'Kompetanse' },
  SE: { must: 'Ska-krav', should: 'Bör-krav', roles: 'Roll', skills: 'Kompetens' },
};

/** What was chosen from lists stands in no text of the assignment. */
function named(what: 'roles' | 'skills', { country, ...followed }: FollowedAssignment): string[] {
  const names = followed[what];
  return names.length === 0 ? [] : [`${headings[country][what]}: ${names.join(', ')}`];
}

function listed(kind: RequirementKind, { requirements, country }: FollowedAssignment): string[] {
  const own = requirements.filter((one) => one.kind === kind);
  if (own.length === 0) return [];
  return [`${headings[country][kind]}:\n${own.map(({ text }) => `- ${text}`).join('\n')}`];
}

/** An assignment as a text that can be read. */
export const textOf = (followed: FollowedAssignment): string =>
  [
    ...[followed.title, followed.description],
    ...[...named('roles', followed), ...named('skills', followed)],
    ...[...listed('must', followed), ...listed('should', followed)],
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
    .slice(0, limits.opportunity.content);

/** Brings the own need of an assignment to what the assignment says now. */
export async function follow(
  context: AskContext,
  { opportunity, asked_by }: { opportunity: string; asked_by: string | null },
): Promise<void> {
  const { db, now } = context;
  const row = await lockOpportunity(db, opportunity);
  const followed = row?.own_of ? await findFollowed(db, row.own_of) : undefined;
  if (followed === undefined) return;
  const isOther = await followText(db, { opportunity, text: textOf(followed), now });
  if (isOther) await contextsChanged(context, opportunity, asked_by);
}

/** An assignment's own need follows its text. */
export const followAssignment = defineJob({
  name: 'follow-assignment',
  input: z.object({ assignment: z.uuid(), asked_by: z.uuid().nullable() }),
  async run({ db, transaction, now, external: { settings } }, { assignment, asked_by }) {
    const opportunity = await findOwnNeed(db, assignment);
    if (opportunity === undefined) return;
    await transaction((tx, job) =>
      follow({ db: tx, now: now(), settings, ...job }, { opportunity, asked_by }),
    );
  },
});
