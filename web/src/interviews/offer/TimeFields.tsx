import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import { useRef } from 'react';
import { DateField } from '../../ui/field/DateField.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import { wallTime } from '../market-time.ts';
import { nextRow, type TimeProblem, type TimeRow } from './time-rows.ts';
import { readClock } from './typed-clock.ts';
import classes from './TimeFields.module.css';
import { useProblemText } from './use-problem-text.ts';

const { minutes: length, times: most } = limits.interview;
const step = 15;
const lengths = Array.from(
  { length: (length.max - length.min) / step + 1 },
  (_, at) => length.min + at * step,
);

interface TimeFieldsProps {
  rows: readonly TimeRow[];
  onChange: (rows: TimeRow[]) => void;
  /** one for each row; shown once somebody has tried to send it */
  problems: readonly (TimeProblem | undefined)[] | null;
  zone: string;
  /** a booked interview has one time */
  isOnly?: boolean;
}

/** The times that are offered: each a day, an hour and a length, typed or chosen. */
export function TimeFields({ rows, onChange, problems, zone, isOnly = false }: TimeFieldsProps) {
  const change = (key: number, fields: Partial<TimeRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  const times = useRef<HTMLDivElement>(null);
  /** What was pressed may be gone; the row at this place, or the last one, goes on. */
  const setRows = (next: TimeRow[], place: number) => {
    onChange(next);
    requestAnimationFrame(() => focusRow(times.current, Math.min(place, next.length - 1)));
  };
  return (
    <div ref={times} className={classes.times}>
      {rows.map((row, at) => (
        <TimeFieldsRow
          key={row.key}
          row={row}
          number={at + 1}
          problem={problems?.[at]}
          zone={zone}
          onChange={(fields) => change(row.key, fields)}
          onRemove={rows.length > 1 ? () => setRows(rows.toSpliced(at, 1), at) : undefined}
        />
      ))}
      {!isOnly && rows.length < most && (
        <Button
          variant="subtle"
          className={classes.add}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setRows([...rows, nextRow(rows)], rows.length)}
        >
          <Trans>Legg til en tid</Trans>
        </Button>
      )}
    </div>
  );
}

const focusRow = (times: HTMLElement | null, place: number): void =>
  times?.querySelectorAll('fieldset')[place]?.querySelector('input')?.focus();

interface RowProps {
  row: TimeRow;
  number: number;
  problem: TimeProblem | undefined;
  zone: string;
  onChange: (fields: Partial<TimeRow>) => void;
  onRemove: (() => void) | undefined;
}

const isAboutDay = (problem: TimeProblem): boolean =>
  problem === 'no_day' || problem === 'too_far_ahead';

/** Whoever left out the day and the hour is told so at both. */
function clockProblem({ clock }: TimeRow, problem: TimeProblem | undefined) {
  if (problem === 'no_day' && readClock(clock) === null) return 'no_clock';
  return problem !== undefined && isAboutDay(problem) ? undefined : problem;
}

function TimeFieldsRow({ row, number, problem, zone, onChange, onRemove }: RowProps) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const today = wallTime(zone, useMinute().getTime()).day;
  const ofDay = problem !== undefined && isAboutDay(problem) ? problem : undefined;
  const ofClock = clockProblem(row, problem);
  return (
    <fieldset className={classes.row}>
      <legend className={classes.number}>
        <Trans>Tid {number}</Trans>
      </legend>
      <DateField
        label={t`Dag`}
        value={row.day}
        offeredFrom={today}
        error={ofDay && problemText(ofDay)}
        onChange={(day) => onChange({ day })}
        onUnread={(day) => onChange({ day })}
      />
      <TextInput
        label={t`Klokken`}
        placeholder="10:00"
        autoComplete="off"
        inputMode="numeric"
        value={row.clock}
        error={ofClock && problemText(ofClock)}
        onChange={({ currentTarget }) => onChange({ clock: currentTarget.value })}
        onBlur={() => onChange({ clock: readClock(row.clock) ?? row.clock })}
      />
      <NativeSelect
        label={t`Varighet`}
        value={row.minutes}
        onChange={({ currentTarget }) => onChange({ minutes: Number(currentTarget.value) })}
      >
        {lengths.map((minutes) => (
          <option key={minutes} value={minutes}>
            <Plural value={minutes} one="# minutt" other="# minutter" />
          </option>
        ))}
      </NativeSelect>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.remove}
          aria-label={t`Fjern tid ${number}`}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </fieldset>
  );
}
