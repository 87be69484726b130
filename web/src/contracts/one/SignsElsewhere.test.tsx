import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignsElsewhere } from './SignsElsewhere.tsx';

type Waiting = Parameters<typeof SignsElsewhere>[0]['contract'];
const kari: Waiting['signatories'][number] = {
  ...{ signatory: 'kari', side: 'recipient', status: 'unopened', name: 'Kari Fjord' },
  ...{ email: 'kari@fjord.example', signed_at: null, declined_because: null, instead_of: null },
};
const waiting: Waiting = {
  ...{ contract_provider: 'oneflow', status: 'in_progress', own_signatory: 'kari' },
  signatories: [kari],
};

const shown = (contract: Partial<Waiting> = {}) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'nb', messages: { nb: {} } })}>
      <MantineProvider>
        <SignsElsewhere contract={{ ...waiting, ...contract }} />
      </MantineProvider>
    </I18nProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

it('whoever signs at Oneflow is told that its mail has the link, as long as they have to', () => {
  expect(shown()).toContain('Du signerer hos Oneflow');
  expect(shown()).toContain('<bdi>kari@fjord.example</bdi>');
  const silent = shown({ own_signatory: null });
  expect(silent).not.toContain('Oneflow');
  expect(shown({ contract_provider: 'torg_sign' })).toBe(silent);
  expect(shown({ status: 'recalled' })).toBe(silent);
  expect(shown({ signatories: [{ ...kari, status: 'signed' }] })).toBe(silent);
});
