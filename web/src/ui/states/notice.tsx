import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { errorText } from '../text/error-texts.ts';

/** A short message at the edge of the page that something was done. */
export function noticeDone(message: string): void {
  notifications.show({ message, color: 'spruce', icon: <IconCheck size={18} aria-hidden /> });
}

/** Something that others have done, and that matters to what one is doing. */
export function noticeNews(message: string): void {
  notifications.show({
    message,
    color: 'clay',
    icon: <IconInfoCircle size={18} aria-hidden />,
    autoClose: 10_000,
  });
}

/** Reports a failure where there is no better place beside the action. */
export function noticeFailure(error: unknown, title?: string): void {
  notifications.show({
    title,
    message: errorText(error),
    color: 'clay',
    icon: <IconAlertCircle size={18} aria-hidden />,
    autoClose: 10_000,
  });
}
