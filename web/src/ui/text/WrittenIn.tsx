import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import type { Locale } from '@torg/protocol/terms';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from '../../client/use-locale.ts';

const Written = createContext<Locale | undefined>(undefined);

/** The `lang` of the sentences of an answer; undefined where they are in the page's language. */
export const useWrittenLang = (): Locale | undefined => useContext(Written);

const writtenIn: Record<Locale, MessageDescriptor> = {
  nb: msg`Svaret er skrevet på norsk.`,
  sv: msg`Svaret er skrevet på svensk.`,
  en: msg`Svaret er skrevet på engelsk.`,
};
const askIn: Record<Locale, MessageDescriptor> = {
  nb: msg`Spør på nytt på norsk`,
  sv: msg`Spør på nytt på svensk`,
  en: msg`Spør på nytt på engelsk`,
};

interface WrittenInProps {
  /** in which the answer is written */
  locale: Locale;
  /** asks once more, in the reader's language; undefined where nobody may */
  again?: { pending: boolean; onClick: () => void };
  children: ReactNode;
}

/** An answer that was written once, and says so where that was in another language than the page's. */
export function WrittenIn({ locale, again, children }: WrittenInProps) {
  const { t } = useLingui();
  const reader = useLocale();
  const isForeign = locale !== reader;
  // What is within stays mounted when the language changes, with what is typed in it.
  return (
    <Written value={isForeign ? locale : undefined}>
      {isForeign && (
        <Group gap="xs" role="note">
          <IconLanguage size={18} aria-hidden />
          <Text size="sm">{t(writtenIn[locale])}</Text>
          {again && (
            <Button
              size="xs"
              variant="default"
              loading={again.pending}
              onClick={again.onClick}
              data-no-print
            >
              {t(askIn[reader])}
            </Button>
          )}
        </Group>
      )}
      {children}
    </Written>
  );
}
