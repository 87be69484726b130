import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { boardQuery, isUnmade, type BoardOf } from '../boards.queries.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardView } from './BoardView.tsx';
import { NoBoard } from './NoBoard.tsx';

export function AssignmentBoardPage() {
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  return <BoardPage key={id} of={{ kind: 'assignment', id }} />;
}

export function NeedBoardPage() {
  const { opportunity: id } = useParams({ from: '/shell/opportunities/$opportunity' });
  return <BoardPage key={id} of={{ kind: 'opportunity', id }} />;
}

/** The board on which people decide together. */
function BoardPage({ of }: { of: BoardOf }) {
  const { t } = useLingui();
  const query = useQuery(boardQuery(of));
  const { error } = query;
  if (isUnmade(error)) return <NoBoard of={of} />;
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
