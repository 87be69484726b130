import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconEye, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MoreMenu } from '../ui/dialog/MoreMenu.tsx';
import { ChangeDialog } from '../ui/dialog/ChangeDialog.tsx';
import { AgoText } from '../ui/text/DateText.tsx';
import { templateAddress, useRemoveTemplate, type CvTemplate } from './cv-templates.queries.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { TemplateCheck } from './TemplateCheck.tsx';

/** A template with what was found in it, and what can be done with it. */
export function TemplateCard({ template }: { template: CvTemplate }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'preview' | 'rename' | 'replace' | 'remove' | null>(null);
  const remove = useRemoveTemplate(template.uuid);
  const { display_name: name, can } = template;
  const close = () => setOpen(null);
  return (
    <Card withBorder component="article" aria-label={name}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Stack gap="xs">
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {template.file_name} · <AgoText value={template.updated_at} />
          </Text>
          <TemplateCheck check={template.check} />
          <Button
            variant="default"
            size="xs"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconEye size={16} aria-hidden />}
            onClick={() => setOpen('preview')}
          >
            <Trans>Forhåndsvis</Trans>
          </Button>
        </Stack>
        <MoreMenu label={t`Valg for ${name}`} framed>
          <Menu.Item
            component="a"
            href={templateAddress(template.uuid)}
            download
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            <Trans>Last ned malen</Trans>
          </Menu.Item>
          {can.edit && (
            <Menu.Item
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setOpen('rename')}
            >
              <Trans>Gi nytt navn</Trans>
            </Menu.Item>
          )}
          {can.edit && (
            <Menu.Item
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={() => setOpen('replace')}
            >
              <Trans>Bytt fil</Trans>
            </Menu.Item>
          )}
          {can.remove && (
            <Menu.Item
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setOpen('remove')}
            >
              <Trans>Slett</Trans>
            </Menu.Item>
          )}
        </MoreMenu>
      </Group>
      {open === 'preview' && <TemplatePreview template={template} onClose={close} />}
      {open === 'rename' && <RenameDialog template={template} onClose={close} />}
      {open === 'replace' && <ReplaceDialog template={template} onClose={close} />}
      {open === 'remove' && (
        <ChangeDialog
          title={t`Slette malen?`}
          confirm={t`Slett`}
          change={remove}
          value={undefined}
          onClose={close}
          done={t`Malen er slettet`}
          destructive
        >
          <Trans>«{name}» forsvinner for alle. CV-er som er lastet ned, blir som de er.</Trans>
        </ChangeDialog>
      )}
    </Card>
  );
}
