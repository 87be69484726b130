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
 * In the order of the menu. Nobody removes themselves, and whoever is deactivated is not brought on:
 * activated or not, they are seen by nobody until an admin lets them in again.
 */
export function deedsFor(consultant: BenchConsultant, reader: string): BenchDeed[] {
  const { availability_date, qa_status, active_since_date, deactivated, account } = consultant;
  const deeds: (BenchDeed | false)[] = [
    'available',
    availability_date !== null && 'not_available',
    'confirm',
    !deactivated && qa_status === 'not_started' && 'send',
    active_since_date === null
      ? !deactivated && qa_status === 'approved' && 'activate'
      : 'deactivate',
    account !== reader && 'remove',
  ];
  return deeds.filter((deed) => deed !== false);
}

/** The one deed that brings the consultant on, once nothing stands in its way. */
export function nextDeed({ consultant, missing }: BenchRow): AskedDeed | undefined {
  const { qa_status, active_since_date, deactivated } = consultant;
  if (deactivated) return undefined;
  if (qa_status === 'not_started') return missing.qa.length === 0 ? 'send' : undefined;
  const isReady = qa_status === 'approved' && missing.activation.length === 0;
  return isReady && active_since_date === null ? 'activate' : undefined;
}

export interface BenchDialogProps {
  row: BenchRow;
  company: string;
  onClose: () => void;
}
