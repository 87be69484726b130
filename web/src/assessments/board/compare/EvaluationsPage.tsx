import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useLocale } from '../../../client/use-locale.ts';
import { useCriteria } from '../../../opportunities/public/criteria.ts';
import { useWide } from '../../../ui/layout/use-wide.ts';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { told } from '../../../ui/states/told.ts';
import { ProgressLine } from '../../answer/ProgressLine.tsx';
import { isPending } from '../../assessments.queries.ts';
import { CriteriaTable } from '../../overview/CriteriaTable.tsx';
import { personRows } from '../../overview/person-rows.ts';
import {
  evaluationsQuery,
  useCancelBoard,
  useEvaluate,
  type CardAssessment,
} from '../evaluations.queries.ts';
import { AskColumn } from './AskColumn.tsx';
import { ColumnFrame, type OpenColumn } from './ColumnFrame.tsx';
import { EvaluatedPeople } from './EvaluatedPeople.tsx';

/** How each of those in a column meets the criteria. */
export function EvaluationsPage() {
  const { t } = useLingui();
  return (
    <ColumnFrame title={(column) => t`Vurder kandidatene i ${column}`} least={1}>
      {(open) => <Evaluating open={open} />}
    </ColumnFrame>
  );
}

function Evaluating({ open }: { open: OpenColumn }) {
  const { t } = useLingui();
  const query = useQuery(evaluationsQuery(open.need, useLocale()));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={3} height={160} />}
      errorTitle={t`Vi fikk ikke hentet vurderingene`}
    >
      {({ evaluation_board_card_ai_assessments: every }) => (
        <Evaluations
          open={open}
          evaluations={every.filter(
            (one) =>
              one.profile_evaluation !== null &&
              open.people.cards.get(one.evaluation_board_card)?.column === open.column,
          )}
        />
      )}
    </QueryState>
  );
}

interface EvaluationsProps {
  open: OpenColumn;
  evaluations: readonly CardAssessment[];
}

function Evaluations({ open, evaluations }: EvaluationsProps) {
  const { t } = useLingui();
  const { need, people } = open;
  const evaluate = useEvaluate(need);
  const cancel = useCancelBoard(need);
  const { data, isLoading } = useCriteria(need);
  const criteria = data?.criteria ?? [];
  const isWide = useWide();
  const rows = personRows({ assessments: [], cards: [...people.cards.values()], evaluations });
  if (isLoading) return <ListSkeleton rows={3} height={160} />;
  const waiting = evaluations.filter((one) => isPending(one.profile_evaluation)).length;
  return (
    <>
      <AskColumn
        open={open}
        label={t`Hvem skal vurderes?`}
        least={1}
        most={limits.assessment.profiles}
        isAnswered={evaluations.length > 0}
        pending={evaluate.isPending}
        error={evaluate.error}
        onAsk={(evaluation_board_cards, prompt, asked) =>
          evaluate.mutate({ evaluation_board_cards, prompt }, told({ next: asked }))
        }
        confirm={(count) => (
          <Plural value={count} _0="Vurder" one="Vurder # person" other="Vurder # personer" />
        )}
      />
      {waiting > 0 && (
        <ProgressLine
          done={evaluations.length - waiting}
          total={evaluations.length}
          cancel={cancel}
        />
      )}
      <ErrorNotice error={cancel.error} />
      {isWide && rows.length > 0 && <CriteriaTable rows={rows} criteria={criteria} />}
      <EvaluatedPeople of={open.of} need={need} rows={rows} criteria={criteria} />
    </>
  );
}
