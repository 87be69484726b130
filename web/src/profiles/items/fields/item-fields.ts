import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { ReactNode } from 'react';
import { DatedFields } from './DatedFields.tsx';
import { EducationFields } from './EducationFields.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { PositionFields } from './PositionFields.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import type { ItemFormState } from '../use-item-form.ts';
import { WorkExperienceFields } from './WorkExperienceFields.tsx';

export type FieldsOf<K extends ProfileItemKind> = (props: { form: ItemFormState<K> }) => ReactNode;

/** The fields in the form of each kind. */
export const itemFields: { [K in ProfileItemKind]: FieldsOf<K> } = {
  project: ProjectFields,
  work_experience: WorkExperienceFields,
  education: EducationFields,
  course: DatedFields,
  certification: DatedFields,
  honor: DatedFields,
  presentation: DatedFields,
  publication: DatedFields,
  position_experience: PositionFields,
  language: LanguageFields,
};
