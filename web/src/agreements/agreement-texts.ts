import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgreementTab } from '@torg/protocol/agreements/agreement-life';
import type { AgreementRow } from './agreements.queries.ts';

export const tabTexts: Record<AgreementTab, MessageDescriptor> = {
  drafts: msg({ message: 'Utkast', context: 'agreements' }),
  to_sign: msg`Til signering`,
  current: msg({ message: 'Løpende', context: 'agreements' }),
  ended: msg({ message: 'Avsluttet', context: 'agreements' }),
};

export type Status = AgreementRow['status'];

/** Of drafts, contracts and agreements: what is declined is declined, whichever it is. */
export const statusTexts: Record<Status, MessageDescriptor> = {
  editing: msg`Utkast`,
  sent: msg`Sendt`,
  changes_proposed: msg`Endringer foreslått`,
  accepted: msg`Enige om vilkårene`,
  declined: msg`Avslått`,
  withdrawn: msg`Trukket tilbake`,
  in_progress: msg`Venter på signatur`,
  completed: msg`Signert`,
  expired: msg`Utløpt`,
  recalled: msg`Trukket tilbake`,
  upcoming: msg`Kommende`,
  current: msg`Løper`,
  ended: msg`Avsluttet`,
};

type Look = 'neutral' | 'turn' | 'good' | 'over';

export const statusLooks: Record<Status, Look> = {
  editing: 'neutral',
  sent: 'turn',
  changes_proposed: 'turn',
  accepted: 'good',
  declined: 'over',
  withdrawn: 'over',
  in_progress: 'turn',
  completed: 'good',
  expired: 'over',
  recalled: 'over',
  upcoming: 'neutral',
  current: 'good',
  ended: 'over',
};
