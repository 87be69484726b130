import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale } from '../../client/use-locale.ts';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { AssignmentGone } from '../AssignmentGone.tsx';
import { AssignmentSkeleton } from '../one/AssignmentSkeleton.tsx';
import { Wizard } from './Wizard.tsx';
import { draftQuery } from './wizard.queries.ts';

/** Edits an assignment: step by step while it is a draft, any part of it later. */
export function WizardPage() {
  const { t } = useLingui();
  const { assignment = '' } = useParams({ strict: false });
  const locale = useLocale();
  const query = useQuery(draftQuery(assignment, locale));
  return (
    <QueryState
      order={1}
      query={query}
      gone={<AssignmentGone />}
      skeleton={<AssignmentSkeleton />}
      errorTitle={t`Vi fikk ikke hentet oppdraget`}
    >
      {(draft) => <Wizard key={`${draft.uuid} ${locale}`} draft={draft} />}
    </QueryState>
  );
}
