import { setupI18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const Instead = ({ name }: { name: string }) => (
  <Trans>
    i stedet for <bdi>{name}</bdi>, med e-post til {name}
  </Trans>
);

function shown(name: string): string {
  const i18n = setupI18n({ locale: 'nb', messages: { nb: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Instead name={name} />
    </I18nProvider>,
  );
}

it('a name is shown between the words', () => {
  expect(shown('Åse')).toBe('i stedet for <bdi>Åse</bdi>, med e-post til Åse');
});

it.each(['<b>Åse</b>', '<0>Åse</0>', 'Åse <0/>', '<Åse>'])('%s is a name and no markup', (name) => {
  const written = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(shown(name)).toBe(`i stedet for <bdi>${written}</bdi>, med e-post til ${written}`);
});
