import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { BenchRow } from './bench.ts';
import { actionTexts, nextAction, type BenchAction } from './actions/bench-action.ts';
import { numberMissing } from './missing/missing.ts';
import classes from './NextStep.module.css';

interface NextStepProps {
  row: BenchRow;
  /** whether the panel of missing things is open */
  opened: boolean;
  panelId: string;
  onToggle: () => void;
  onStart: (action: BenchAction) => void;
}

/** The next step for the consultant: an action if it is possible, or else what is missing. */
export function NextStep({ row, opened, panelId, onToggle, onStart }: NextStepProps) {
  const { t } = useLingui();
  const action = nextAction(row);
  const { qa, activation } = row.missing;
  const { active_since_date, deactivated } = row.consultant;
  const isActive = active_since_date !== null;
  return (
    <div className={classes.next}>
      {action && (
        <Button size="compact-sm" variant="light" onClick={() => onStart(action)}>
          {t(actionTexts[action])}
        </Button>
      )}
      {numberMissing(row.missing) > 0 && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={opened}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span>
            {qa.length > 0 && (
              <span className={classes.line}>
                <Plural
                  value={qa.length}
                  one="# mangel før kvalitetssikring"
                  other="# mangler før kvalitetssikring"
                />
              </span>
            )}
            {activation.length > 0 && (
              <span className={classes.line}>
                <BeforeActivation count={activation.length} isActive={isActive} />
              </span>
            )}
          </span>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        </button>
      )}
      {!action && numberMissing(row.missing) === 0 && (
        <span className={classes.done}>
          {deactivated ? <Trans>Komplett, men vises ikke</Trans> : <Trans>Ingenting mangler</Trans>}
        </span>
      )}
    </div>
  );
}

function BeforeActivation({ count, isActive }: { count: number; isActive: boolean }) {
  if (isActive) {
    return (
      <Plural value={count} one="# mangel for å være synlig" other="# mangler for å være synlig" />
    );
  }
  return <Plural value={count} one="# mangel før aktivering" other="# mangler før aktivering" />;
}
