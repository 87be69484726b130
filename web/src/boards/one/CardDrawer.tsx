import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../client/calls/is-gone.ts';
import { useNarrow } from '../../ui/layout/use-wide.ts';
import { SideSheet } from '../../ui/dialog/SideSheet.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { useBoard, useBoardState } from '../board-context.ts';
import { cardQuery } from '../boards.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { useBoardAddress } from '../page/use-board-address.ts';
import classes from './CardDrawer.module.css';
import { CardView } from './CardView.tsx';

/** The card that the address names, beside the board. */
export function CardDrawer() {
  const { t } = useLingui();
  const { open } = useBoard();
  const { search } = useBoardAddress();
  const isNarrow = useNarrow();
  const { card = '' } = search;
  const query = useQuery(cardQuery(card));
  const { cardName } = useCardTexts();
  const onBoard = useBoardState().cards.get(card);
  const named = query.data ?? onBoard;
  return (
    <SideSheet
      opened
      onClose={() => open(undefined)}
      position="right"
      size={isNarrow ? '100%' : '34rem'}
      title={named === undefined ? t`Kort` : cardName(named)}
      classNames={{ content: classes.drawer }}
      closeButtonProps={{ 'aria-label': t`Lukk kortet` }}
      // The card on the board gets it, also where it stands somewhere else by now.
      returnFocus={false}
    >
      {isGone(query.error) ? (
        <EmptyState title={t`Kortet er ikke på tavlen lenger`}>
          {t`Det kan være fjernet av noen andre. Notater og filer følger med hvis det legges tilbake.`}
        </EmptyState>
      ) : (
        <QueryState
          query={query}
          skeleton={<ListSkeleton rows={4} height={90} />}
          errorTitle={t`Vi fikk ikke hentet kortet`}
        >
          {(detail) => <CardView key={detail.evaluation_board_card} detail={detail} />}
        </QueryState>
      )}
    </SideSheet>
  );
}
