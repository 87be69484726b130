import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { told } from '../../ui/states/told.ts';
import type { BoardTools } from '../board-context.ts';
import { readBoardAgain } from '../boards.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { noticeUndo } from '../moving/notice-undo.tsx';
import { withCard, withoutCards } from '../state/board-state.ts';

const removeCard = (card: string) =>
  request('DELETE /api/main/evaluation-board-card/{id}', { params: { id: card } });
const restoreCard = (card: string) =>
  request('POST /api/main/evaluation-board-card/{id}/restore', { params: { id: card } });

type RemovalOptions = Pick<BoardTools, 'of' | 'store' | 'say' | 'focus'>;

/** Removes a card at once; it can be put back. */
export function useCardRemoval({ of, store, say, focus }: RemovalOptions) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { cardName } = useCardTexts();
  const removed = useChange(removeCard, {
    expects: async (_client, card) => {
      store.apply((now) => ({ ...now, state: withoutCards(now.state, [card]) }));
      return () => void readBoardAgain(client, of);
    },
  });
  const restored = useChange(restoreCard, {
    done: (_client, card) => store.apply((now) => ({ ...now, state: withCard(now.state, card) })),
  });
  return (card: string): void => {
    const name = cardName(store.now().state.cards.get(card));
    const undo = () =>
      restored.mutate(
        card,
        told({
          done: t`${name} er tilbake på tavlen`,
          failed: t`Kortet kom ikke tilbake`,
          next: () => {
            say(t`${name} er tilbake på tavlen`);
            focus(card);
          },
        }),
      );
    const next = () => {
      say(t`${name} er fjernet fra tavlen`);
      noticeUndo(t`${name} er fjernet fra tavlen`, {
        label: t`Angre`,
        onUndo: undo,
        isSaid: true,
      });
    };
    removed.mutate(card, told({ failed: t`Kortet ble ikke fjernet`, next }));
  };
}
