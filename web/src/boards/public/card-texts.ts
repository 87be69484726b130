import { useLingui } from '@lingui/react/macro';
import type { Card, Column } from '../state/board-state.ts';

/** What cards and columns are called on the page. */
export function useCardTexts() {
  const { t } = useLingui();
  return {
    cardName: (card: Card | undefined): string =>
      card?.profile_data?.name || card?.card_title || t`Kort uten navn`,
    /** the inbox has no title of its own */
    columnName: (column: Pick<Column, 'column_title'> | undefined): string =>
      column?.column_title || t`Innboks`,
  };
}
