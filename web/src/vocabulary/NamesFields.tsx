import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { locales, type Locale } from '@torg/protocol/terms';
import { RequestError } from '../client/request-error.ts';
import type { AtFields } from '../ui/form/show-at-fields.ts';
import { errorText } from '../ui/text/error-texts.ts';

export type Names = Record<Locale, string>;

const nameTexts: Record<Locale, MessageDescriptor> = {
  nb: msg`Navn på bokmål`,
  sv: msg`Navn på svensk`,
  en: msg`Navn på engelsk`,
};

interface NamesFieldsProps {
  field: (path: string) => object;
}

/** The name of a role or skill in each language. */
export function NamesFields({ field }: NamesFieldsProps) {
  const { t } = useLingui();
  return locales.map((locale) => (
    <TextInput
      key={locale}
      // Takes effect in dialogs only, where the first field gets the focus.
      data-autofocus={locale === 'nb' || undefined}
      {...field(`names.${locale}`)}
      label={t(nameTexts[locale])}
      lang={locale}
    />
  ));
}

/** A refusal about names, with the text at the field of each. */
export function namesRefused(error: unknown): AtFields {
  if (!(error instanceof RequestError) || error.code !== 'competency_name_is_taken') return {};
  const text = errorText(error);
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path, `${text} (${message})`]),
  );
}
