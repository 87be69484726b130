import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useProfileName } from '../profiles/public/use-profile-name.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ScrollingTable } from '../ui/table/ScrollingTable.tsx';
import { CvExportRow } from './CvExportRow.tsx';
import { cvExportList } from './cv-exports-search.ts';
import { exportsQuery } from './cvs.queries.ts';

/** Who took the CV, which version of it and when. */
export function CvExportsPage() {
  const { t } = useLingui();
  const { profile = '' } = useParams({ strict: false });
  const name = useProfileName(profile);
  const list = useListSearch(cvExportList);
  const query = useQuery(exportsQuery(profile, list.paging));
  return (
    <ListPage
      title={t`Hvem har lastet ned CV-en`}
      crumbs={[{ label: name ?? t`Profil`, href: `/profiles/${profile}` }]}
      lead={
        <Trans>
          Hver nedlasting står her, også dine egne. Versjonen står nederst på hver side av CV-en.
        </Trans>
      }
      list={list}
      query={query}
      results={({ cv_exports, total }) => ({ rows: cv_exports, total })}
      counted={(total) => <Plural value={total} one="# nedlasting" other="# nedlastinger" />}
      skeleton={{ rows: 6, height: 44, card: 60 }}
      errorTitle={t`Vi fikk ikke hentet nedlastingene`}
      empty={
        <EmptyState title={t`Ingen har lastet ned CV-en ennå`}>
          <Trans>Når noen gjør det, ser du her hvem, hvilken versjon og når.</Trans>
        </EmptyState>
      }
    >
      {(rows) => (
        <ScrollingTable label={t`Nedlastinger av CV-en`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Når`}</Table.Th>
              <Table.Th>{t`Hvem`}</Table.Th>
              <Table.Th>{t`Hva`}</Table.Th>
              <Table.Th>{t`Versjon`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <CvExportRow key={row.cv_export} row={row} />
            ))}
          </Table.Tbody>
        </ScrollingTable>
      )}
    </ListPage>
  );
}
