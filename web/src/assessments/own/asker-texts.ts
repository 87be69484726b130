import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnAssessment } from './own-assessments.queries.ts';

type Side = OwnAssessment['asked_by'];

export const askerTexts: Record<Side, MessageDescriptor> = {
  client: msg`Oppdragsgiveren`,
  own_company: msg`Din egen bedrift`,
  torg: msg`Torg`,
};

/** Who has approved the criteria, within a sentence. */
export const approverTexts: Record<Side, MessageDescriptor> = {
  client: msg`oppdragsgiveren`,
  own_company: msg`din egen bedrift`,
  torg: msg`Torg`,
};
