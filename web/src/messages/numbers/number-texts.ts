import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerFilter, NumberPeriod } from '@torg/protocol/messages/thread-terms';

export const periodTexts: Record<NumberPeriod, MessageDescriptor> = {
  12: msg`12 uker`,
  26: msg`26 uker`,
  52: msg`52 uker`,
};

export const answerTexts: Record<AnswerFilter, MessageDescriptor> = {
  within_24h: msg`Innen 24 timer`,
  within_72h: msg`Innen 72 timer`,
  later: msg`Senere`,
  unanswered: msg`Ikke besvart`,
};

const hour = 3600;
const day = 24 * hour;

/** A duration in its largest meaningful unit. */
export function durationText(locale: string, seconds: number): string {
  const inUnits = (unit: 'minute' | 'hour' | 'day', value: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: value < 10 && unit !== 'minute' ? 1 : 0,
    }).format(value);
  if (seconds < hour) return inUnits('minute', Math.max(1, Math.round(seconds / 60)));
  if (seconds < 2 * day) return inUnits('hour', seconds / hour);
  return inUnits('day', seconds / day);
}

export function useDurationText(): (seconds: number) => string {
  const { i18n } = useLingui();
  return (seconds) => durationText(i18n.locale, seconds);
}

/** A share in percent; a dash if the whole is zero. */
export function useShareText(): (part: number, whole: number) => string {
  const { i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return (part, whole) => (whole === 0 ? '–' : percent.format(part / whole));
}
