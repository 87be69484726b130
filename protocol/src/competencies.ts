import { z } from 'zod';
import { callTable } from './call.ts';
import { limits } from './limits.ts';
import { DisciplineKey, LocaleCode, Uuid, requiredText } from './shapes.ts';
import { competencyTypes } from './terms.ts';

/** A role, a skill or a discipline, named in the language that was asked for. */
export const Competency = z
  .object({
    uuid: Uuid,
    name: z.string(),
    type: z.enum(competencyTypes),
    discipline: DisciplineKey,
  })
  .meta({ id: 'Competency' });
export type Competency = z.output<typeof Competency>;

/** For the picker: with the other words that people use for it. */
export const CompetencyChoice = Competency.extend({ synonyms: z.array(z.string()) }).meta({
  id: 'CompetencyChoice',
});
export type CompetencyChoice = z.output<typeof CompetencyChoice>;

export const competencyCalls = callTable('main', {
  listCompetencies: {
    method: 'GET',
    path: '/competencies',
    summary: 'Every role, skill and discipline with its synonyms, for the picker.',
    access: 'user',
    status: 200,
    keepFor: 300,
    query: z.object({ locale: LocaleCode.default('nb') }),
    answer: z.object({ competencies: z.array(CompetencyChoice) }),
  },
  proposeCompetency: {
    method: 'POST',
    path: '/competencies',
    summary: 'Add a term that is missing; it works at once, and waits for an admin to look at it.',
    access: 'consultant',
    status: 201,
    body: z.strictObject({
      name: requiredText(limits.competencyName),
      type: z.enum(['role', 'skill']),
      /** where it seems to belong */
      discipline: DisciplineKey.default('technology'),
    }),
    answer: Competency,
    perMinute: 30,
  },
});
