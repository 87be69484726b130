import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Section } from '../../ui/layout/Section.tsx';
import type { AgreementDraft } from '../agreements.queries.ts';
import { AcceptAction } from './actions/AcceptAction.tsx';
import { DeclineAction } from './actions/DeclineAction.tsx';
import classes from './Draft.module.css';
import { WithdrawAction } from './actions/WithdrawAction.tsx';

interface ReaderActionsProps {
  draft: AgreementDraft;
  onEdit: () => void;
}

/** What the reader can answer now, and what is waited for. */
export function ReaderActions({ draft, onEdit }: ReaderActionsProps) {
  const { t } = useLingui();
  const { can } = draft;
  const isOpen = can.accept || can.decline || can.propose_changes || can.edit || can.withdraw;
  if (!isOpen) return null;
  return (
    <Section title={t(titleOf(draft))}>
      <Text mb="md">
        <Waiting draft={draft} />
      </Text>
      <div className={classes.actions}>
        {can.accept && <AcceptAction draft={draft} />}
        {can.propose_changes && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={onEdit}
          >
            <Trans>Foreslå endringer</Trans>
          </Button>
        )}
        {can.edit && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={onEdit}
          >
            <Trans>Endre og send på nytt</Trans>
          </Button>
        )}
        {can.decline && <DeclineAction draft={draft} />}
        {can.withdraw && <WithdrawAction draft={draft} />}
      </div>
    </Section>
  );
}

/** The company has sent its proposal, and can only still decline. */
const isProposed = ({ can }: AgreementDraft): boolean =>
  can.decline && !can.accept && !can.propose_changes && !can.edit;

function titleOf(draft: AgreementDraft): MessageDescriptor {
  if (isProposed(draft)) return msg`Sendt til oppdragsgiveren`;
  const { can } = draft;
  return can.withdraw && !can.edit ? msg`Sendt til selskapet` : msg`Hva svarer dere?`;
}

function Waiting({ draft }: { draft: AgreementDraft }) {
  const { can, client, consultant, provider } = draft;
  const hasConsented = draft.consultant_consented_at !== null;
  if (can.accept) return <Trans>Godtar dere, lages kontrakten og sendes til signering.</Trans>;
  if (!hasConsented && (can.decline || can.edit)) {
    return (
      <Trans>{consultant.name} må si ja før avtalen kan godtas. Vi har spurt på e-post.</Trans>
    );
  }
  if (isProposed(draft)) return <Trans>{client.name} har fått forslaget og kan svare nå.</Trans>;
  return <Trans>{provider.name} har fått vilkårene og kan svare nå.</Trans>;
}
