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

/** What the server lets one do to bring the consultant on, complete or not. */
function nextMove({ can }: BenchConsultant): 'send' | 'activate' | undefined {
  if (can.sendToQa) return 'send';
  return can.activate ? 'activate' : undefined;
}

/** In the order of the menu. */
export function deedsFor(consultant: BenchConsultant): BenchDeed[] {
  const { availability_date, can } = consultant;
  const deeds: (BenchDeed | false | undefined)[] = [
    can.setAvailability && 'available',
    can.setAvailability && availability_date !== null && 'not_available',
    can.setAvailability && 'confirm',
    nextMove(consultant),
    can.deactivate && 'deactivate',
    can.remove && 'remove',
  ];
  return deeds.filter((deed) => deed !== false && deed !== undefined);
}

/** The one deed that brings the consultant on, once nothing stands in its way. */
export function nextDeed({ consultant, missing }: BenchRow): AskedDeed | undefined {
  const move = nextMove(consultant);
  const lacks = move === 'send' ? missing.qa : missing.activation;
  return lacks.length === 0 ? move : undefined;
}

export interface BenchDialogProps {
  row: BenchRow;
  company: string;
  onClose: () => void;
}
