import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { disciplines } from '@torg/protocol/terms';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { statusTexts } from '../interview-texts.ts';
import { statusesIn, type QueueSearch } from './queue-search.ts';
import classes from './QueueFilters.module.css';

export function QueueFilters() {
  const { t } = useLingui();
  const { tab, discipline, status } = useSearch({ from: '/shell/admin/qa-interview' });
  const navigate = useNavigate();
  const statuses = statusesIn(tab);
  const change = (part: QueueSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...part }), resetScroll: false });
  return (
    <search className={classes.filters}>
      <NativeSelect
        label={t`Fagområde`}
        value={discipline ?? ''}
        onChange={({ currentTarget }) =>
          change({ discipline: disciplines.find((one) => one === currentTarget.value) })
        }
        data={[
          { value: '', label: t`Alle fagområder` },
          ...disciplines.map((value) => ({ value, label: t(disciplineTexts[value]) })),
        ]}
      />
      {statuses.length > 0 && (
        <NativeSelect
          label={t`Status`}
          value={status ?? ''}
          onChange={({ currentTarget }) =>
            change({ status: statuses.find((one) => one === currentTarget.value) })
          }
          data={[
            { value: '', label: t`Alle statuser` },
            ...statuses.map((value) => ({ value, label: t(statusTexts[value]) })),
          ]}
        />
      )}
    </search>
  );
}
