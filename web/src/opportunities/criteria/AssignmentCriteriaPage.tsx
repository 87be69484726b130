import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAssignments, useLoadedAssignment } from '../../assignments/public/assignment.ts';
import { told } from '../../ui/states/told.ts';
import { useCriteriaOfAssignment } from './criteria.queries.ts';
import { NeedCriteria } from './NeedCriteria.tsx';
import { NoCriteriaYet } from './NoCriteriaYet.tsx';

const from = '/shell/assignments/$assignment/criteria';

/** The criteria of an assignment, by its own need, which is made when somebody first asks. */
export function AssignmentCriteriaPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { assignment: id } = useParams({ from });
  const assignment = useLoadedAssignment(id);
  const [made, setMade] = useState<string>();
  const need = made ?? assignment.opportunity;
  const suggest = useCriteriaOfAssignment(id, (opportunity) => {
    setMade(opportunity);
    invalidateAssignments(client);
  });
  if (need !== undefined) return <NeedCriteria id={need} />;
  const ask = () =>
    suggest.mutate(undefined, told({ failed: t`Vi fikk ikke foreslått kriterier` }));
  return (
    <NoCriteriaYet pending={suggest.isPending} onAsk={assignment.can.edit ? ask : undefined} />
  );
}
