import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextChangesView } from './TextChangesView.tsx';

it("the words of a document are in its language, and what is said about them in the reader's", () => {
  const i18n = setupI18n({ locale: 'nb', messages: { nb: {} } });
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <TextChangesView
          lang="en"
          changes={[
            { kind: 'same', text: 'within ' },
            { kind: 'removed', text: 'twelve' },
            { kind: 'added', text: 'six' },
          ]}
        />
      </MantineProvider>
    </I18nProvider>,
  );
  expect(shown).toContain('<span lang="en">within </span><del><span');
  expect(shown).toContain('Fjernet: </span><span lang="en">twelve</span>');
  expect(shown).toContain('Lagt til: </span><span lang="en">six</span>');
});
