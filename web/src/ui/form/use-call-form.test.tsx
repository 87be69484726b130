import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { clientCalls } from '@torg/protocol/clients/clients';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCallForm, type CallForm } from './use-call-form.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Invited {
  name: string;
  email: string;
}
const isTaken = (error: unknown) => error instanceof Error && error.message === 'taken';

function aForm(): CallForm<Invited> {
  let found: CallForm<Invited> | undefined;
  function Form() {
    found = useCallForm<Invited>({
      about: ['colleague', 'somebody'],
      body: clientCalls.inviteColleague.body,
      start: { name: '', email: '' },
      texts: { name: 'name', email: 'email' },
      refusedAt: (error) => (isTaken(error) ? { email: 'Adressen er i bruk' } : {}),
    });
    return null;
  }
  const i18n = setupI18n({ locale: 'nb', messages: { nb: {} } });
  renderToString(
    <I18nProvider i18n={i18n}>
      <Form />
    </I18nProvider>,
  );
  if (!found) throw new Error('The form was not rendered.');
  return found;
}

it('the shape of the call says what is required, and how long it may be', () => {
  expect(aForm().field('name')).toMatchObject({ withAsterisk: true, maxLength: 120 });
});

it('a form that was sent has no draft any more', () => {
  const { outcome } = aForm();
  stored.set('torg.colleague..somebody', '{"base":{},"values":{}}');
  const next = vi.fn<(answer: string) => void>();
  outcome<string>({ next }).onSuccess('answer');
  expect(stored.size).toBe(0);
  expect(next).toHaveBeenCalledWith('answer');
});

it('a refusal that is shown at a field is not shown again below the form', () => {
  const { unplaced } = aForm();
  const other = new Error('other');
  expect(unplaced(new Error('taken'))).toBeNull();
  expect(unplaced(other)).toBe(other);
  expect(unplaced(null)).toBeNull();
});
