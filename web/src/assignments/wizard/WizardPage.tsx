import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isGone } from '../../client/is-gone.ts';
import { useLocale } from '../../client/use-locale.ts';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { AssignmentSkeleton } from '../one/AssignmentSkeleton.tsx';
import { DraftGone } from './DraftGone.tsx';
import { Wizard } from './Wizard.tsx';
import { draftQuery } from './wizard.queries.ts';

/** Where an assignment is written: step by step while it is a draft, and any part of it later. */
export function WizardPage() {
  const { t } = useLingui();
  const { assignment = '' } = useParams({ strict: false });
  const locale = useLocale();
  const query = useQuery(draftQuery(assignment, locale));
  if (query.data === undefined && isGone(query.error)) return <DraftGone />;
  return (
    <QueryFaces
      order={1}
      query={query}
      skeleton={<AssignmentSkeleton />}
      errorTitle={t`Vi fikk ikke hentet oppdraget`}
    >
      {(draft) => <Wizard key={`${draft.uuid} ${locale}`} draft={draft} />}
    </QueryFaces>
  );
}
