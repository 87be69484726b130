import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColumnStage } from '@torg/protocol/boards/board-terms';

/** What a column says about those in it. */
export const stageTexts: Record<ColumnStage, MessageDescriptor> = {
  received: msg`Mottatt`,
  considered: msg`Vurderes`,
  interview: msg`Intervju`,
  offered: msg`Tilbud`,
  not_selected: msg`Ikke valgt`,
};

/** What the consultant is shown while their card is there. */
export const stageMeanings: Record<ColumnStage, MessageDescriptor> = {
  received: msg`Konsulenten ser at interessen er mottatt.`,
  considered: msg`Konsulenten ser at dere vurderer.`,
  interview: msg`Konsulenten ser at de er plukket ut til intervju.`,
  offered: msg`Konsulenten ser at de får et tilbud.`,
  not_selected: msg`Konsulenten ser ingenting før dere svarer.`,
};
