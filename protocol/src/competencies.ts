import { z } from 'zod';
import { callTable } from './call.ts';
import { DisciplineKey, LocaleCode, Uuid } from './shapes.ts';
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
});
