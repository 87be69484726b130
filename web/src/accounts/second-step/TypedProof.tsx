import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { focusWrongField } from '../../ui/form/focus-wrong-field.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import type { ProofFormProps } from './proof-form.ts';
import { fieldTexts, type TypedMethod } from './proof-texts.ts';

interface TypedProofProps extends Pick<
  ProofFormProps,
  'send' | 'pending' | 'error' | 'confirm' | 'email'
> {
  method: TypedMethod;
}

/** A password or a code. */
export function TypedProof({ method, send, pending, error, confirm, email }: TypedProofProps) {
  const { t } = useLingui();
  const { label, hint, empty } = fieldTexts[method];
  const form = useForm({
    mode: 'uncontrolled',
    name: 'proof',
    initialValues: { typed: '' },
    validate: { typed: (typed) => (typed.trim() ? null : t(empty)) },
  });
  useEffect(() => {
    form.getInputNode('typed')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the way is chosen
  }, []);
  const submit = form.onSubmit(
    ({ typed }) =>
      send(method === 'password' ? { method, password: typed } : { method, code: typed }),
    focusWrongField(form),
  );
  const props = {
    ...form.getInputProps('typed'),
    label: t(label),
    description: hint && t(hint),
    'data-autofocus': true,
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {method === 'password' ? (
          <>
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField {...props} key={form.key('typed')} autoComplete="current-password" />
          </>
        ) : (
          <CodeField
            {...props}
            key={form.key('typed')}
            {...(method === 'recovery_code' && { inputMode: 'text', autoComplete: 'off' })}
          />
        )}
        <ErrorNotice error={error} />
        <MainAction type="submit" loading={pending}>
          {confirm}
        </MainAction>
      </Stack>
    </form>
  );
}
