import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ErrorNotice } from '../states/ErrorNotice.tsx';
import { useNumberText } from '../text/number-text.ts';
import classes from './ListCsv.module.css';
import { useListCsv, type CsvList, type Fetched } from './use-list-csv.ts';

/** Downloads everything that matches the filters as a spreadsheet file, and shows the progress. */
export function ListCsv<T>({ list }: { list: CsvList<T> }) {
  const { start, cancel, isFetching, error, fetched } = useListCsv(list);
  return (
    <div className={classes.csv}>
      {isFetching ? (
        <Fetching fetched={fetched} onCancel={cancel} />
      ) : (
        <Button
          variant="default"
          size="xs"
          onClick={start}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          <Trans>Last ned som CSV</Trans>
        </Button>
      )}
      <ErrorNotice error={error} />
    </div>
  );
}

function Fetching({ fetched, onCancel }: { fetched: Fetched | undefined; onCancel: () => void }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  const count = inWords(fetched?.count ?? 0);
  const total = inWords(fetched?.total ?? 0);
  const share = fetched ? (100 * fetched.count) / Math.max(fetched.total, 1) : 0;
  return (
    <Group gap="sm" wrap="nowrap">
      <div className={classes.progress}>
        <Text size="sm" c="dimmed">
          {fetched ? (
            <Trans>
              {count} av {total} hentet
            </Trans>
          ) : (
            <Trans>Henter …</Trans>
          )}
        </Text>
        <Progress value={share} size="sm" aria-label={t`Henter listen`} />
      </div>
      <Button variant="default" size="xs" onClick={onCancel}>
        <Trans>Avbryt</Trans>
      </Button>
    </Group>
  );
}
