import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AvailabilityUpdate, BenchConsultant } from '../../consultant-companies.queries.ts';
import type { BenchRow } from '../bench.ts';

export type AvailabilityDeed = 'available' | 'not_available' | 'confirm';
/** Those that need a word, or a choice, before they are done. */
export type AskedDeed = 'send' | 'activate' | 'deactivate' | 'remove';
/** What one can do for a consultant with one press. */
export type BenchDeed = AvailabilityDeed | AskedDeed;

export const deedTexts: Record<BenchDeed, MessageDescriptor> = {
  available: msg`Sett ledig fra i dag`,
  not_available: msg`Sett ikke ledig`,
  confirm: msg`Bekreft tilgjengelighet`,
  send: msg`Send til kvalitetssikring`,
  activate: msg`Aktiver`,
  deactivate: msg`Deaktiver`,
  remove: msg`Slett profilen`,
};

export const isAsked = (deed: BenchDeed): deed is AskedDeed =>
  deed === 'send' || deed === 'activate' || deed === 'deactivate' || deed === 'remove';

const wishes: Record<AvailabilityDeed, Omit<AvailabilityUpdate, 'profile'>> = {
  available: { isAvailable: true },
  not_available: { isAvailable: false },
  confirm: { updateAvailabilityUpdatedOnly: true },
};

export const updateFor = (deed: AvailabilityDeed, profile: string): AvailabilityUpdate => ({
  profile,
  ...wishes[deed],
});

/**
 * What the consultant's standing asks for, complete or not. Whoever is deactivated is not brought on:
 * reviewed and activated or not, they are seen by nobody until an admin lets them in again.
 */
function stepOn(consultant: BenchConsultant): 'send' | 'activate' | undefined {
  const { qa_status, active_since_date, deactivated } = consultant;
  if (deactivated) return undefined;
  if (qa_status === 'not_started') return 'send';
  return qa_status === 'approved' && active_since_date === null ? 'activate' : undefined;
}

/** In the order of the menu. Nobody removes themselves. */
export function deedsFor(consultant: BenchConsultant, reader: string): BenchDeed[] {
  const { availability_date, active_since_date, account } = consultant;
  const deeds: (BenchDeed | false | undefined)[] = [
    'available',
    availability_date !== null && 'not_available',
    'confirm',
    stepOn(consultant),
    active_since_date !== null && 'deactivate',
    account !== reader && 'remove',
  ];
  return deeds.filter((deed) => deed !== false && deed !== undefined);
}

/** The one deed that brings the consultant on, once nothing stands in its way. */
export function nextDeed({ consultant, missing }: BenchRow): AskedDeed | undefined {
  const step = stepOn(consultant);
  const lacks = step === 'send' ? missing.qa : missing.activation;
  return lacks.length === 0 ? step : undefined;
}

export interface BenchDialogProps {
  row: BenchRow;
  company: string;
  onClose: () => void;
}
