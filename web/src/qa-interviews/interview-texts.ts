import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';

export const statusTexts: Record<QaInterviewStatus, MessageDescriptor> = {
  draft: msg`Påbegynt`,
  submitted: msg`Levert`,
  approved: msg`Godkjent`,
  declined: msg`Avslått`,
};
