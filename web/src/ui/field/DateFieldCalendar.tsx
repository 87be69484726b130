import '@mantine/dates/styles.layer.css';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import 'dayjs/locale/nb';
import 'dayjs/locale/sv';

interface DateFieldCalendarProps {
  /** of the field */
  label: string;
  value: string | null;
  minDate?: string;
  disabled?: boolean;
  onChoose: (day: string) => void;
}

/** The button that opens a calendar month, for those who would rather look than type. */
export function DateFieldCalendar(props: DateFieldCalendarProps) {
  const { label, value, minDate, disabled, onChoose } = props;
  const { i18n, t } = useLingui();
  const [opened, { close, toggle }] = useDisclosure(false);
  const first = minDate ?? '';
  const choose = (day: string | null) => {
    if (day !== null) onChoose(day);
    close();
  };
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={disabled}
          aria-label={t`${label}, velg i kalenderen`}
          onClick={toggle}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          value={value}
          defaultDate={value !== null && value > first ? value : minDate}
          onChange={choose}
          minDate={minDate}
          locale={i18n.locale}
          firstDayOfWeek={1}
          hideOutsideDates
          highlightToday
          nextLabel={t`Neste måned`}
          previousLabel={t`Forrige måned`}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
