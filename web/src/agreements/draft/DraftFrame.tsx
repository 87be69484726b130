import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { AgreementColumns } from '../AgreementColumns.tsx';
import type { AgreementDraft } from '../agreements.queries.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { RoundList } from '../rounds/RoundList.tsx';
import { DraftAbout } from './DraftAbout.tsx';
import classes from './Draft.module.css';
import { DraftStepper } from './DraftStepper.tsx';

interface DraftFrameProps {
  draft: AgreementDraft;
  action?: ReactNode;
  /** beside the status: whether it is saved */
  mark?: ReactNode;
  children: ReactNode;
}

/** Heading, progress, what is beside the terms, and the rounds so far. */
export function DraftFrame({ draft, action, mark, children }: DraftFrameProps) {
  const { t } = useLingui();
  const { consultant, client, status, contract_status: contract } = draft;
  const title = t`Avtale om ${consultant.name}`;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ href: '/agreements', label: t`Mine avtaler` }]}
        action={action}
      >
        <div className={classes.lead}>
          <StatusBadge status={contract ?? status} />
          <span>
            <Trans>hos {client.name}</Trans>
          </span>
          {mark}
        </div>
      </PageHeader>
      <DraftStepper draft={draft} />
      <AgreementColumns
        about={
          <>
            <DraftAbout draft={draft} />
            <RoundList draft={draft} />
          </>
        }
      >
        {children}
      </AgreementColumns>
    </>
  );
}
