import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconEye, IconFileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { AuditTrail } from '../../../events/public/AuditTrail.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { MarkdownText } from '../../../ui/markdown/MarkdownText.tsx';
import { GoneState } from '../../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { documentTexts } from '../../contract-texts.ts';
import { Comparison } from './Comparison.tsx';
import { ComplianceSection } from './ComplianceSection.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';
import { documentQuery, previewAddress, type ContractDocument } from './documents.queries.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { RemoveDraft } from './RemoveDraft.tsx';

const listAddress = '/admin/cooperation-contracts?tab=documents';

/** A version of a document: its draft, or what was published. */
export function DocumentPage() {
  const { t } = useLingui();
  const { document: id = '' } = useParams({ strict: false });
  return (
    <QueryState
      key={id}
      order={1}
      query={useQuery(documentQuery(id))}
      gone={
        <GoneState
          icon={<IconFileOff />}
          title={t`Vi finner ikke versjonen`}
          back={{ href: listAddress, label: t`Til dokumentene` }}
        />
      }
      skeleton={<ListSkeleton rows={3} height={180} />}
      errorTitle={t`Vi fikk ikke hentet versjonen`}
    >
      {(document) => <Body document={document} />}
    </QueryState>
  );
}

function Body({ document }: { document: ContractDocument }) {
  const { t } = useLingui();
  const { type, version, title, text, change_note, can } = document;
  return (
    <>
      <PageHeader
        title={t`${t(documentTexts[type])}, versjon ${version}`}
        crumbs={[{ label: t`Dokumenter`, href: listAddress }]}
        action={<Actions document={document} />}
      />
      <Stack gap="lg" maw="60rem">
        {can.edit ? (
          <DocumentEditor document={document} />
        ) : (
          <Section title={title} lead={change_note}>
            <MarkdownText>{text}</MarkdownText>
          </Section>
        )}
        <ComplianceSection document={document} />
        <Comparison document={document} />
        <AuditTrail object={document.document} />
      </Stack>
    </>
  );
}

function Actions({ document }: { document: ContractDocument }) {
  const [isPublishing, setPublishing] = useState(false);
  const { can } = document;
  return (
    <Group gap="xs">
      <Button
        component="a"
        href={previewAddress(document.document)}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
      >
        <Trans>Se PDF-en</Trans>
      </Button>
      {can.remove && <RemoveDraft document={document.document} back={listAddress} />}
      {can.publish && (
        <Button onClick={() => setPublishing(true)}>
          <Trans>Publiser …</Trans>
        </Button>
      )}
      {isPublishing && <PublishDialog document={document} onClose={() => setPublishing(false)} />}
    </Group>
  );
}
