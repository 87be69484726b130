import type { ReactNode } from 'react';
import type { Profile } from '../profiles.queries.ts';
import { CompanyStep } from './CompanyStep.tsx';
import { CvStep } from './CvStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { RoleStep } from './RoleStep.tsx';
import { SkillStep } from './SkillStep.tsx';
import type { WizardStep } from './wizard-steps.ts';

const contents: Record<WizardStep, (props: { profile: Profile }) => ReactNode> = {
  name: NameStep,
  photo: PhotoStep,
  company: CompanyStep,
  place: PlaceStep,
  roles: RoleStep,
  skills: SkillStep,
  cv: CvStep,
  done: DoneStep,
};

export function StepContent({ step, profile }: { step: WizardStep; profile: Profile }) {
  const Content = contents[step];
  return <Content profile={profile} />;
}
