import { z } from 'zod';
import { Competency } from '../competencies/competencies.ts';
import { limits } from '../limits.ts';
import { Country, Day, LocaleCode, Moment, Uuid } from '../shapes.ts';
import { activationStates, profileQaStatuses } from './profile-life.ts';
import { ruleCodes } from './profile-rules.ts';
import { entryOrigins, languageLevels } from './profile-terms.ts';

const { profile: size } = limits;

export const Year = z.int().min(size.year.min).max(size.year.max).nullable();
export const Month = z.int().min(1).max(12).nullable();

/** How an entry came there, and by which import or synchronization; for the owners only. */
export const ProfileEntryOrigin = z
  .object({
    origin: z.enum(entryOrigins),
    origin_id: Uuid.nullable(),
    /** somebody has edited it since it came there */
    touched: z.boolean(),
  })
  .meta({ id: 'ProfileEntryOrigin' });

/** Every saved entry has an id, and a revision that a save has to name. */
const saved = { uuid: Uuid, revision: z.int(), came: ProfileEntryOrigin.nullable() };
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
    /**
     * the first day of the first month, and the last day of the last month; null while it is
     * ongoing
     */
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
    reopenQa: z.boolean(),
    /** the QA interview that belongs to the review */
    answerInterview: z.boolean(),
    requestActivation: z.boolean(),
    takeBackRequest: z.boolean(),
    /** the call itself reports what the profile lacks */
    activate: z.boolean(),
    deactivate: z.boolean(),
    setAvailability: z.boolean(),
    /** consultants who can be found are asked for it now and then */
    confirmAvailability: z.boolean(),
    remove: z.boolean(),
    writeTo: z.boolean(),
  })
  .meta({ id: 'ProfileCan' });
export type ProfileCan = z.output<typeof ProfileCan>;

/** Progress of the profile; for its owners only. */
export const ProfileStatus = z
  .object({
    qa_status: z.enum(profileQaStatuses),
    activation: z.enum(activationStates),
    active_since: Moment.nullable(),
    visible_in_search: z.boolean(),
    /** active, but hidden until the rules pass again */
    hidden_by_rules: z.boolean(),
    /** an admin has closed every way in: nobody sees the profile, whatever its other fields say */
    deactivated: z.boolean(),
    fast_track: z.boolean(),
  })
  .meta({ id: 'ProfileStatus' });

export const Profile = z
  .object({
    account: Uuid,
    name: z.string(),
    image: z.string().nullable(),
    title: z.string().nullable(),
    /** for owners and admins; null for others */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    description: z.string(),
    description_came: ProfileEntryOrigin.nullable(),
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
    position_experience: z.array(
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
    /** saving a section names the revision that was edited */
    revisions: z.object({ description: z.int(), facts: z.int(), skills: z.int() }),
    updated_at: Moment,
    status: ProfileStatus.nullable(),
    can: ProfileCan,
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;

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
    /** null for what happened automatically */
    created_by_name: z.string().nullable(),
  })
  .meta({ id: 'ProfileQaEntry' });

/**
 * The newest entry. Without one the review has not begun, and the moment is that of the profile's
 * creation.
 */
export const CurrentProfileQa = ProfileQaEntry.extend({ profile_qa: Uuid.nullable() }).meta({
  id: 'CurrentProfileQa',
});

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
    active_since_date: Day.nullable(),
    visible_in_search: z.boolean(),
    availability_date: Day.nullable(),
    availability_updated: Moment,
    qa_status: z.enum(profileQaStatuses),
    cvpartner_id: z.string().nullable(),
    cvpartner_sync_enabled: z.boolean(),
    profile_updated_at: Moment,
    cvpartner_updated_at: Moment.nullable(),
    is_consultant_admin: z.boolean(),
    /** an admin has closed every way in; sorted last within their company */
    deactivated: z.boolean(),
    consultant_company: ConsultantCompanyRef.nullable(),
    created_at: Moment,
    updated_at: Moment,
    can: ProfileCan,
  })
  .meta({ id: 'ConsultantAccount' });
export type ConsultantAccount = z.output<typeof ConsultantAccount>;

export const ProfileLocale = z.object({ locale: LocaleCode.default('nb') });
