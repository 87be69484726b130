import { z } from 'zod';
import { limits } from '../limits.ts';
import { Day, Phone, Revision, Uuid, requiredText, text } from '../shapes.ts';
import { Month, Year } from './profile-shapes.ts';
import { languageLevels, type profileItemKinds } from './profile-terms.ts';

const { profile: size } = limits;

const name = text(size.itemName).default('');
const long = text(size.itemText).default('');
const from = { from_year: Year.default(null), from_month: Month.default(null) };
const to = { to_year: Year.default(null), to_month: Month.default(null) };

interface Period {
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
  to_month: number | null;
}

/** A month needs a year, and nothing ends before it begins. */
const isPeriod = ({ from_year, from_month, to_year, to_month }: Period): boolean =>
  from_year === null ||
  to_year === null ||
  to_year > from_year ||
  (to_year === from_year && (from_month ?? 1) <= (to_month ?? 12));
const endsBeforeItBegins = { message: 'must not end before it begins', path: ['to_year'] };

const dated = { name, description: long, year: Year.default(null), month: Month.default(null) };

/** What is stored of each kind of entry; a missing field counts as empty. */
export const profileItemShapes = {
  project: z
    .strictObject({
      project_name: name,
      project_customer: name,
      project_description: text(size.project.description.max).default(''),
      project_role_description: text(size.project.description.max).default(''),
      project_roles: z.array(Uuid).max(size.project.roles).default([]),
      project_skills: z.array(Uuid).max(size.project.skills).default([]),
      ...from,
      ...to,
    })
    .refine(isPeriod, endsBeforeItBegins),
  work_experience: z
    .strictObject({ company: name, description: name, long_description: long, ...from, ...to })
    .refine(isPeriod, endsBeforeItBegins),
  education: z
    .strictObject({
      programme: name,
      degree: name,
      school: name,
      description: long,
      ...from,
      ...to,
    })
    .refine(isPeriod, endsBeforeItBegins),
  course: z.strictObject(dated),
  certification: z.strictObject(dated),
  honor: z.strictObject(dated),
  presentation: z.strictObject(dated),
  publication: z.strictObject(dated),
  position_experience: z
    .strictObject({
      name,
      description: long,
      year_from: Year.default(null),
      year_to: Year.default(null),
    })
    .refine(
      ({ year_from, year_to }) => year_from === null || year_to === null || year_from <= year_to,
      { message: 'must not end before it begins', path: ['year_to'] },
    ),
  language: z.strictObject({
    language_name: name,
    language_locale: text(20).nullable().default(null),
    spoken_language_level: z.enum(languageLevels).nullable().default(null),
    written_language_level: z.enum(languageLevels).nullable().default(null),
  }),
} as const satisfies Record<(typeof profileItemKinds)[number], z.ZodType>;

/** An entry to be saved, with its kind: `{ kind: 'course', item: { name, … } }`. */
export const ProfileItemInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('project'), item: profileItemShapes.project }),
  z.strictObject({ kind: z.literal('work_experience'), item: profileItemShapes.work_experience }),
  z.strictObject({ kind: z.literal('education'), item: profileItemShapes.education }),
  z.strictObject({ kind: z.literal('course'), item: profileItemShapes.course }),
  z.strictObject({ kind: z.literal('certification'), item: profileItemShapes.certification }),
  z.strictObject({ kind: z.literal('honor'), item: profileItemShapes.honor }),
  z.strictObject({ kind: z.literal('presentation'), item: profileItemShapes.presentation }),
  z.strictObject({ kind: z.literal('publication'), item: profileItemShapes.publication }),
  z.strictObject({
    kind: z.literal('position_experience'),
    item: profileItemShapes.position_experience,
  }),
  z.strictObject({ kind: z.literal('language'), item: profileItemShapes.language }),
]);
export type ProfileItemInput = z.output<typeof ProfileItemInput>;

/** The sections that are saved as a whole. Only named fields change. */
export const ProfileSectionChanges = z.discriminatedUnion('section', [
  z.strictObject({
    section: z.literal('description'),
    revision: Revision,
    changes: z.strictObject({
      name: requiredText(limits.account.name).optional(),
      title: text(limits.account.title).optional(),
      phone: Phone.optional(),
      description: text(size.description.max).optional(),
    }),
  }),
  z.strictObject({
    section: z.literal('facts'),
    revision: Revision,
    changes: z.strictObject({
      availability: Day.nullable().optional(),
      experience_since: Day.nullable().optional(),
      remote_work_ok: z.boolean().optional(),
      regions: z.array(Uuid).max(size.regions).optional(),
    }),
  }),
  z.strictObject({
    section: z.literal('skills'),
    revision: Revision,
    changes: z.strictObject({
      skills: z
        .array(z.strictObject({ uuid: Uuid, expert: z.boolean().default(false) }))
        .max(size.skills.max)
        .optional(),
      roles: z
        .array(z.strictObject({ uuid: Uuid, emphasize: z.boolean().default(false) }))
        .max(size.roles)
        .optional(),
    }),
  }),
]);
export type ProfileSectionChanges = z.output<typeof ProfileSectionChanges>;
