import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';

/** An entry as it is edited: which fields it has depends on its part. */
export type Item = Record<string, unknown>;

export interface PlainField {
  name: string;
  label: MessageDescriptor;
  kind: 'line' | 'text' | 'mark' | 'level';
}

const field = (name: string, label: MessageDescriptor, kind: PlainField['kind'] = 'line') => ({
  name,
  label,
  kind,
});

const dated = [
  field('name', msg`Navn`),
  field('description', msg`Beskrivelse`, 'text'),
] satisfies PlainField[];

/** What people edit of an entry, beside its dates; the first of them names it. */
export const plainFields: Record<FeatureExtractionFlag, readonly PlainField[]> = {
  profile_description: [field('description', msg`Presentasjon`, 'text')],
  profile_skill: [field('name', msg`Ferdighet`), field('expert', msg`Ekspert`, 'mark')],
  profile_role: [field('name', msg`Rolle`), field('emphasize', msg`Fremhevet`, 'mark')],
  project: [
    field('project_name', msg`Prosjekt`),
    field('project_customer', msg`Kunde`),
    field('project_description', msg`Om prosjektet`, 'text'),
    field('project_role_description', msg`Bidraget`, 'text'),
  ],
  work_experience: [
    field('company', msg`Arbeidsgiver`),
    field('description', msg`Stilling`),
    field('long_description', msg`Beskrivelse`, 'text'),
  ],
  education: [
    field('school', msg`Skole`),
    field('degree', msg`Grad`),
    field('programme', msg`Studieprogram`),
    field('description', msg`Beskrivelse`, 'text'),
  ],
  certification: dated,
  course: dated,
  publication: dated,
  presentation: dated,
  honor: dated,
  position_experience: dated,
  language: [
    field('language_name', msg`Språk`),
    field('spoken_language_level', msg`Muntlig`, 'level'),
    field('written_language_level', msg`Skriftlig`, 'level'),
  ],
};

interface DateField {
  year: string;
  month?: string;
  label: MessageDescriptor;
}

/** The dates of an entry, known by the fields that it has. */
export function datesOf(item: Item): DateField[] {
  const all: DateField[] = [
    { year: 'from_year', month: 'from_month', label: msg`Fra` },
    { year: 'to_year', month: 'to_month', label: msg`Til` },
    { year: 'year_from', label: msg`Fra` },
    { year: 'year_to', label: msg`Til` },
    { year: 'year', month: 'month', label: msg`Når` },
  ];
  return all.filter(({ year }) => year in item);
}

/** Years that are typed halfway, or long ago. */
export const hasWrongYear = (item: Item): boolean =>
  datesOf(item).some(({ year }) => isWrongYear(item[year]));

export const isWrongYear = (year: unknown): boolean =>
  typeof year === 'number' && (year < 1900 || year > 2100);
