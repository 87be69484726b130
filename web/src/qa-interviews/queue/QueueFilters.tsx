import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { disciplines } from '@torg/protocol/terms';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
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
      <FilterSelect
        label={t`Fagområde`}
        every={t`Alle fagområder`}
        words={disciplines}
        texts={disciplineTexts}
        value={discipline}
        onChange={(next) => change({ discipline: next })}
      />
      {statuses.length > 0 && (
        <FilterSelect
          label={t`Status`}
          every={t`Alle statuser`}
          words={statuses}
          texts={statusTexts}
          value={status}
          onChange={(next) => change({ status: next })}
        />
      )}
    </search>
  );
}
