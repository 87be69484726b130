import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import type { Locale } from '@torg/protocol/terms';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useWrittenLang, WrittenIn } from './WrittenIn.tsx';

const Sentence = () => <p lang={useWrittenLang()}>Kan Java</p>;

function shown(locale: Locale, mayAsk: boolean): string {
  const i18n = setupI18n({ locale: 'nb', messages: { nb: {} } });
  const again = mayAsk ? { pending: false, onClick: () => undefined } : undefined;
  return renderToString(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <WrittenIn locale={locale} again={again}>
          <Sentence />
        </WrittenIn>
      </MantineProvider>
    </I18nProvider>,
  );
}

it("an answer in the reader's language is shown as it is", () => {
  expect(shown('nb', true)).toContain('<p>Kan Java</p>');
  expect(shown('nb', true)).not.toContain('<button');
});

it('an answer in another language says which, and its sentences say so to screen readers', () => {
  expect(shown('sv', false)).toContain('Svaret er skrevet på svensk.');
  expect(shown('sv', false)).toContain('<p lang="sv">Kan Java</p>');
});

it("whoever may ask is offered to ask again in the reader's language", () => {
  expect(shown('sv', true)).toContain('Spør på nytt på norsk');
  expect(shown('sv', false)).not.toContain('<button');
});
