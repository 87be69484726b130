import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { RuleText } from '../../public/RuleText.tsx';
import type { PassedRule } from './checklist.ts';
import classes from './PassedList.module.css';

/** The rules that pass; for rules about entries, in how many of them. */
export function PassedList({ passes }: { passes: readonly PassedRule[] }) {
  return (
    <ul className={classes.passed}>
      {passes.map(({ code, entries }) => (
        <li key={code}>
          <IconCheck size={18} aria-hidden />
          <span>
            <RuleText code={code} />
            {entries !== null && <EntryCount count={entries} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function EntryCount({ count }: { count: number }) {
  const { t } = useLingui();
  return <span className={classes.count}> {t`${count} av ${count}`}</span>;
}
