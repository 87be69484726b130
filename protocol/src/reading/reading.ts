import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { languageLevels } from '../profiles/profile-terms.ts';
import { Country, Day, LocaleCode, Uuid, isStorable, notStorable } from '../shapes.ts';
import { requirementKinds } from '../terms.ts';
import {
  clearances,
  matches,
  rateUnits,
  seniorities,
  wantedOrganizations,
  workModes,
} from './reading-terms.ts';

/** Words of the text: from UTF-16 unit `start` up to `end`, and what stands there. */
export const Words = z
  .object({ start: z.int(), end: z.int(), text: z.string() })
  .meta({ id: 'ReadWords' });
export type Words = z.output<typeof Words>;

const marks = {
  ...Words.shape,
  /** the words that deny it: `ikke`, `utan`, `no` */
  negation: Words.nullable(),
  /** whether it must be or should be, and the words that say so */
  importance: z.object({ kind: z.enum(requirementKinds), words: Words }).nullable(),
  /** rules are never overruled by what a model adds */
  found_by: z.enum(['rules', 'model']),
};
/** Only an upper or only a lower bound where the other is null; one value where both are equal. */
const bounds = { least: z.number().nullable(), most: z.number().nullable() };
const term = { competency: Uuid, name: z.string(), match: z.enum(matches) };
const kind = <const K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.object({ kind: z.literal(name), ...marks, ...shape });

/** Something that a text says, the words that say it, and what they mean. */
export const Span = z
  .discriminatedUnion('kind', [
    kind('role', term),
    kind('skill', term),
    /** a skill of the vocabulary that is a line of business */
    kind('industry', term),
    kind('seniority', { level: z.enum(seniorities) }),
    kind('years', bounds),
    kind('language', { locale: z.string(), level: z.enum(languageLevels).nullable() }),
    kind('clearance', { clearance: z.enum(clearances) }),
    /** `regions` is empty for a country */
    kind('place', { name: z.string(), country: Country, regions: z.array(Uuid) }),
    kind('work_mode', { mode: z.enum(workModes) }),
    /** the first day; null: as soon as possible */
    kind('start', { day: Day.nullable() }),
    kind('end', { day: Day }),
    /** in months */
    kind('duration', bounds),
    kind('deadline', { day: Day }),
    /** in percent of full time */
    kind('extent', bounds),
    kind('rate', { ...bounds, currency: z.string(), per: z.enum(rateUnits) }),
    kind('customer', { name: z.string() }),
    kind('organization', { organization: z.enum(wantedOrganizations) }),
  ])
  .meta({ id: 'ReadSpan' });
export type Span = z.output<typeof Span>;

export const readingCalls = callTable('main', {
  readWritten: {
    method: 'POST',
    path: '/reading',
    summary: 'What a text says: roles, skills, places, dates and more, each with its words.',
    access: 'user',
    status: 200,
    effect: 'read',
    body: z.strictObject({
      /** not trimmed, since the spans name their places in it */
      text: z.string().max(limits.reading.text).refine(isStorable, notStorable),
      locale: LocaleCode.default('nb'),
    }),
    answer: z.object({ spans: z.array(Span) }),
    perMinute: limits.reading.perMinute,
  },
});
