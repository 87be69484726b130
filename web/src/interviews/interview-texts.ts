import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InterviewState } from '@torg/protocol/interviews/interview-life';

export const stateTexts: Record<InterviewState, MessageDescriptor> = {
  offered: msg`Venter på svar`,
  booked: msg`Avtalt`,
  others_wanted: msg`Ber om andre tider`,
  cancelled: msg`Avlyst`,
  declined: msg`Takket nei`,
};

export const stateColors: Record<InterviewState, string> = {
  offered: 'clay',
  booked: 'spruce',
  others_wanted: 'clay',
  cancelled: 'gray',
  declined: 'gray',
};
