import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Interviews } from './Interviews.tsx';

/** All that concern somebody, on whichever side. */
export function InterviewsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Intervjuer`}>
        <Trans>Tider du er invitert til, har tilbudt eller har avtalt.</Trans>
      </PageHeader>
      <Interviews />
    </>
  );
}
