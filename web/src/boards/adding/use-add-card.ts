import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InputTo } from '../../client/calls/calls.ts';
import { useCall, useChange } from '../../client/use-change.ts';
import { addPeople } from '../add-people.ts';
import { useBoard } from '../board-context.ts';
import { readBoardAgain } from '../boards.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { withCard } from '../state/board-state.ts';

type NewCard = InputTo<'POST /api/main/evaluation-board/{id}/card'>['body'];

/** Adds a card, which is on the board at once. */
export function useAddCard() {
  const { t } = useLingui();
  const { of, store, say } = useBoard();
  const { cardName } = useCardTexts();
  const { board } = store.now().state;
  return useCall(
    'POST /api/main/evaluation-board/{id}/card',
    (body: NewCard) => ({ params: { id: board }, body }),
    {
      done: (_client, card) => {
        store.apply((now) => ({ ...now, state: withCard(now.state, card) }));
        const name = cardName(card);
        say(t`${name} er lagt til`);
      },
      invalidates: (client, _card, error) => (error ? readBoardAgain(client, of) : undefined),
    },
  );
}

type NewPeople = Parameters<typeof addPeople>[1];

/** Adds several people with one press; if some fail, those before them are on the board. */
export function useAddPeople() {
  const { t } = useLingui();
  const { of, store, say } = useBoard();
  const { board } = store.now().state;
  return useChange((people: NewPeople) => addPeople(board, people), {
    done: (_client, cards) => {
      store.apply((now) => ({ ...now, state: cards.reduce(withCard, now.state) }));
      const count = cards.length;
      say(t`${plural(count, { one: '# kort er lagt til', other: '# kort er lagt til' })}`);
    },
    invalidates: (client) => readBoardAgain(client, of),
  });
}
