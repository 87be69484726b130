import { alertRhythms, type AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';

interface Alerted {
  saved_search: string;
  notify: AlertRhythm;
}

/** The subject of an alert's token: the search, and the rhythm to return to. */
export const alertSubject = ({ saved_search, notify }: Alerted): string =>
  `${saved_search}.${notify}`;

export function readAlertSubject(subject: string): Alerted | undefined {
  const [saved_search = '', word] = subject.split('.');
  const notify = alertRhythms.find((rhythm) => rhythm === word);
  return notify && { saved_search, notify };
}
