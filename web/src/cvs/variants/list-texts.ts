import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CvVariantList } from '@torg/protocol/cvs/cv-terms';

/** The lists of a CV, by their headings. */
export const listTexts: Record<CvVariantList, MessageDescriptor> = {
  roles: msg`Roller`,
  skills: msg`Ferdigheter`,
  projects: msg`Prosjekter`,
  work_experiences: msg`Arbeidserfaring`,
  educations: msg`Utdanning`,
  certifications: msg`Sertifiseringer`,
  courses: msg`Kurs`,
  honors: msg`Utmerkelser`,
  presentations: msg`Foredrag`,
  publications: msg`Publikasjoner`,
  positions: msg`Verv`,
  languages: msg`Språk`,
};
