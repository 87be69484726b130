import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import type { CvTemplate } from './cv-templates.queries.ts';
import { TemplateUpload } from './TemplateUpload.tsx';

interface ReplaceDialogProps {
  template: CvTemplate;
  onClose: () => void;
}

/** Another file under the same name. */
export function ReplaceDialog({ template, onClose }: ReplaceDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Bytt fil for ${template.display_name}`} onClose={onClose}>
      <Stack>
        <TemplateUpload to={{ template: template.uuid }} label={t`Velg ny fil`} onDone={onClose} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
