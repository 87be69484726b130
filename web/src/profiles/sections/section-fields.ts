import type { ProfileToValidate } from '@torg/protocol/profiles/profile-to-validate';
import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import type { MonthYear } from '../../ui/field/MonthYearField.tsx';
import type { FieldProblem } from '../../ui/form/body-rules.ts';
import type { SectionChanges } from '../editing.queries.ts';
import type { Profile } from '../profiles.queries.ts';
import { firstDayOf, isEmpty, monthOf } from './month-year.ts';
import { textRules } from './section-field-rules.ts';

/** What is written in the parts that are saved as a whole, as their fields hold it. */
export interface SectionFields {
  description: { name: string; title: string; phone: string; description: string };
  facts: {
    availability: string | null;
    experience_since: MonthYear;
    remote_work_ok: boolean;
    /** uuids */
    regions: readonly string[];
  };
  skills: Pick<Profile, 'skills' | 'roles'>;
}

/** Why a field cannot be sent as it stands. */
export type Unfitness = FieldProblem | { kind: 'no_month' };

interface Spec<F> {
  read: (profile: Profile) => F;
  /** each field as the server takes it */
  wire: { [K in keyof F]: (value: F[K]) => unknown };
  unfit: (values: F) => Partial<Record<keyof F, Unfitness>>;
  /** as the rules look at it */
  judged: (values: F) => Partial<ProfileToValidate>;
}

const text = (value: string) => value.trim();
const as = <V>(value: V) => value;

const specs: { [S in ProfileSection]: Spec<SectionFields[S]> } = {
  description: {
    read: ({ name, title, phone, description }) => ({
      name,
      title: title ?? '',
      phone: phone ?? '',
      description,
    }),
    wire: { name: text, title: text, phone: text, description: text },
    unfit: ({ name, title, phone, description }) => ({
      name: textRules.name.problemOf(name),
      title: textRules.title.problemOf(title),
      phone: textRules.phone.problemOf(phone),
      description: textRules.description.problemOf(description),
    }),
    judged: ({ name, description }) => ({ name, description }),
  },
  facts: {
    read: ({ availability, experience_since, remote_work_ok, regions }) => ({
      availability,
      experience_since: monthOf(experience_since),
      remote_work_ok,
      regions: regions.map(({ uuid }) => uuid),
    }),
    // No region stands before another.
    wire: {
      availability: as,
      experience_since: firstDayOf,
      remote_work_ok: as,
      regions: (ids) => ids.toSorted(),
    },
    unfit: ({ experience_since: since }) => ({
      experience_since:
        isEmpty(since) || firstDayOf(since) !== null ? undefined : { kind: 'no_month' },
    }),
    judged: ({ availability, experience_since, remote_work_ok, regions }) => ({
      availability,
      experience_since: firstDayOf(experience_since),
      remote_work_ok,
      regions: regions.length,
    }),
  },
  skills: {
    read: ({ skills, roles }) => ({ skills, roles }),
    wire: {
      skills: (all) => all.map(({ uuid, expert }) => ({ uuid, expert })),
      roles: (all) => all.map(({ uuid, emphasize }) => ({ uuid, emphasize })),
    },
    unfit: () => ({}),
    judged: as,
  },
};

/** A section's way to and from the server. */
export const specOf = <S extends ProfileSection>(section: S): Spec<SectionFields[S]> =>
  specs[section];

export function changesOf<S extends ProfileSection>(
  section: S,
  fields: Partial<SectionFields[S]>,
  revision: number,
): SectionChanges {
  const { wire } = specOf(section);
  const names = Object.keys(fields) as (keyof SectionFields[S])[];
  const changes = Object.fromEntries(
    names.map((name) => [name, wire[name](fields[name] as SectionFields[S][typeof name])]),
  );
  return { section, revision, changes };
}

/** Whether two values are one and the same to the server. */
export const sameIn =
  <S extends ProfileSection>(section: S) =>
  <K extends keyof SectionFields[S]>(
    field: K,
    one: SectionFields[S][K],
    other: SectionFields[S][K],
  ): boolean => {
    const wire = specOf(section).wire[field];
    return JSON.stringify(wire(one)) === JSON.stringify(wire(other));
  };

export function unfitIn<S extends ProfileSection>(
  section: S,
  values: SectionFields[S],
): (keyof SectionFields[S])[] {
  const unfit = specOf(section).unfit(values);
  const names = Object.keys(unfit) as (keyof SectionFields[S])[];
  return names.filter((name) => unfit[name] !== undefined);
}
