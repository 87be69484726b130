import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconLayoutKanban } from '@tabler/icons-react';
import { RequestError } from '../client/request-error.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { addressOfBoard, type BoardOf, useBoardOf } from '../boards/public/board-of.ts';
import { RecordView } from './RecordView.tsx';
import { recordQuery } from './record.queries.ts';

export function AssignmentRecordPage() {
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  return <RecordOf key={id} of={{ kind: 'assignment', id }} />;
}

export function NeedRecordPage() {
  const { opportunity: id } = useParams({ from: '/shell/opportunities/$opportunity' });
  return <RecordOf key={id} of={{ kind: 'opportunity', id }} />;
}

/** How people were chosen, for whoever has a board. */
function RecordOf({ of }: { of: BoardOf }) {
  const { t } = useLingui();
  const query = useBoardOf(of);
  const { error } = query;
  const back = addressOfBoard(of);
  const isUnmade =
    error instanceof RequestError && error.code === 'could_not_find_evaluation_board';
  if (isUnmade) {
    return (
      <EmptyState
        icon={<IconLayoutKanban />}
        title={t`Ingen utvalgsprotokoll ennå`}
        action={
          <TextLink href={back}>
            <Trans>Til tavlen</Trans>
          </TextLink>
        }
      >
        <Trans>Protokollen skriver seg selv når dere har laget tavlen og velger på den.</Trans>
      </EmptyState>
    );
  }
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={6} height={72} />}
      errorTitle={t`Vi fikk ikke hentet utvalgsprotokollen`}
    >
      {({ board }) => <ReadRecord board={board.evaluation_board} back={back} />}
    </QueryState>
  );
}

function ReadRecord({ board, back }: { board: string; back: string }) {
  const { t } = useLingui();
  const query = useQuery(recordQuery(board));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={6} height={72} />}
      errorTitle={t`Vi fikk ikke hentet utvalgsprotokollen`}
    >
      {(record) => <RecordView record={record} back={back} />}
    </QueryState>
  );
}
