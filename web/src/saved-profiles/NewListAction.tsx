import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ListNameDialog } from './ListNameDialog.tsx';
import { useCreateList } from './saved-profiles.queries.ts';

export function NewListAction() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Ny liste</Trans>
      </Button>
      {isOpen && <NewListDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewListDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/profiles/saved' });
  const create = useCreateList();
  const next = ({ saved_list: list }: { saved_list: string }) => {
    onClose();
    void navigate({ search: { list } });
  };
  return (
    <ListNameDialog
      title={t`Ny liste`}
      name=""
      confirm={t`Lag listen`}
      pending={create.isPending}
      onConfirm={(name, outcome) => create.mutate(name, outcome({ next }))}
      onClose={onClose}
    />
  );
}
