import type { MaskedCv } from '../src/assessments/cv/masked-cv.ts';
import type { ProfileRow } from '../src/profiles/profiles.queries.ts';

/** Who somebody is, which no machine gets to see. */
export interface Identity {
  name: string;
  email: string;
  phone: string;
  photo: string | null;
  company: string;
  employer: string;
  customer: string;
  /** of birth and of graduation */
  years: readonly [birth: number, graduation: number];
}

export const somebody: Identity = {
  name: 'Kari Nordmann',
  email: 'kari.nordmann@example.org',
  phone: '+47 912 34 567',
  photo: null,
  company: 'Fjordkonsult AS',
  employer: 'Nordlys Data AS',
  customer: 'Blåfjell kommune',
  years: [1985, 2009],
};

const partOf = (day: string | null, at: 0 | 1): number | null => {
  const part = day?.split('-')[at];
  return part === undefined ? null : Number(part);
};

/** A profile as the database has it, of a made-up CV and somebody. */
export function rowOf(cv: MaskedCv, who: Identity = somebody): ProfileRow {
  const items = cv.entries.map((entry) => {
    const isJob = entry.kind === 'work_experience';
    const isEducation = entry.kind === 'education';
    return {
      ...{ uuid: entry.item, kind: entry.kind, revision: 1, origin: 'typed', origin_id: null },
      ...{ origin_revision: null, degree: '', name: isJob ? '' : entry.title },
      organization_name: isJob ? who.employer : who.customer,
      description: isJob ? entry.title : entry.text,
      long_description: isJob ? entry.text : entry.role_text,
      from_year: isEducation ? who.years[1] - 3 : partOf(entry.from, 0),
      from_month: partOf(entry.from, 1),
      to_year: isEducation ? who.years[1] : partOf(entry.to, 0),
      to_month: partOf(entry.to, 1),
      competencies: [
        ...entry.skills.map((one) => ({ ...one, type: 'skill' })),
        ...entry.roles.map((one) => ({ ...one, type: 'role' })),
      ],
    };
  });
  const languages = cv.languages.map(({ item, name, locale, spoken, written }) => ({
    ...{ uuid: item, kind: 'language', name, organization_name: '', description: '' },
    ...{ long_description: '', from_year: null, from_month: null, to_year: null, to_month: null },
    ...{ language_locale: locale, spoken_level: spoken, written_level: written },
    competencies: null,
  }));
  return {
    ...{ profile: cv.profile, name: who.name, email: who.email, phone: who.phone },
    ...{ image_file: who.photo, organization_name: who.company, title: cv.title },
    ...{ description: cv.description, availability: cv.availability },
    ...{ remote_work_ok: cv.remote_work_ok, regions: cv.regions, skills: cv.skills },
    ...{ roles: cv.roles, items: [...items, ...languages] },
  } as unknown as ProfileRow;
}
