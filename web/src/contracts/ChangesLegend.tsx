import { Trans } from '@lingui/react/macro';

/** How `TextChangesView` shows what is new and what is gone. */
export const ChangesLegend = () => (
  <Trans>
    Det som er lagt til, er <ins>understreket</ins>. Det som er fjernet, er <del>strøket over</del>.
  </Trans>
);
