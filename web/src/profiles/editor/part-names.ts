import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RailPart } from './place.ts';

export const partNames: Record<RailPart, MessageDescriptor> = {
  description: msg`Presentasjon`,
  facts: msg`Ledighet og sted`,
  skills: msg`Roller og ferdigheter`,
  projects: msg`Prosjekter`,
  'work-experiences': msg`Arbeidserfaring`,
  educations: msg`Utdanning`,
  languages: msg`Språk`,
  'more-info': msg`Mer`,
};
