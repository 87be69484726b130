import '@mantine/dates/styles.layer.css';
import { useLingui } from '@lingui/react/macro';
import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { useId } from 'react';
import 'dayjs/locale/nb';
import 'dayjs/locale/sv';

/** A day as `2026-11-20`, chosen in a calendar with the week from Monday; empty is null. */
export function DateField(props: DatePickerInputProps) {
  const { i18n, t } = useLingui();
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <DatePickerInput
      {...props}
      id={id}
      // The popover names its dialog by the field's own id.
      popoverProps={{ id, ...props.popoverProps }}
      locale={i18n.locale}
      firstDayOfWeek={1}
      valueFormat="D. MMMM YYYY"
      hideOutsideDates
      highlightToday
      nextLabel={t`Neste måned`}
      previousLabel={t`Forrige måned`}
    />
  );
}
