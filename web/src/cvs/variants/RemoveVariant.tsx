import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import type { useRemoveVariant } from './variants.queries.ts';

interface RemoveVariantProps {
  profile: string;
  name: string;
  remove: ReturnType<typeof useRemoveVariant>;
}

export function RemoveVariant({ profile, name, remove }: RemoveVariantProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/profiles/$profile/cv-variants', params: { profile } });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Slett varianten</Trans>
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t`Slette ${name}?`}
        confirm={t`Slett varianten`}
        onConfirm={() => remove.mutate(undefined, { onSuccess: leave })}
        onClose={() => setOpen(false)}
        pending={remove.isPending}
        error={remove.error}
        destructive
      >
        <Trans>Profilen blir som den er, og det gjør også CV-er som er sendt med interesse.</Trans>
      </ConfirmDialog>
    </>
  );
}
