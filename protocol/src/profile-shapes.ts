import { z } from 'zod';
import { Competency } from './competencies.ts';
import { limits } from './limits.ts';
import { activationStates, profileQaStatuses } from './profile-life.ts';
import { ruleCodes } from './profile-rules.ts';
import { languageLevels, profileItemKinds } from './profile-terms.ts';
import { Country, Day, LocaleCode, Moment, Uuid, requiredText, text } from './shapes.ts';

const { profile: size } = limits;

const Year = z.int().min(size.year.min).max(size.year.max).nullable();
const Month = z.int().min(1).max(12).nullable();
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

/** A month stands in a year, and nothing ends before it begins. */
const isPeriod = ({ from_year, from_month, to_year, to_month }: Period): boolean =>
  from_year === null ||
  to_year === null ||
  to_year > from_year ||
  (to_year === from_year && (from_month ?? 1) <= (to_month ?? 12));
const endsBeforeItBegins = { message: 'must not end before it begins', path: ['to_year'] };

const dated = { name, description: long, year: Year.default(null), month: Month.default(null) };

/** What is kept of each kind of entry; a missing field is an empty one. */
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

/** Every saved entry has an id, and a revision that a save names. */
const saved = { uuid: Uuid, revision: z.int() };
const Period = {
  from_year: Year,
  from_month: Month,
  to_year: Year,
  to_month: Month,
};
const Dated = z.object({
  ...saved,
  name: z.string(),
  description: z.string(),
  year: Year,
  month: Month,
});

export const ProfileSkill = z.object({ uuid: Uuid, name: z.string(), expert: z.boolean() });
export const ProfileRole = z.object({ uuid: Uuid, name: z.string(), emphasize: z.boolean() });

export const ProfileProject = z
  .object({
    ...saved,
    project_name: z.string(),
    project_description: z.string(),
    project_role_description: z.string(),
    project_customer: z.string(),
    project_skills: z.array(Competency),
    project_roles: z.array(Competency),
    ...Period,
    /** the first day of the first month, and the last of the last; null while it goes on */
    calculated_start_date: Day.nullable(),
    calculated_end_date: Day.nullable(),
  })
  .meta({ id: 'ProfileProject' });
export type ProfileProject = z.output<typeof ProfileProject>;

export const ConsultantCompanyRef = z
  .object({
    type: z.enum(['independent', 'consultant_company']),
    id: Uuid,
    name: z.string(),
    country_code: Country,
  })
  .meta({ id: 'ConsultantCompanyRef' });

/** What the viewer may do with the profile. */
export const ProfileCan = z
  .object({
    edit: z.boolean(),
    sendToQa: z.boolean(),
    decideQa: z.boolean(),
    requestActivation: z.boolean(),
    setActivation: z.boolean(),
    remove: z.boolean(),
    writeTo: z.boolean(),
  })
  .meta({ id: 'ProfileCan' });

/** How far the profile has come; for its owners only. */
export const ProfileStanding = z
  .object({
    qa_status: z.enum(profileQaStatuses),
    activation: z.enum(activationStates),
    active_since: Moment.nullable(),
    visible_in_search: z.boolean(),
    /** active, and hidden all the same until the rules pass again */
    hidden_by_rules: z.boolean(),
    fast_track: z.boolean(),
  })
  .meta({ id: 'ProfileStanding' });

