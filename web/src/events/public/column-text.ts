import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { firstColumns } from '@torg/protocol/boards/board-terms';

type FirstTitle = (typeof firstColumns)[number]['column_title'];

/** The columns that every board begins with; the inbox has no title. */
const texts: Record<FirstTitle | '', MessageDescriptor> = {
  '': msg`Innboks`,
  Interessert: msg({ message: 'Interessert', context: 'column' }),
  Samtale: msg({ message: 'Samtale', context: 'column' }),
  Intervju: msg({ message: 'Intervju', context: 'column' }),
  Tilbud: msg({ message: 'Tilbud', context: 'column' }),
  Avslått: msg({ message: 'Avslått', context: 'column' }),
};

/** What a column is called in the reader's language, unless somebody has named it. */
export function useColumnText(): (title: string) => string {
  const { t } = useLingui();
  const known: Readonly<Record<string, MessageDescriptor>> = texts;
  return (title) => {
    const text = Object.hasOwn(known, title) ? known[title] : undefined;
    return text ? t(text) : title;
  };
}
