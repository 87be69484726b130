import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AvailabilityUpdate, BenchConsultant } from '../../consultant-companies.queries.ts';
import type { BenchRow } from '../bench.ts';

export type AvailabilityAction = 'available' | 'not_available' | 'confirm';
/** Actions that ask for a confirmation or a choice first. */
export type ConfirmedAction = 'send' | 'activate' | 'deactivate' | 'remove';
/** An action on a consultant that takes one press. */
export type BenchAction = AvailabilityAction | ConfirmedAction;

export const actionTexts: Record<BenchAction, MessageDescriptor> = {
  available: msg`Sett ledig fra i dag`,
  not_available: msg`Sett ikke ledig`,
  confirm: msg`Bekreft tilgjengelighet`,
  send: msg`Send til kvalitetssikring`,
  activate: msg`Aktiver`,
  deactivate: msg`Deaktiver`,
  remove: msg`Slett profilen`,
};

export const needsConfirmation = (action: BenchAction): action is ConfirmedAction =>
  action === 'send' || action === 'activate' || action === 'deactivate' || action === 'remove';

const criteria: Record<AvailabilityAction, Omit<AvailabilityUpdate, 'profile'>> = {
  available: { isAvailable: true },
  not_available: { isAvailable: false },
  confirm: { updateAvailabilityUpdatedOnly: true },
};

export const updateFor = (action: AvailabilityAction, profile: string): AvailabilityUpdate => ({
  profile,
  ...criteria[action],
});

/** The move that the server allows next, whether or not the profile is complete. */
function nextMove({ can }: BenchConsultant): 'send' | 'activate' | undefined {
  if (can.sendToQa) return 'send';
  return can.activate ? 'activate' : undefined;
}

/** The possible actions, in the order of the menu. */
export function actionsFor(consultant: BenchConsultant): BenchAction[] {
  const { availability_date, can } = consultant;
  const actions: (BenchAction | false | undefined)[] = [
    can.setAvailability && 'available',
    can.setAvailability && availability_date !== null && 'not_available',
    can.setAvailability && 'confirm',
    nextMove(consultant),
    can.deactivate && 'deactivate',
    can.remove && 'remove',
  ];
  return actions.filter((action) => action !== false && action !== undefined);
}

/** The next action on the consultant, once nothing is missing for it. */
export function nextAction({ consultant, missing }: BenchRow): ConfirmedAction | undefined {
  const move = nextMove(consultant);
  const lacks = move === 'send' ? missing.qa : missing.activation;
  return lacks.length === 0 ? move : undefined;
}

export interface BenchDialogProps {
  row: BenchRow;
  company: string;
  onClose: () => void;
}
