import { useLingui } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import { momentText } from '../ui/text/dates.ts';
import type { CvExport } from './cvs.queries.ts';

/** One time that somebody took the CV. */
export function CvExportRow({ row }: { row: CvExport }) {
  const { t, i18n } = useLingui();
  const { taken_by: by, created_at } = row;
  const kinds = { pdf: t`PDF`, docx: t`Word` };
  const languages = { nb: t`Bokmål`, sv: t`Svensk`, en: t`Engelsk` };
  const what = [
    kinds[row.format],
    languages[row.locale],
    row.translation !== null && t`oversatt`,
    row.anonymized && t`anonym`,
    row.cv_variant_name,
  ].filter(Boolean);
  return (
    <Table.Tr>
      <Table.Td>
        <time dateTime={created_at}>{momentText(i18n.locale, created_at)}</time>
      </Table.Td>
      <Table.Td>
        {by?.name || t`Noen som ikke er på Torg lenger`}
        {by?.organization_name && (
          <Text size="sm" c="dimmed">
            {by.organization_name}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{what.join(', ')}</Table.Td>
      <Table.Td>{row.version}</Table.Td>
    </Table.Tr>
  );
}
