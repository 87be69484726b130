import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLoadedAssignment } from '../../assignments/public/assignment.ts';
import { RequestError } from '../../client/request-error.ts';
import { useLoadedNeed } from '../../opportunities/public/use-loaded-need.ts';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { boardQuery, type BoardOf } from '../boards.queries.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardView } from './BoardView.tsx';
import { NoBoard } from './NoBoard.tsx';

export function AssignmentBoardPage() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  const { title } = useLoadedAssignment(id);
  return <BoardPage key={id} of={{ kind: 'assignment', id }} title={title || t`Uten tittel`} />;
}

export function NeedBoardPage() {
  const { opportunity: id, opportunity_name } = useLoadedNeed();
  return <BoardPage key={id} of={{ kind: 'opportunity', id }} title={opportunity_name} />;
}

/** The board on which people decide together; `title` is of what it belongs to. */
function BoardPage({ of, title }: { of: BoardOf; title: string }) {
  const { t } = useLingui();
  const query = useQuery(boardQuery(of));
  const { error } = query;
  const isUnmade =
    error instanceof RequestError && error.code === 'could_not_find_evaluation_board';
  if (isUnmade) return <NoBoard of={of} title={title} />;
  return (
    <QueryState
      query={query}
      skeleton={<BoardSkeleton />}
      errorTitle={t`Vi fikk ikke hentet tavlen`}
    >
      {(read) => <BoardView key={read.board.evaluation_board} of={of} read={read} error={error} />}
    </QueryState>
  );
}
