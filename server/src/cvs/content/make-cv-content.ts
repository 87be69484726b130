import type { Profile } from '@torg/protocol/profiles/profile-shapes';
import { wholeYears } from '@torg/protocol/profiles/profile-rules';
import type { Locale } from '@torg/protocol/terms';
import type { CvContent, CvDated, CvDatedList } from './cv-content.ts';
import { cvLanguage } from './cv-languages.ts';
import { cvMoment, cvPeriod, dayText } from './cv-periods.ts';
import { cvWords } from './cv-words.ts';

export interface CvReading {
  locale: Locale;
  /** as of when, as `2026-11-20` */
  day: string;
  /** the file of the company's logo */
  logo: string | null;
}

const marksFirst = <T>(all: readonly T[], isMarked: (item: T) => boolean): T[] => [
  ...all.filter(isMarked),
  ...all.filter((item) => !isMarked(item)),
];

const named = (all: readonly { uuid: string; name: string }[]) =>
  all.map(({ uuid, name }) => ({ uuid, name }));

/** What is told as of a day. */
function facts(profile: Profile, { locale, day }: CvReading) {
  const words = cvWords[locale];
  const { availability, experience_since: since } = profile;
  const years = since === null ? null : Math.max(0, wholeYears(since, day));
  const from = () => words.availableFrom(dayText(locale, availability ?? day));
  const free = availability !== null && availability <= day ? words.availableNow : from();
  return {
    experience_years: years,
    experience_text: years === null || years === 0 ? '' : words.years(years),
    availability,
    availability_text: availability === null ? '' : free,
    regions: profile.regions.map(({ name }) => name),
    is_remote: profile.remote_work_ok,
    remote_text: profile.remote_work_ok ? words.remote : '',
  };
}

function experience(profile: Profile, { locale, day }: CvReading) {
  return {
    projects: profile.projects.map((one) => ({
      uuid: one.uuid,
      name: one.project_name,
      customer: one.project_customer,
      description: one.project_description,
      role_description: one.project_role_description,
      roles: named(one.project_roles),
      skills: named(one.project_skills),
      period: cvPeriod(locale, day, one),
    })),
    work_experiences: profile.work_experiences.map((one) => ({
      uuid: one.uuid,
      company: one.company,
      title: one.description,
      description: one.long_description,
      period: cvPeriod(locale, day, one),
    })),
    educations: profile.educations.map((one) => ({
      uuid: one.uuid,
      programme: one.programme,
      degree: one.degree,
      school: one.school,
      description: one.description,
      period: cvPeriod(locale, day, one),
    })),
  };
}

/** Everything with a name and a month. */
function dated(profile: Profile, { locale, day }: CvReading): Record<CvDatedList, CvDated[]> {
  const once = (list: Profile['courses']): CvDated[] =>
    list.map(({ uuid, name, description, year, month }) => ({
      ...{ uuid, name, description },
      period: cvMoment(locale, year, month),
    }));
  const noMonth = { from_month: null, to_month: null };
  return {
    certifications: once(profile.certifications),
    courses: once(profile.courses),
    honors: once(profile.honors),
    presentations: once(profile.presentations),
    publications: once(profile.publications),
    positions: profile.position_experience.map(({ uuid, name, description, ...years }) => ({
      ...{ uuid, name, description },
      period: cvPeriod(locale, day, {
        ...{ from_year: years.year_from, to_year: years.year_to },
        ...noMonth,
      }),
    })),
  };
}

/** The file of a photo from its address. */
const fileOf = (image: string | null): string | null => image?.split('/').at(-1) ?? null;

/** A profile, as its reader may see it, as a CV. */
export function cvContent(profile: Profile, reading: CvReading): CvContent {
  const { name, consultant_company: company } = profile;
  const { locale, day, logo } = reading;
  return {
    ...{ locale, day, profile: profile.account, name },
    first_name: name.split(' ')[0] ?? '',
    title: profile.title ?? '',
    image: fileOf(profile.image),
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    company: company && { name: company.name, country: company.country_code, logo },
    description: profile.description,
    ...facts(profile, reading),
    roles: marksFirst(profile.roles, ({ emphasize }) => emphasize),
    skills: marksFirst(profile.skills, ({ expert }) => expert),
    ...experience(profile, reading),
    ...dated(profile, reading),
    languages: profile.languages.map((one) => cvLanguage(locale, one)),
  };
}
