import type { SelectionStep } from '@torg/protocol/selection-record/selection-record';
import type { Locale } from '@torg/protocol/terms';
import type { FolderPart } from '../platform/ports/typesetting.ts';
import { languageTags } from '../platform/text/language-tags.ts';
import { columnText } from './column-words.ts';
import { recordWords } from './record-words.ts';
import { stateWords } from './state-words.ts';
import { stepWords } from './step-words.ts';

export const momentText = (locale: Locale, at: string): string =>
  new Date(at).toLocaleString(languageTags[locale], {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Oslo' },
  });

/** From where to where; a card that stays in its column only changes its place. */
function whereText({ from_column, to_column, position }: SelectionStep, locale: Locale): string {
  const words = recordWords[locale];
  const named = [from_column, to_column]
    .filter((column) => column !== null)
    .map((column) => columnText(locale, column));
  const columns = [...new Set(named)].join(' → ');
  if (columns === '') return '';
  return position === null ? `: ${columns}` : `: ${columns}, ${words.place} ${position}`;
}

function whatText(step: SelectionStep, locale: Locale): string {
  const done = `${stepWords[locale][step.what]}${whereText(step, locale)}`;
  const why = step.reason === null ? '' : ` (${stateWords[locale].reason[step.reason]})`;
  return `${done}${why}`;
}

function whoText({ by_name, is_automatic }: SelectionStep, locale: Locale): string {
  const words = recordWords[locale];
  return is_automatic ? words.automatic : (by_name ?? words.nobodyNamed);
}

/** Each step in a row; those after the deadline say so. */
export function stepsTable(steps: readonly SelectionStep[], locale: Locale): FolderPart[] {
  const words = recordWords[locale];
  if (steps.length === 0) return [];
  const rows = steps.map((step) => {
    const at = momentText(locale, step.at);
    const when = step.after_deadline ? `${at} (${words.late})` : at;
    return [when, whatText(step, locale), whoText(step, locale)];
  });
  return [{ kind: 'table', columns: [words.when, words.what, words.who], rows }];
}
