import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import { IconMailCheck } from '@tabler/icons-react';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { focusWrongField } from '../ui/form/focus-wrong-field.ts';
import { MainAction } from '../ui/layout/MainAction.tsx';
import { useRequestMagicLink, useSignIn, type SignInStep } from './accounts.queries.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasskeySignIn } from './second-step/PasskeySignIn.tsx';

interface LoginFormProps {
  /** the page to open after signing in, also by the mailed link */
  target: string;
  /** of the last user of this page */
  email?: string;
  onStep?: (step: SignInStep) => void;
}

/** Address and password, the address alone and a link by mail, or a passkey. */
export function LoginForm({ target, email = '', onStep }: LoginFormProps) {
  const { t } = useLingui();
  const signIn = useSignIn();
  const magicLink = useRequestMagicLink();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email, password: '' },
    validate: {
      email: isEmail(t`Skriv e-postadressen din, som navn@firma.no`),
      password: (password) => (password ? null : t`Skriv passordet ditt`),
    },
  });
  const submit = form.onSubmit(
    (values) => signIn.mutate({ ...values, return_to: target }, { onSuccess: onStep }),
    focusWrongField(form),
  );
  const minutes = magicLink.data?.minutes;
  const sendLink = () => {
    if (form.validateField('email').hasError) return;
    form.clearFieldError('password');
    signIn.reset();
    magicLink.mutate({ email: form.getValues().email, return_to: target });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          type="email"
          label={<Trans>E-post</Trans>}
          autoComplete="username webauthn"
        />
        <PasswordField
          {...form.getInputProps('password')}
          key={form.key('password')}
          label={<Trans>Passord</Trans>}
          autoComplete="current-password"
          data-autofocus={email !== '' || undefined}
        />
        <ErrorNotice error={signIn.error ?? magicLink.error} />
        {minutes && (
          <Alert role="status" color="spruce" icon={<IconMailCheck aria-hidden />}>
            <Trans>
              Har du en konto med denne adressen, ligger det snart en lenke i innboksen. Den virker
              én gang, i {minutes} minutter.
            </Trans>
          </Alert>
        )}
        <MainAction type="submit" loading={signIn.isPending}>
          <Trans>Logg inn</Trans>
        </MainAction>
        <Button variant="subtle" loading={magicLink.isPending} onClick={sendLink}>
          <Trans>Send meg en innloggingslenke</Trans>
        </Button>
        <PasskeySignIn target={target} onStep={onStep} />
      </Stack>
    </form>
  );
}