export const Profile = z
  .object({
    account: Uuid,
    name: z.string(),
    image_url: z.string().nullable(),
    title: z.string().nullable(),
    /** of owners and admins only; null for others */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    description: z.string(),
    availability: Day.nullable(),
    availability_updated: Moment,
    experience_since: Day.nullable(),
    remote_work_ok: z.boolean(),
    cvpartner_sync_enabled: z.boolean(),
    consultant_company_id: Uuid.nullable(),
    consultant_company: ConsultantCompanyRef.nullable(),
    regions: z.array(z.object({ uuid: Uuid, name: z.string(), country: Country })),
    skills: z.array(ProfileSkill),
    roles: z.array(ProfileRole),
    projects: z.array(ProfileProject),
    work_experiences: z.array(
      z.object({
        ...saved,
        company: z.string(),
        description: z.string(),
        long_description: z.string(),
        ...Period,
      }),
    ),
    educations: z.array(
      z.object({
        ...saved,
        programme: z.string(),
        degree: z.string(),
        school: z.string(),
        description: z.string(),
        ...Period,
      }),
    ),
    courses: z.array(Dated),
    certifications: z.array(Dated),
    honors: z.array(Dated),
    presentations: z.array(Dated),
    publications: z.array(Dated),
    position_experiences: z.array(
      z.object({
        ...saved,
        name: z.string(),
        description: z.string(),
        year_from: Year,
        year_to: Year,
      }),
    ),
    languages: z.array(
      z.object({
        ...saved,
        language_name: z.string(),
        language_locale: z.string().nullable(),
        spoken_language_level: z.enum(languageLevels).nullable(),
        written_language_level: z.enum(languageLevels).nullable(),
      }),
    ),
    /** a save of a section names the revision that it began from */
    revisions: z.object({ description: z.int(), facts: z.int(), skills: z.int() }),
    updated_at: Moment,
    standing: ProfileStanding.nullable(),
    can: ProfileCan,
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;

/** The parts that are saved as a whole. Only what is named is changed. */
export const ProfileSectionChanges = z.discriminatedUnion('section', [
  z.strictObject({
    section: z.literal('description'),
    revision: z.int().min(0),
    changes: z.strictObject({
      name: requiredText(limits.account.name).optional(),
      title: text(limits.account.title).optional(),
      phone: text(limits.account.phone).optional(),
      description: text(size.description.max).optional(),
    }),
  }),
  z.strictObject({
    section: z.literal('facts'),
    revision: z.int().min(0),
    changes: z.strictObject({
      availability: Day.nullable().optional(),
      experience_since: Day.nullable().optional(),
      remote_work_ok: z.boolean().optional(),
      regions: z.array(Uuid).max(size.regions).optional(),
    }),
  }),
  z.strictObject({
    section: z.literal('skills'),
    revision: z.int().min(0),
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

export const ProfileValidation = z
  .object({
    code: z.enum(ruleCodes),
    profile: Uuid,
    success: z.boolean(),
    project: Uuid.optional(),
    work_experience: Uuid.optional(),
  })
  .meta({ id: 'ProfileValidation' });
export type ProfileValidation = z.output<typeof ProfileValidation>;

export const ProfileQaEntry = z
  .object({
    profile_qa: Uuid,
    status: z.enum(profileQaStatuses),
    created_at: Moment,
    /** by whom; null for what happened by itself */
    created_by_name: z.string().nullable(),
  })
  .meta({ id: 'ProfileQaEntry' });

export const AvailabilityRecord = z
  .object({ account: Uuid, availability: Day.nullable(), availability_updated: Moment })
  .meta({ id: 'AvailabilityRecord' });
export type AvailabilityRecord = z.output<typeof AvailabilityRecord>;

/** A consultant in the lists of companies and admins. */
export const ConsultantAccount = z
  .object({
    account: Uuid,
    name: z.string(),
    email: z.string(),
    title: z.string().nullable(),
    phone: z.string().nullable(),
    image_url: z.string().nullable(),
    verified: z.boolean(),
    completed_wizard: z.boolean(),
    requested_activation: z.boolean(),
    active_since_date: Moment.nullable(),
    visible_in_search: z.boolean(),
    availability_date: Day.nullable(),
    availability_updated: Moment,
    qa_status: z.enum(profileQaStatuses),
    cvpartner_id: z.string().nullable(),
    cvpartner_sync_enabled: z.boolean(),
    profile_updated_at: Moment,
    cvpartner_updated_at: Moment.nullable(),
    is_consultant_admin: z.boolean(),
    consultant_company: ConsultantCompanyRef.nullable(),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'ConsultantAccount' });
export type ConsultantAccount = z.output<typeof ConsultantAccount>;

export const ProfileLocale = z.object({ locale: LocaleCode.default('nb') });
