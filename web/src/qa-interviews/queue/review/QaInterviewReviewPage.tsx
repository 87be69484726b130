import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { FormGone } from '../../FormGone.tsx';
import { formQuery } from '../../qa-interviews.queries.ts';
import { Review } from './Review.tsx';

/** One interview, to read and decide. */
export function QaInterviewReviewPage() {
  const { t } = useLingui();
  const { form: uuid } = useParams({ from: '/shell/admin/qa-interview/$form' });
  const query = useQuery(formQuery(uuid));
  return (
    <QueryState
      order={1}
      query={query}
      gone={<FormGone list="/admin/qa-interview" />}
      skeleton={<ListSkeleton rows={3} height={200} />}
      errorTitle={t`Vi fikk ikke hentet fagintervjuet`}
    >
      {(form) => <Review key={uuid} form={form} />}
    </QueryState>
  );
}
