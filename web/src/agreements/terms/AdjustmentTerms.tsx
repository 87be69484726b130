import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Input } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import { DateField } from '../../ui/field/DateField.tsx';
import { QuietAction } from '../../ui/layout/QuietAction.tsx';
import { RateInput } from './RateInput.tsx';
import { adjustmentsIn, type AdjustmentValue } from './term-fields.ts';
import { termId } from './term-places.ts';
import { TermFrame } from './TermFrame.tsx';
import classes from './Terms.module.css';
import { useTerm, useTermError } from './use-term.ts';

const newRow = (): AdjustmentValue => ({
  key: crypto.randomUUID(),
  startDate: null,
  hourlyRate: null,
});

const dayOf = ({ startDate }: AdjustmentValue) =>
  typeof startDate === 'string' ? startDate : '9999';
const inOrder = (rows: readonly AdjustmentValue[]) =>
  rows.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));

/** Days from which another rate applies; they stand in the order of their days. */
export function AdjustmentTerms() {
  const { t } = useLingui();
  const { id, value: rows, onChange } = useTerm('adjustments');
  const change = (row: AdjustmentValue) =>
    onChange(inOrder(rows.map((one) => (one.key === row.key ? row : one))));
  const remove = (row: AdjustmentValue) => {
    onChange(rows.filter((one) => one.key !== row.key));
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <TermFrame name="adjustments">
      <Input.Wrapper
        label={t`Prisendringer`}
        labelElement="div"
        description={t`En ny timepris fra en bestemt dag.`}
      >
        {rows.length > 0 && (
          <ul className={classes.adjustments}>
            {rows.map((row) => (
              <li key={row.key}>
                <AdjustmentRow row={row} onChange={change} onRemove={() => remove(row)} />
              </li>
            ))}
          </ul>
        )}
        <Button
          id={id}
          mt="sm"
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= limits.agreement.adjustments}
          onClick={() => onChange([...rows, newRow()])}
        >
          <Trans>Legg til en prisendring</Trans>
        </Button>
      </Input.Wrapper>
    </TermFrame>
  );
}

interface AdjustmentRowProps {
  row: AdjustmentValue;
  onChange: (row: AdjustmentValue) => void;
  onRemove: () => void;
}

function AdjustmentRow({ row, onChange, onRemove }: AdjustmentRowProps) {
  const { t } = useLingui();
  const { value: rows } = useTerm('adjustments');
  const place = adjustmentsIn(rows).findLastIndex(({ startDate }) => startDate === row.startDate);
  const part = `${place}.startDate`;
  return (
    <div className={classes.adjustment}>
      <DateField
        id={place < 0 ? undefined : termId('adjustments', part)}
        label={t`Fra og med`}
        value={row.startDate}
        onChange={(startDate) => onChange({ ...row, startDate })}
        onUnread={(startDate) => onChange({ ...row, startDate })}
        error={useTermError('adjustments', part)}
      />
      <RateInput
        label={t`Ny timepris`}
        value={row.hourlyRate}
        onChange={(hourlyRate) => onChange({ ...row, hourlyRate })}
      />
      <QuietAction label={t`Fjern prisendringen`} icon={IconTrash} onClick={onRemove} />
    </div>
  );
}
