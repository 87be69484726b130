import { useLingui } from '@lingui/react/macro';
import { useColumnText } from '../../events/public/column-text.ts';
import type { Card, Column } from '../state/board-state.ts';

/** What cards and columns are called on the page. */
export function useCardTexts() {
  const { t } = useLingui();
  const columnText = useColumnText();
  return {
    cardName: (card: Card | undefined): string =>
      card?.profile_data?.name || card?.card_title || t`Kort uten navn`,
    columnName: (column: Pick<Column, 'column_title'> | undefined): string =>
      columnText(column?.column_title ?? ''),
  };
}
