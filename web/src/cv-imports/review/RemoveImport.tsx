import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { useRemoveImport, type CvImport } from '../cv-imports.queries.ts';
import { useImportPlace } from '../use-import-place.ts';

/** Removes the import and its file; the profile keeps what it has. */
export function RemoveImport({ one }: { one: CvImport }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { list } = useImportPlace(one.profile);
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveImport(one);
  if (!one.can.remove) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Slett importen</Trans>
      </Button>
      <ChangeDialog
        opened={isOpen}
        title={t`Slette importen?`}
        confirm={t`Slett importen`}
        change={remove}
        value={undefined}
        done={t`Importen er slettet`}
        next={() => history.push(list.href, undefined, { ignoreBlocker: true })}
        onClose={() => setOpen(false)}
        destructive
      >
        <Trans>
          Filen og funnene slettes for godt. Profilen blir som den er nå, og importen kan ikke
          angres etterpå.
        </Trans>
      </ChangeDialog>
    </>
  );
}
