import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Discipline } from '@torg/protocol/terms';

export const disciplineTexts: Record<Discipline, MessageDescriptor> = {
  technology: msg`Teknologi`,
  design: msg`Design`,
  project_and_test_management: msg`Prosjekt- og testledelse`,
  management_consulting: msg`Management consulting`,
  security: msg`Sikkerhet`,
};
