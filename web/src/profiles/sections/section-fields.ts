import type { ProfileToValidate } from '@torg/protocol/profiles/profile-to-validate';
import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import type { MonthYear } from '../../ui/field/MonthYearField.tsx';
import { readIn, isUnread, type DayValue } from '../../ui/field/unread.ts';
import type { FieldProblem } from '../../ui/form/body-rules.ts';
import type { SectionChanges } from '../editing.queries.ts';
import type { Profile } from '../profiles.queries.ts';
import { firstDayOf, isEmpty, monthOf } from './month-year.ts';
import { textRules } from './section-field-rules.ts';

/** The fields of the autosaved sections, as their inputs hold them. */
export interface SectionFields {
  description: { name: string; title: string; phone: string; description: string };
  facts: {
    /** the text as typed while it cannot be read as a day */
    availability: DayValue;
    experience_since: MonthYear;
    remote_work_ok: boolean;
    /** uuids */
    regions: readonly string[];
  };
  skills: Pick<Profile, 'skills' | 'roles'>;
}

/** Why a field cannot be sent as it is. */
export type Unfitness = FieldProblem | { kind: 'no_month' } | { kind: 'unread_day' };

interface Spec<F> {
  read: (profile: Profile) => F;
  /** converts each field to what the server takes */
  toWire: { [K in keyof F]: (value: F[K]) => unknown };
  unfit: (values: F) => Partial<Record<keyof F, Unfitness>>;
  /** converts the fields to what the rules read */
  toRules: (values: F) => Partial<ProfileToValidate>;
}

const text = (value: string) => value.trim();
const unchanged = <V>(value: V) => value;

const specs: { [S in ProfileSection]: Spec<SectionFields[S]> } = {
  description: {
    read: ({ name, title, phone, description }) => ({
      name,
      title: title ?? '',
      phone: phone ?? '',
      description,
    }),
    toWire: { name: text, title: text, phone: text, description: text },
    unfit: ({ name, title, phone, description }) => ({
      name: textRules.name.problemOf(name),
      title: textRules.title.problemOf(title),
      phone: textRules.phone.problemOf(phone),
      description: textRules.description.problemOf(description),
    }),
    toRules: ({ name, description }) => ({ name, description }),
  },
  facts: {
    read: ({ availability, experience_since, remote_work_ok, regions }) => ({
      availability,
      experience_since: monthOf(experience_since),
      remote_work_ok,
      regions: regions.map(({ uuid }) => uuid),
    }),
    // The order of regions means nothing.
    toWire: {
      availability: readIn,
      experience_since: firstDayOf,
      remote_work_ok: unchanged,
      regions: (ids) => ids.toSorted(),
    },
    unfit: ({ availability, experience_since: since }) => ({
      availability: isUnread(availability) ? { kind: 'unread_day' } : undefined,
      experience_since:
        isEmpty(since) || firstDayOf(since) !== null ? undefined : { kind: 'no_month' },
    }),
    toRules: ({ availability, experience_since, remote_work_ok, regions }) => ({
      availability: readIn(availability),
      experience_since: firstDayOf(experience_since),
      remote_work_ok,
      regions: regions.length,
    }),
  },
  skills: {
    read: ({ skills, roles }) => ({ skills, roles }),
    toWire: {
      skills: (all) => all.map(({ uuid, expert }) => ({ uuid, expert })),
      roles: (all) => all.map(({ uuid, emphasize }) => ({ uuid, emphasize })),
    },
    unfit: () => ({}),
    toRules: unchanged,
  },
};

/** Converts a section to and from what the server takes. */
export const specOf = <S extends ProfileSection>(section: S): Spec<SectionFields[S]> =>
  specs[section];

export function changesOf<S extends ProfileSection>(
  section: S,
  fields: Partial<SectionFields[S]>,
  revision: number,
): SectionChanges {
  const { toWire } = specOf(section);
  const names = Object.keys(fields) as (keyof SectionFields[S])[];
  const changes = Object.fromEntries(
    names.map((name) => [name, toWire[name](fields[name] as SectionFields[S][typeof name])]),
  );
  return { section, revision, changes };
}

/** Whether the server would see two values as the same; text that it is not sent differs. */
export const sameIn =
  <S extends ProfileSection>(section: S) =>
  <K extends keyof SectionFields[S]>(
    field: K,
    one: SectionFields[S][K],
    other: SectionFields[S][K],
  ): boolean => {
    if (isUnread(one) || isUnread(other)) return JSON.stringify(one) === JSON.stringify(other);
    const toWire = specOf(section).toWire[field];
    return JSON.stringify(toWire(one)) === JSON.stringify(toWire(other));
  };

export function unfitIn<S extends ProfileSection>(
  section: S,
  values: SectionFields[S],
): (keyof SectionFields[S])[] {
  const unfit = specOf(section).unfit(values);
  const names = Object.keys(unfit) as (keyof SectionFields[S])[];
  return names.filter((name) => unfit[name] !== undefined);
}
