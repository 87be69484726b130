import { alertRhythms, type AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';

interface Alerted {
  saved_search: string;
  notify: AlertRhythm;
}

/** What the token of an alert is about: the search, and the rhythm to go back to. */
export const alertSubject = ({ saved_search, notify }: Alerted): string =>
  `${saved_search}.${notify}`;

export function readAlertSubject(subject: string): Alerted | undefined {
  const [saved_search = '', word] = subject.split('.');
  const notify = alertRhythms.find((one) => one === word);
  return notify && { saved_search, notify };
}
