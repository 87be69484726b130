import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { told } from '../../../ui/states/told.ts';
import { useUpdateAvailabilities } from '../../consultant-companies.queries.ts';
import type { BenchRow } from '../bench.ts';
import {
  needsConfirmation,
  updateFor,
  type ConfirmedAction,
  type BenchAction,
} from './bench-action.ts';
import { BenchDialog } from './BenchDialog.tsx';

export interface BenchActions {
  start: (action: BenchAction) => void;
  pending: boolean;
  /** a ref for the button that opens the menu, which gets the focus back after a dialog */
  opener: RefObject<HTMLButtonElement | null>;
  /** to be rendered once, beside the buttons */
  dialog: ReactNode;
}

/** The actions on one consultant, each with its confirmation dialog or its notice. */
export function useBenchActions(row: BenchRow, company: string): BenchActions {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState<ConfirmedAction>();
  const opener = useRef<HTMLButtonElement>(null);
  const update = useUpdateAvailabilities(company);
  const { account, name } = row.consultant;
  const start = (action: BenchAction) => {
    if (needsConfirmation(action)) return setConfirming(action);
    const done = t`Tilgjengeligheten til ${name} er oppdatert`;
    update.mutate([updateFor(action, account)], told({ done, failed: name }));
  };
  const closeDialog = () => {
    setConfirming(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return {
    start,
    pending: update.isPending,
    opener,
    dialog: confirming && (
      <BenchDialog action={confirming} row={row} company={company} onClose={closeDialog} />
    ),
  };
}
