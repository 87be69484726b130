import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { DisciplineKey, LocaleCode, Revision, Uuid, params, requiredText } from '../shapes.ts';
import { competencyTypes } from '../terms.ts';
import { synonymRelations, managedTypes } from './competency-terms.ts';

/** A role, a skill or a discipline, named in the requested language. */
export const Competency = z
  .object({
    uuid: Uuid,
    name: z.string(),
    type: z.enum(competencyTypes),
    discipline: DisciplineKey,
  })
  .meta({ id: 'Competency' });
export type Competency = z.output<typeof Competency>;

/** For the picker: with its synonyms. */
export const CompetencyChoice = Competency.extend({ synonyms: z.array(z.string()) }).meta({
  id: 'CompetencyChoice',
});
export type CompetencyChoice = z.output<typeof CompetencyChoice>;

const name = requiredText(limits.competencyName);
export const CompetencyNames = z.strictObject({ nb: name, sv: name, en: name });
export type CompetencyNames = z.output<typeof CompetencyNames>;

/** A synonym of a role or a skill; without a locale it applies in every language. */
const SynonymInput = z.strictObject({
  text: requiredText(limits.competencyName),
  locale: LocaleCode.nullable(),
  relation: z.enum(synonymRelations),
});
export const CompetencySynonym = z
  .object({
    synonym: Uuid,
    competency: Uuid,
    text: z.string(),
    locale: LocaleCode.nullable(),
    relation: z.enum(synonymRelations),
  })
  .meta({ id: 'CompetencySynonym' });
export type CompetencySynonym = z.output<typeof CompetencySynonym>;

const one = params('competency');
const Revised = z.object({ competency: Uuid, revision: z.int() });

export const competencyCalls = callTable('main', {
  listCompetencies: {
    method: 'GET',
    path: '/competencies',
    summary: 'Every role, skill and discipline with its synonyms, for the picker.',
    access: 'user',
    status: 200,
    cacheFor: 300,
    query: z.object({ locale: LocaleCode.default('nb') }),
    answer: z.object({ competencies: z.array(CompetencyChoice) }),
  },
  proposeCompetency: {
    method: 'POST',
    path: '/competencies',
    summary: "Add a missing term; it can be used at once, and waits for an admin's review.",
    access: 'consultant',
    status: 201,
    body: z.strictObject({
      name: requiredText(limits.competencyName),
      type: z.enum(['role', 'skill']),
      /** the most likely one */
      discipline: DisciplineKey.default('technology'),
    }),
    answer: Competency,
    errors: ['too_many_open_proposals'],
    perMinute: 30,
    changesWaiting: true,
  },
  addCompetency: {
    method: 'POST',
    path: '/admin/competencies',
    summary: 'Add a role or a skill that is active at once.',
    access: 'admin',
    status: 201,
    body: z.strictObject({
      type: z.enum(managedTypes),
      discipline: DisciplineKey,
      names: CompetencyNames,
    }),
    answer: Revised,
    errors: ['competency_name_is_taken'],
  },
  changeCompetency: {
    method: 'PATCH',
    path: '/admin/competencies/{competency}',
    summary: 'Rename a role or a skill, or move it to another discipline.',
    access: 'admin',
    status: 200,
    params: one,
    body: z.strictObject({
      revision: Revision,
      names: CompetencyNames.optional(),
      discipline: DisciplineKey.optional(),
    }),
    answer: Revised,
    errors: [
      'could_not_find_competency',
      'competency_was_changed',
      'competency_name_is_taken',
      'competency_state_does_not_allow',
    ],
  },
  acceptCompetency: {
    method: 'POST',
    path: '/admin/competencies/{competency}/accept',
    summary: 'Accept a proposed term under these names.',
    access: 'admin',
    status: 200,
    changesWaiting: true,
    params: one,
    body: z.strictObject({ names: CompetencyNames, discipline: DisciplineKey }),
    answer: Revised,
    errors: [
      'could_not_find_competency',
      'competency_name_is_taken',
      'competency_state_does_not_allow',
    ],
  },
  addSynonym: {
    method: 'POST',
    path: '/admin/competencies/{competency}/synonyms',
    summary: 'Add a synonym of a role or a skill.',
    access: 'admin',
    status: 201,
    params: one,
    body: SynonymInput,
    answer: CompetencySynonym,
    errors: [
      'could_not_find_competency',
      'competency_state_does_not_allow',
      'competency_synonym_is_there',
      'competency_name_is_taken',
    ],
  },
  changeSynonym: {
    method: 'PUT',
    path: '/admin/competency-synonyms/{synonym}',
    summary: 'Change a synonym, its language, or what it means for searches.',
    access: 'admin',
    status: 200,
    params: params('synonym'),
    body: SynonymInput,
    answer: CompetencySynonym,
    errors: ['could_not_find_synonym', 'competency_synonym_is_there', 'competency_name_is_taken'],
  },
  removeSynonym: {
    method: 'DELETE',
    path: '/admin/competency-synonyms/{synonym}',
    summary: 'Remove a synonym.',
    access: 'admin',
    status: 204,
    params: params('synonym'),
    errors: ['could_not_find_synonym'],
  },
});
