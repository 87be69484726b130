import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { InputTo } from '../../client/calls/calls.ts';
import { useCall } from '../../client/use-change.ts';
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

interface NewPeople {
  profiles: string[];
  board_column: string;
}

/** Adds several people at once; whoever is on the board by now stays where they are. */
export function useAddPeople() {
  const { t } = useLingui();
  const { of, store, say } = useBoard();
  const { board } = store.now().state;
  return useCall(
    'POST /api/main/evaluation-board/{id}/cards',
    (body: NewPeople) => ({ params: { id: board }, body }),
    {
      done: (_client, { cards }) => {
        store.apply((now) => ({ ...now, state: cards.reduce(withCard, now.state) }));
        const count = cards.length;
        say(t`${plural(count, { one: '# kort er lagt til', other: '# kort er lagt til' })}`);
      },
      invalidates: (client) => readBoardAgain(client, of),
    },
  );
}
