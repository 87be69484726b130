import { useQuery } from '@tanstack/react-query';
import { useLoadedAssignment, type Assignment } from '../../assignments/public/assignment.ts';
import { useBoardOf } from '../../boards/public/board-of.ts';
import { useLocale } from '../../client/use-locale.ts';
import { useCriteria } from '../../opportunities/public/criteria.ts';
import { assignmentAssessmentsQuery } from '../assessments.queries.ts';
import { evaluationsQuery } from '../board/evaluations.queries.ts';
import { personRows } from './person-rows.ts';

/** Everybody who was assessed for an assignment, with its criteria. */
export function usePersonRows(id: string) {
  const locale = useLocale();
  const assignment: Assignment = useLoadedAssignment(id);
  const { opportunity: need } = assignment;
  const query = useQuery(assignmentAssessmentsQuery(id, locale));
  const board = useBoardOf({ kind: 'assignment', id }, need !== undefined);
  const evaluations = useQuery({
    ...evaluationsQuery(need ?? '', locale),
    enabled: need !== undefined && board.data !== undefined,
  });
  const criteria = useCriteria(need);
  const cards = board.data?.board.cards ?? [];
  const rows = personRows({
    assessments: query.data?.profile_ai_assessments ?? [],
    cards,
    evaluations: evaluations.data?.evaluation_board_card_ai_assessments ?? [],
  });
  return {
    ...{ assignment, rows, cards },
    // While the criteria are on their way, nothing is shown as if there were none.
    query: { ...query, data: criteria.isLoading ? undefined : query.data },
    criteria: criteria.data?.criteria ?? [],
  };
}
