import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Select, Stack } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { goTo } from '../../client/calls/go-to.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { companySearchQuery, useCreateForCompany } from '../assignments.queries.ts';

/** Creates an assignment for a client that the admin picks first. */
export function NewForCompanyAction() {
  const { t } = useLingui();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <MainAction onClick={open} leftSection={<IconPlus size={18} aria-hidden />}>
        <Trans>Nytt oppdrag</Trans>
      </MainAction>
      <Dialog opened={opened} onClose={close} title={t`Nytt oppdrag`}>
        <CompanyForm onCancel={close} />
      </Dialog>
    </>
  );
}

function CompanyForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui();
  const user = useShellUser();
  const { history } = useRouter();
  const [company, setCompany] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, 200);
  const companies = useQuery({ ...companySearchQuery(query), placeholderData: keepPreviousData });
  const create = useCreateForCompany();
  const begin = () => {
    if (!company) return;
    create.mutate(company, {
      onSuccess: ({ assignment_uuid: assignment }) =>
        goTo(history, addressFor(user, 'assignment_wizard', { params: { assignment } })),
    });
  };
  return (
    <Stack>
      <Select
        label={t`Oppdragsgiver`}
        placeholder={t`Søk etter et selskap`}
        data-autofocus
        comboboxProps={{ portalProps: { target: '#main' } }}
        searchable
        value={company}
        onChange={setCompany}
        onSearchChange={setTyped}
        // The server has filtered already.
        filter={({ options }) => options}
        data={(companies.data?.companies ?? []).map(({ uuid, name }) => ({
          value: uuid,
          label: name,
        }))}
        nothingFoundMessage={companies.isPending ? t`Henter …` : t`Ingen treff`}
      />
      <ErrorNotice error={companies.error ?? create.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          <Trans>Avbryt</Trans>
        </Button>
        <Button onClick={begin} disabled={!company} loading={create.isPending}>
          <Trans>Begynn</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
