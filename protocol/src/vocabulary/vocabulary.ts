import { z } from 'zod';
import { callTable } from '../call.ts';
import { CompetencyNames, CompetencySynonym } from '../competencies/competencies.ts';
import {
  competencyStatuses,
  synonymRelations,
  managedSorts,
  managedTypes,
} from '../competencies/competency-terms.ts';
import { limits } from '../limits.ts';
import {
  Direction,
  DisciplineKey,
  LocaleCode,
  Moment,
  Paged,
  Uuid,
  oneOrMany,
  params,
  queryPage,
  text,
} from '../shapes.ts';

/** How many use a term: profiles that list it, entries of profiles, and assignments. */
export const CompetencyUse = z
  .object({ profiles: z.int(), entries: z.int(), assignments: z.int() })
  .meta({ id: 'CompetencyUse' });
export type CompetencyUse = z.output<typeof CompetencyUse>;

const Person = z.object({ account: Uuid, name: z.string() });
/** A term by its id and its names. */
export const NamedCompetency = z
  .object({ competency: Uuid, type: z.enum(managedTypes), names: CompetencyNames })
  .meta({ id: 'NamedCompetency' });
export type NamedCompetency = z.output<typeof NamedCompetency>;

export const ManagedCompetency = NamedCompetency.extend({
  discipline: DisciplineKey,
  status: z.enum(competencyStatuses),
  revision: z.int(),
  merged_into: NamedCompetency.nullable(),
  used: CompetencyUse,
  created_at: Moment,
  can: z.object({
    change: z.boolean(),
    accept: z.boolean(),
    reject: z.boolean(),
    merge: z.boolean(),
    addSynonyms: z.boolean(),
  }),
}).meta({ id: 'TendedCompetency' });
export type ManagedCompetency = z.output<typeof ManagedCompetency>;

export const CompetencyMerge = z
  .object({
    merge: Uuid,
    /** the merged or rejected term, and what replaced it; empty after a rejection */
    from: NamedCompetency,
    into: NamedCompetency.nullable(),
    made_at: Moment,
    made_by: Person.nullable(),
    moved: z.int(),
    can: z.object({ undo: z.boolean() }),
  })
  .meta({ id: 'CompetencyMerge' });
export type CompetencyMerge = z.output<typeof CompetencyMerge>;

const ManagedSynonym = CompetencySynonym.extend({
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
}).meta({ id: 'ManagedSynonym' });
export type ManagedSynonym = z.output<typeof ManagedSynonym>;

/** How many of the profiles with a term have been updated after its last change. */
const Followed = z.object({ done: z.int(), total: z.int() }).meta({ id: 'CompetencyFollowed' });

/** An existing term and its similarity: 1 for the same name. */
const Nearest = NamedCompetency.extend({ similarity: z.number(), text: z.string() });

const errors = ['could_not_find_competency'] as const;
const one = params('competency');
const Moved = z.object({ moved: z.int() });

