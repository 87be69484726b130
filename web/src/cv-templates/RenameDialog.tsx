import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { ChangeDialog } from '../ui/dialog/ChangeDialog.tsx';
import { useRenameTemplate, type CvTemplate } from './cv-templates.queries.ts';

interface RenameDialogProps {
  template: CvTemplate;
  onClose: () => void;
}

export function RenameDialog({ template, onClose }: RenameDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(template.display_name);
  const rename = useRenameTemplate(template.uuid);
  return (
    <ChangeDialog
      title={t`Gi malen et nytt navn`}
      confirm={t`Lagre`}
      change={rename}
      value={name}
      onClose={onClose}
      done={t`Navnet er lagret`}
    >
      <TextInput
        data-autofocus
        label={t`Navn`}
        maxLength={limits.cvTemplate.displayName}
        required
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ChangeDialog>
  );
}
