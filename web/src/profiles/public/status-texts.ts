import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { ParticipationStatus } from './status.ts';

/** Each text is clear by itself: it is shown on cards, without a column heading. */
export const qaStatusTexts: Record<ProfileQaStatus, MessageDescriptor> = {
  not_started: msg`Ikke kvalitetssikret`,
  in_progress: msg`Til kvalitetssikring`,
  approved: msg`Kvalitetssikret`,
  rejected: msg`Avvist i kvalitetssikring`,
};

export const statusTexts: Record<ParticipationStatus, MessageDescriptor> = {
  visible: msg`Synlig`,
  hidden: msg`Aktiv, men skjult`,
  requested: msg`Ønsker aktivering`,
  inactive: msg`Ikke aktiv`,
};
