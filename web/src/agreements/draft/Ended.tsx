import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import { IconFileDescription, IconFileOff, IconSignature } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { goTo } from '../../client/calls/go-to.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { contractAddress } from '../addresses.ts';
import { useExtend, useHire, type AgreementDraft } from '../agreements.queries.ts';

/** Where the hire has ended: as an agreement, as a contract to sign, or as nothing. */
export function Ended({ draft }: { draft: AgreementDraft }) {
  const { t } = useLingui();
  const { status, contract_status: contract, contract_id, agreement_id } = draft;
  if (agreement_id !== null) {
    return (
      <Notice icon={<IconFileDescription aria-hidden />} title={t`Avtalen er inngått`}>
        <Onward href={`/agreements/${agreement_id}`}>
          <Trans>Til avtalen</Trans>
        </Onward>
      </Notice>
    );
  }
  if (contract === 'in_progress' && contract_id !== null) {
    return (
      <Notice icon={<IconSignature aria-hidden />} title={t`Kontrakten er til signering`}>
        {draft.can.read_contract && (
          <Onward href={contractAddress(contract_id)}>
            <Trans>Til kontrakten</Trans>
          </Onward>
        )}
      </Notice>
    );
  }
  const titles: Record<string, string> = {
    declined: contract === null ? t`Selskapet avslo` : t`En av partene ville ikke signere`,
    withdrawn: t`Oppdragsgiveren trakk avtalen tilbake`,
    expired: t`Kontrakten ble ikke signert i tide`,
    recalled: t`Kontrakten er trukket tilbake`,
  };
  const title = titles[contract ?? status];
  if (title === undefined) return null;
  return (
    <Alert color="gray" icon={<IconFileOff aria-hidden />} title={title}>
      {draft.ended_because && <Text>{draft.ended_because}</Text>}
      {draft.can.begin_again && <BeginAgain draft={draft} />}
    </Alert>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Notice = ({ icon, title, children }: NoticeProps) => (
  <Alert color="spruce" icon={icon} title={title}>
    {children}
  </Alert>
);

const Onward = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button component={HrefLink} href={href} size="xs">
    {children}
  </Button>
);

/** A new draft for the same consultant and assignment; an extension begins from its agreement. */
function BeginAgain({ draft }: { draft: AgreementDraft }) {
  const { history } = useRouter();
  const { consultant, assignment, extends_agreement: extended } = draft;
  const hire = useHire();
  const extend = useExtend(extended ?? '');
  const open = told<{ agreement_draft_id: string }>({
    next: ({ agreement_draft_id: id }) => goTo(history, `/agreements/drafts/${id}`),
  });
  const begin = () => {
    if (extended !== null) return extend.mutate(undefined, open);
    const assignment_id = assignment?.assignment_id;
    return hire.mutate({ profile_id: consultant.consultant_id, assignment_id }, open);
  };
  return (
    <>
      <Button
        mt="sm"
        size="xs"
        variant="default"
        loading={hire.isPending || extend.isPending}
        onClick={begin}
      >
        <Trans>Begynn på nytt</Trans>
      </Button>
      <ErrorNotice error={hire.error ?? extend.error} />
    </>
  );
}
