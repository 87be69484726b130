import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sectionTexts } from '../../cv-imports/public/section-texts.ts';
import type { FlowcaseConflict } from './conflicts.queries.ts';

type Part = FlowcaseConflict['part'];

export const partTexts: Record<Part, MessageDescriptor> = {
  person: msg`Om konsulenten`,
  ...sectionTexts,
};

const everywhere: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Navn`,
  title: msg`Tittel`,
  phone: msg`Telefon`,
  experience_since: msg`Erfaring siden`,
  description: msg`Beskrivelse`,
  long_description: msg`Beskrivelse`,
  period: msg`Periode`,
  entry: msg`Om den skal stå i profilen`,
  expert: msg`Ekspert`,
  emphasize: msg`Fremhevet`,
  project_name: msg`Prosjekt`,
  project_customer: msg`Kunde`,
  project_description: msg`Om prosjektet`,
  project_role_description: msg`Bidraget`,
  project_roles: msg`Roller`,
  project_skills: msg`Ferdigheter`,
  company: msg`Arbeidsgiver`,
  school: msg`Skole`,
  degree: msg`Grad`,
  programme: msg`Studieprogram`,
  language_name: msg`Språk`,
  language_locale: msg`Språk`,
  spoken_language_level: msg`Muntlig`,
  written_language_level: msg`Skriftlig`,
};

/** What somebody marks of a role or a skill has the name of its part. */
const marks: Partial<Record<Part, MessageDescriptor>> = {
  profile_skill: msg`Ekspert`,
  profile_role: msg`Fremhevet`,
};

const positionText = msg`Stilling`;
const unknownField = msg`Felt`;

/** The field that differs, as the profile's editor names it. */
export function fieldText({ part, field }: Pick<FlowcaseConflict, 'part' | 'field'>) {
  if (field === 'mark') return marks[part] ?? unknownField;
  if (part === 'work_experience' && field === 'description') return positionText;
  if (part === 'profile_description') return partTexts[part];
  return everywhere[field] ?? unknownField;
}
