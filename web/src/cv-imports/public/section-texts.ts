import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';

/** The parts of a CV. */
export const sectionTexts: Record<FeatureExtractionFlag, MessageDescriptor> = {
  profile_description: msg`Presentasjon`,
  profile_skill: msg`Ferdigheter`,
  profile_role: msg`Roller`,
  project: msg`Prosjekter`,
  work_experience: msg`Arbeidserfaring`,
  education: msg`Utdanning`,
  certification: msg`Sertifiseringer`,
  course: msg`Kurs`,
  publication: msg`Publikasjoner`,
  presentation: msg`Foredrag`,
  honor: msg`Utmerkelser`,
  position_experience: msg`Verv`,
  language: msg`Språk`,
};
