import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnAssessment } from './own-assessments.queries.ts';

export const askerTexts: Record<OwnAssessment['asked_by'], MessageDescriptor> = {
  client: msg`Kunden`,
  own_company: msg`Din egen bedrift`,
  torg: msg`Torg`,
};
