import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { CompanySearch } from './CompanySearch.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import type { FlowcaseDeletion } from './deletion.queries.ts';
import { deletionList } from './deletion-search.ts';
import { EarlierDeletions } from './EarlierDeletions.tsx';
import { Receipt } from './Receipt.tsx';

/** Removes all that came to Torg from a company's Flowcase. */
export function DeleteFlowcasePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = useListSearch(deletionList);
  const [receipt, setReceipt] = useState<FlowcaseDeletion>();
  const { company } = list.search;
  const choose = (next: string | undefined) =>
    void navigate({
      to: '/admin/delete-flowcase-data',
      search: { company: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={t`Slett Flowcase-data`}>
        <Trans>
          Når et selskap slutter med Flowcase, eller ber om det, sletter du her alt Torg har hentet
          derfra.
        </Trans>
      </PageHeader>
      <Stack gap="lg" maw="46rem">
        {receipt && <Receipt deletion={receipt} />}
        <Section title={t`Velg selskap`}>
          <CompanySearch
            company={company}
            onChoose={(next) => {
              setReceipt(undefined);
              choose(next);
            }}
          />
        </Section>
        {company !== undefined && (
          <DeletionForm
            key={company}
            company={company}
            onDeleted={(deletion) => {
              setReceipt(deletion);
              choose(undefined);
            }}
          />
        )}
        <EarlierDeletions list={list} />
      </Stack>
    </>
  );
}
