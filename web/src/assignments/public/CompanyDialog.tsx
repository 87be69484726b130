import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { companySearchQuery } from '../assignments.queries.ts';

interface CompanyDialogProps {
  opened: boolean;
  title: string;
  pending: boolean;
  error: unknown;
  onChoose: (company: string) => void;
  onClose: () => void;
}

/** Chooses the client that an admin makes an assignment for. */
export function CompanyDialog({ opened, title, ...form }: CompanyDialogProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={title}>
      <CompanyForm {...form} />
    </Dialog>
  );
}

type CompanyFormProps = Omit<CompanyDialogProps, 'opened' | 'title'>;

function CompanyForm({ pending, error, onChoose, onClose }: CompanyFormProps) {
  const { t } = useLingui();
  const [company, setCompany] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, 200);
  const companies = useQuery({ ...companySearchQuery(query), placeholderData: keepPreviousData });
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
      <ErrorNotice error={companies.error ?? error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          <Trans>Avbryt</Trans>
        </Button>
        <Button
          onClick={() => company !== null && onChoose(company)}
          disabled={!company}
          loading={pending}
        >
          <Trans>Begynn</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
