import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { NumberValue } from '../unread.ts';
import { useTypedNumber } from './use-typed-number.ts';

function aField(value: NumberValue) {
  const onChange = vi.fn<(value: NumberValue) => void>();
  let found: ReturnType<typeof useTypedNumber> | undefined;
  function Field() {
    found = useTypedNumber({ value, onChange, min: 1, max: 10_000, decimals: 2 });
    return null;
  }
  renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'nb', messages: { nb: {} } })}>
      <Field />
    </I18nProvider>,
  );
  if (!found) throw new Error('The field was not rendered.');
  return { ...found, onChange };
}

it('what is no number stays as it was typed, and the field says so', () => {
  const { write, onChange } = aField(null);
  write('1e309');
  expect(onChange).toHaveBeenLastCalledWith({ unread: '1e309' });
  expect(aField({ unread: '1e309' })).toMatchObject({
    text: '1e309',
    problem: 'Dette er ikke et tall. Skriv bare sifre, som 1 250,5.',
  });
});

it('a number beyond the limits is not cut to them', () => {
  const { write, onChange } = aField(null);
  write('10001');
  expect(onChange).toHaveBeenLastCalledWith({ unread: '10001' });
  const problem = 'Skriv et tall fra 1 til 10 000.';
  expect(aField({ unread: '10001' })).toMatchObject({ text: '10001', problem });
  expect(aField(10_001)).toMatchObject({ text: '10 001', problem });
});

it('a number is taken as soon as it is one, and an empty field is no number', () => {
  const { write, onChange } = aField(null);
  write('1 250,50');
  expect(onChange).toHaveBeenLastCalledWith(1250.5);
  expect(aField(1250.5)).toMatchObject({ text: '1 250,5', problem: undefined });
  write('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});
