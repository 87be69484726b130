import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import type {
  MatchingConfidence,
  WithheldThing,
} from '@torg/protocol/assessments/assessment-terms';

export const confidenceTexts: Record<MatchingConfidence, MessageDescriptor> = {
  Unsuited: msg`Passer dårlig`,
  Unsure: msg`Usikkert`,
  GoodMatch: msg`Passer godt`,
  VeryGoodMatch: msg`Passer svært godt`,
};

/** What no engine gets to see. */
export const withheldTexts: Record<WithheldThing, MessageDescriptor> = {
  name: msg`navn`,
  pronouns: msg`pronomen`,
  photo: msg`bilde`,
  gender: msg`kjønn`,
  contact: msg`kontaktinformasjon`,
  company: msg`egen bedrift`,
  employers: msg`arbeidsgivere`,
  customers: msg`kunder`,
  birth_and_graduation_years: msg`årstall for fødsel og eksamen`,
  languages_not_asked_for: msg`språk som ikke er etterspurt`,
};

/** A person's own score of a criterion, from 0. */
export const ownScoreTexts: readonly MessageDescriptor[] = [
  msg`Ikke dokumentert`,
  msg`Svakt dokumentert`,
  msg`Delvis dokumentert`,
  msg`Godt dokumentert`,
  msg`Svært godt dokumentert`,
];

export const typeTexts: Partial<Record<AiJobType, MessageDescriptor>> = {
  qa_interview_ai_assessment: msg`Vurdering av fagintervju`,
  structured_opportunity: msg`Utfylling av behov`,
  structured_opportunity_recommendation: msg`Anbefaling av konsulenter`,
  opportunity_criteria: msg`Forslag til kriterier`,
  assignment_profile_ai_assessment: msg`Vurdering av profil`,
  profile_evaluation: msg`Vurdering etter kriteriene`,
  profile_most_relevant_professional_engagements: msg`Mest relevante oppdrag og jobber`,
  profile_comparison_evaluation: msg`Sammenligning`,
  profile_ranking_evaluation: msg`Rangering`,
};
