import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StepState } from '../../ui/layout/StepRail.tsx';
import type { Profile } from '../profiles.queries.ts';

/** The steps of the first profile; they may be taken in any order. */
export const wizardSteps = [
  'name',
  'photo',
  'company',
  'place',
  'roles',
  'skills',
  'cv',
  'done',
] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const stepTexts: Record<WizardStep, MessageDescriptor> = {
  name: msg`Navn og tittel`,
  photo: msg`Bilde`,
  company: msg`Bedrift`,
  place: msg`Sted`,
  roles: msg`Roller`,
  skills: msg`Ferdigheter`,
  cv: msg`CV`,
  done: msg`Ferdig`,
};

type Written = Pick<
  Profile,
  | 'name'
  | 'title'
  | 'image'
  | 'consultant_company'
  | 'regions'
  | 'remote_work_ok'
  | 'roles'
  | 'skills'
  | 'projects'
  | 'work_experiences'
  | 'educations'
>;

/** What a CV is about, wherever it was written. */
const hasCv = ({ projects, work_experiences, educations }: Written) =>
  [projects, work_experiences, educations].some((entries) => entries.length > 0);

/** Steps without any input are not listed. */
const isWritten: Partial<Record<WizardStep, (profile: Written) => boolean>> = {
  name: ({ name, title }) => name.trim() !== '' && Boolean(title?.trim()),
  photo: ({ image }) => image !== null,
  company: ({ consultant_company }) => consultant_company !== null,
  place: ({ regions, remote_work_ok }) => regions.length > 0 || remote_work_ok,
  roles: ({ roles }) => roles.length > 0,
  skills: ({ skills }) => skills.length > 0,
  cv: hasCv,
};

/** Nobody is asked for a CV. */
const optional: readonly WizardStep[] = ['cv'];

export const stateOf = (step: WizardStep, profile: Written): StepState =>
  isWritten[step]?.(profile) ? 'done' : 'untouched';

/** The steps without content; none of them is required to finish. */
export const leftIn = (profile: Written): WizardStep[] =>
  wizardSteps.filter((step) => isWritten[step]?.(profile) === false && !optional.includes(step));

export const neighbour = (step: WizardStep, by: 1 | -1): WizardStep | undefined =>
  wizardSteps[wizardSteps.indexOf(step) + by];
