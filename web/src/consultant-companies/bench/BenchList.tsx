import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { BenchRow } from './bench.ts';
import { BenchItem } from './BenchItem.tsx';
import classes from './BenchList.module.css';
import type { Choice } from './bulk/use-choice.ts';

interface BenchListProps {
  company: string;
  rows: readonly BenchRow[];
  /** the number of matches on all pages */
  total: number;
  choice: Choice;
  failed: ReadonlySet<string>;
}

export function BenchList({ company, rows, total, choice, failed }: BenchListProps) {
  const { t } = useLingui();
  const { chosen, has, flip, flipAll } = choice;
  return (
    <>
      <Checkbox
        className={classes.all}
        label={<Trans>Velg alle {total}</Trans>}
        checked={chosen.length === total}
        indeterminate={chosen.length > 0 && chosen.length < total}
        onChange={flipAll}
      />
      <ul className={classes.list} aria-label={t`Konsulenter i bedriften`}>
        {rows.map((row) => {
          const { account } = row.consultant;
          return (
            <BenchItem
              key={account}
              company={company}
              row={row}
              chosen={has(account)}
              failed={failed.has(account)}
              onChoose={() => flip(account)}
            />
          );
        })}
      </ul>
    </>
  );
}