export const vocabularyCalls = callTable('main', {
  listManagedCompetencies: {
    method: 'GET',
    path: '/admin/competencies',
    summary: 'Roles and skills, with their numbers of users.',
    access: 'admin',
    status: 200,
    query: z.object({
      text: text(limits.query).optional(),
      type: z.enum(managedTypes).optional(),
      discipline: DisciplineKey.optional(),
      status: oneOrMany(z.enum(competencyStatuses)).optional(),
      sort: z.enum(managedSorts).default('name'),
      direction: Direction.default('asc'),
      locale: LocaleCode.default('nb'),
      ...queryPage(limits.managedPage),
    }),
    answer: z.object({ competencies: z.array(ManagedCompetency), ...Paged }),
  },
  getManagedCompetency: {
    method: 'GET',
    path: '/admin/competencies/{competency}',
    summary: 'A role or a skill with its synonyms and its merges.',
    access: 'admin',
    status: 200,
    params: one,
    answer: ManagedCompetency.extend({
      synonyms: z.array(ManagedSynonym),
      proposed_by: Person.nullable(),
      merges: z.array(CompetencyMerge),
      /** progress of the term, or of what replaced it; null: all are updated */
      followed: Followed.nullable(),
    }),
    errors,
  },
  listProposedCompetencies: {
    method: 'GET',
    path: '/admin/proposed-competencies',
    summary: 'Proposed terms, oldest first, each with similar terms.',
    access: 'admin',
    status: 200,
    query: z.object(queryPage(limits.managedPage)),
    answer: z.object({
      competencies: z.array(
        ManagedCompetency.extend({
          proposed_by: Person.nullable(),
          users: z.array(Person),
          nearest: z.array(Nearest),
        }),
      ),
      ...Paged,
    }),
  },
  previewCompetencyMerge: {
    method: 'GET',
    path: '/admin/competencies/{competency}/merge/{into}',
    summary: 'What a merge would move, and where both terms are used already.',
    access: 'admin',
    status: 200,
    params: params('competency', 'into'),
    answer: z.object({
      moved: CompetencyUse,
      both: CompetencyUse,
      synonyms: z.array(z.string()),
      /** visible profiles that would have too few skills left */
      hidden: z.int(),
    }),
    errors: [...errors, 'competency_state_does_not_allow'],
  },
  mergeCompetency: {
    method: 'POST',
    path: '/admin/competencies/{competency}/merge/{into}',
    summary: 'Merge this term into another one everywhere; searches are updated by a job.',
    access: 'admin',
    status: 200,
    changesWaiting: true,
    params: params('competency', 'into'),
    answer: Moved.extend({ merge: Uuid }),
    errors: [...errors, 'competency_state_does_not_allow'],
  },
  rejectCompetency: {
    method: 'POST',
    path: '/admin/competencies/{competency}/reject',
    summary: 'Reject a proposed term; it is removed wherever it is used.',
    access: 'admin',
    status: 200,
    changesWaiting: true,
    params: one,
    answer: Moved.extend({ merge: Uuid }),
    errors: [...errors, 'competency_state_does_not_allow'],
  },
  undoMerge: {
    method: 'POST',
    path: '/admin/competency-merges/{merge}/undo',
    summary: 'Undo a merge or a rejection, except for what has changed since.',
    access: 'admin',
    status: 200,
    changesWaiting: true,
    params: params('merge'),
    answer: z.object({
      competency: Uuid,
      restored: z.int(),
      /** what people have changed since then, which stays as it is */
      left: z.int(),
    }),
    errors: ['could_not_find_merge', 'competency_state_does_not_allow'],
  },
  listSynonyms: {
    method: 'GET',
    path: '/admin/competency-synonyms',
    summary: 'Every synonym of the roles and skills in use.',
    access: 'admin',
    status: 200,
    query: z.object({
      text: text(limits.query).optional(),
      language: z.enum(['nb', 'sv', 'en', 'any']).optional(),
      relation: z.enum(synonymRelations).optional(),
      locale: LocaleCode.default('nb'),
      ...queryPage(limits.managedPage),
    }),
    answer: z.object({
      synonyms: z.array(ManagedSynonym.extend({ of: NamedCompetency })),
      ...Paged,
    }),
  },
  readText: {
    method: 'GET',
    path: '/admin/competency-reading',
    summary: 'How a search would read a text.',
    access: 'admin',
    status: 200,
    query: z.object({ text: text(limits.query).default('') }),
    answer: z.object({
      groups: z.array(
        z.object({
          term: z.string(),
          competencies: z.array(NamedCompetency),
          /** the text itself and its equivalents */
          exact: z.array(z.string()),
          /** what counts less: wider terms, parts of words, other spellings */
          near: z.array(z.string()),
          /** what it may mean, but is not searched as */
          ambiguous: z.array(NamedCompetency),
        }),
      ),
      /** misspelled words, and the part of a name that each probably stands for */
      corrected: z.array(z.object({ word: z.string(), taken_for: z.string() })),
      /** words that say nothing about a consultant */
      left_out: z.array(z.string()),
    }),
  },
  listSearchesWithoutHits: {
    method: 'GET',
    path: '/admin/searches-without-hits',
    summary: 'Searches without hits, most frequent first; without personal data.',
    access: 'admin',
    status: 200,
    query: z.object(queryPage(limits.managedPage)),
    answer: z.object({
      searches: z.array(
        z.object({
          text: z.string(),
          times: z.int(),
          last_at: Moment,
          nearest: z.array(Nearest),
        }),
      ),
      ...Paged,
    }),
  },
});
