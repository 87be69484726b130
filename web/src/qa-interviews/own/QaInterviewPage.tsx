import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { FormGone } from '../FormGone.tsx';
import { formQuery } from '../qa-interviews.queries.ts';
import { useFocusWhenTurned } from '../use-focus-when-turned.ts';
import { ReadForm } from './ReadForm.tsx';
import { FillInForm } from './filling-in/FillInForm.tsx';

/** Where a consultant answers, and reads the decision. Admins have a page of their own. */
export function QaInterviewPage() {
  const { t } = useLingui();
  const { form: uuid } = useParams({ from: '/shell/qa-interviews/$form' });
  const { can } = useShellUser();
  const query = useQuery(formQuery(uuid));
  useFocusWhenTurned(query.data && !query.data.can.edit, 'main h1');
  if (can.administer) {
    return <Navigate to="/admin/qa-interview/$form" params={{ form: uuid }} replace />;
  }
  return (
    <QueryState
      order={1}
      query={query}
      gone={<FormGone list="/qa-interviews" />}
      skeleton={<ListSkeleton rows={3} height={200} />}
      errorTitle={t`Vi fikk ikke hentet fagintervjuet`}
    >
      {(form) =>
        form.can.edit ? <FillInForm key={uuid} form={form} /> : <ReadForm key={uuid} form={form} />
      }
    </QueryState>
  );
}
