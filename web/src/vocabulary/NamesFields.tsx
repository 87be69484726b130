import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { locales, type Locale } from '@torg/protocol/terms';
import { RequestError } from '../client/request-error.ts';
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

/** Shows the server's error about a name at its field; returns false for any other error. */
export function showTaken<F extends { names: Names }>(
  form: UseFormReturnType<F>,
  error: unknown,
): boolean {
  if (!(error instanceof RequestError) || error.code !== 'competency_name_is_taken') return false;
  const taken = (error.issues ?? []).map(({ path, message }) => [
    path,
    `${errorText(error)} (${message})`,
  ]);
  form.setErrors(Object.fromEntries(taken));
  const [first] = taken;
  if (first?.[0]) form.getInputNode(first[0])?.focus();
  return taken.length > 0;
}
