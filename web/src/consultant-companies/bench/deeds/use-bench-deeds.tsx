import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { noticeDone, noticeFailure } from '../../../ui/notice.tsx';
import { useUpdateAvailabilities } from '../../consultant-companies.queries.ts';
import type { BenchRow } from '../bench.ts';
import { isAsked, updateFor, type AskedDeed, type BenchDeed } from './bench-deed.ts';
import { BenchDialog } from './BenchDialog.tsx';

export interface BenchDeeds {
  start: (deed: BenchDeed) => void;
  pending: boolean;
  /** for the button that opens the menu: the focus comes back to it after a dialog */
  opener: RefObject<HTMLButtonElement | null>;
  /** to be placed once beside the buttons */
  dialog: ReactNode;
}

/** What can be done for one consultant, each with the question or the word that belongs to it. */
export function useBenchDeeds(row: BenchRow, company: string): BenchDeeds {
  const { t } = useLingui();
  const [asked, setAsked] = useState<AskedDeed>();
  const opener = useRef<HTMLButtonElement>(null);
  const update = useUpdateAvailabilities(company);
  const { account, name } = row.consultant;
  const start = (deed: BenchDeed) => {
    if (isAsked(deed)) return setAsked(deed);
    update.mutate([updateFor(deed, account)], {
      onSuccess: () => noticeDone(t`Tilgjengeligheten til ${name} er oppdatert`),
      onError: (error) => noticeFailure(error, name),
    });
  };
  const stopAsking = () => {
    setAsked(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return {
    start,
    pending: update.isPending,
    opener,
    dialog: asked && <BenchDialog deed={asked} row={row} company={company} onClose={stopAsking} />,
  };
}
