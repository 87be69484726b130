import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBoardOf, type BoardOf, type Card } from '../../../boards/public/board-of.ts';
import { useCardTexts } from '../../../boards/public/card-texts.ts';
import { useLocale } from '../../../client/use-locale.ts';
import type { PersonChoice } from '../../asking/PeopleChoice.tsx';
import { evaluationsQuery } from '../evaluations.queries.ts';

/** The board and the column that the address names. */
export function useColumn() {
  const { assignment, opportunity, column = '' } = useParams({ strict: false });
  const of: BoardOf =
    assignment === undefined
      ? { kind: 'opportunity', id: opportunity ?? '' }
      : { kind: 'assignment', id: assignment };
  return { of, column };
}

export interface ColumnPeople {
  name: string;
  /** those with a profile, by card, unless they do not want to be assessed by machines */
  people: readonly PersonChoice[];
  cards: ReadonlyMap<string, Card>;
}

/** Those in a column of whom something can be asked. */
export function useColumnPeople(of: BoardOf, column: string) {
  const query = useBoardOf(of);
  const { cardName, columnName } = useCardTexts();
  const board = query.data?.board;
  const found = board?.columns.find(({ evaluation_board_column: id }) => id === column);
  const cards = board?.cards ?? [];
  const people: ColumnPeople = {
    name: columnName(found),
    people: cards
      .filter((card) => card.column === column && card.profile_data !== null)
      .map((card) => ({
        id: card.evaluation_board_card,
        name: cardName(card),
        image: card.profile_data?.image_url ?? null,
        detail: card.profile_data?.title ?? undefined,
      })),
    cards: new Map(cards.map((card) => [card.evaluation_board_card, card])),
  };
  return { query, isGone: board !== undefined && found === undefined, people };
}

/** Those of whom nothing is asked, since they do not want to be assessed by machines, apart. */
export function useDeclined(need: string, { people, ...column }: ColumnPeople) {
  const query = useQuery(evaluationsQuery(need, useLocale()));
  const declined = new Set(query.data?.declined_evaluation_board_cards);
  return {
    query,
    people: { ...column, people: people.filter(({ id }) => !declined.has(id)) },
    declined: people.flatMap(({ id, name }) => (declined.has(id) ? [name] : [])),
  };
}

/** Of those who were asked about, who still stands in the column. */
export const stillThere = (
  { people }: { people: ColumnPeople },
  cards: readonly string[] = [],
): string[] => cards.filter((card) => people.people.some(({ id }) => id === card));
