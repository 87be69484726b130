import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconEye, IconFileOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { AuditTrail } from '../../../events/public/AuditTrail.tsx';
import { AutosaveMark } from '../../../ui/autosave/AutosaveMark.tsx';
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
import { useDocumentAutosave } from './use-document-autosave.ts';

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
  return document.can.edit ? <Draft document={document} /> : <Published document={document} />;
}

function Draft({ document }: { document: ContractDocument }) {
  const autosave = useDocumentAutosave(document);
  const { unsaved, state, flush: save } = autosave;
  const flush = () => void save();
  return (
    <Frame
      document={document}
      isUnsaved={unsaved}
      onPublish={flush}
      mark={
        <AutosaveMark
          state={state}
          onRetry={flush}
          idle={<Trans>Alt lagres mens du skriver.</Trans>}
        />
      }
    >
      <DocumentEditor autosave={autosave} />
      <Comparison document={document} />
    </Frame>
  );
}

/** What can still be decided about it stands above its long text. */
function Published({ document }: { document: ContractDocument }) {
  const { title, text, change_note } = document;
  return (
    <Frame document={document}>
      <ComplianceSection document={document} />
      <Comparison document={document} />
      <Section title={title} lead={change_note}>
        <MarkdownText>{text}</MarkdownText>
      </Section>
    </Frame>
  );
}

interface FrameProps extends ActionsProps {
  /** whether the draft is saved */
  mark?: ReactNode;
  children: ReactNode;
}

function Frame({ mark, children, ...actions }: FrameProps) {
  const { t } = useLingui();
  const { document, type, version } = actions.document;
  return (
    <>
      <PageHeader
        title={t`${t(documentTexts[type])}, versjon ${version}`}
        crumbs={[{ label: t`Dokumenter`, href: listAddress }]}
        action={<Actions {...actions} />}
      >
        {mark}
      </PageHeader>
      <Stack gap="lg" maw="60rem">
        {children}
        <AuditTrail object={document} />
      </Stack>
    </>
  );
}

interface ActionsProps {
  document: ContractDocument;
  /** the draft has changes that are not stored */
  isUnsaved?: boolean;
  onPublish?: () => void;
}

function Actions({ document, isUnsaved = false, onPublish }: ActionsProps) {
  const [isPublishing, setPublishing] = useState(false);
  const { can } = document;
  const publish = () => {
    onPublish?.();
    setPublishing(true);
  };
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
        <Button onClick={publish}>
          <Trans>Publiser …</Trans>
        </Button>
      )}
      {isPublishing && (
        <PublishDialog
          document={document}
          isUnsaved={isUnsaved}
          onClose={() => setPublishing(false)}
        />
      )}
    </Group>
  );
}
