import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountCalls } from '@torg/protocol/accounts/accounts';
import { RequestError } from '../client/request-error.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { ruleOf } from '../ui/form/body-rules.ts';
import { focusWrongField } from '../ui/form/focus-wrong-field.ts';
import { told } from '../ui/states/told.ts';
import { errorText } from '../ui/text/error-texts.ts';
import { Section } from '../ui/layout/Section.tsx';
import { showAtFields } from '../ui/form/show-at-fields.ts';
import { useChangeMyPassword, type ShellUser } from './accounts.queries.ts';
import { PasswordField } from './PasswordField.tsx';

/** Spaces count in a password, so the rule is not asked about what is typed. */
const { minLength: min, maxLength: max } = ruleOf(
  accountCalls.changeMyPassword.body,
  'new_password',
);

/** People who sign in by a mailed link or another service may have no password yet. */
export function AccountPassword({ user }: { user: ShellUser }) {
  const { t } = useLingui();
  const {
    hasPassword,
    account: { email },
  } = user;
  const change = useChangeMyPassword();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', next: '' },
    validate: {
      current: (text) => (text || !hasPassword ? null : t`Skriv passordet du har nå`),
      next: (text) => (text.length >= min ? null : t`Bruk minst ${min} tegn`),
    },
  });
  const save = form.onSubmit(
    ({ current, next }) =>
      change.mutate(
        { current_password: hasPassword ? current : undefined, new_password: next },
        {
          ...told({ done: t`Passordet er endret`, next: form.reset }),
          onError: (error) => {
            if (isAboutCurrent(error)) showAtFields(form, { current: errorText(error) });
          },
        },
      ),
    focusWrongField(form),
  );
  return (
    <Section
      title={hasPassword ? t`Bytt passord` : t`Lag et passord`}
      lead={<Trans>Alle andre steder der du er innlogget, blir logget ut.</Trans>}
    >
      <form onSubmit={save} noValidate>
        {/* Tells the browser's password manager whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          {hasPassword && (
            <PasswordField
              {...form.getInputProps('current')}
              key={form.key('current')}
              label={<Trans>Nåværende passord</Trans>}
              autoComplete="current-password"
            />
          )}
          <PasswordField
            {...form.getInputProps('next')}
            key={form.key('next')}
            label={<Trans>Nytt passord</Trans>}
            description={<Trans>Minst {min} tegn. En setning er lett å huske.</Trans>}
            autoComplete="new-password"
            maxLength={max}
          />
          <ErrorNotice error={isAboutCurrent(change.error) ? null : change.error} />
          <Group justify="flex-end">
            <Button type="submit" loading={change.isPending}>
              <Trans>Lagre passordet</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

const isAboutCurrent = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'password_is_wrong';
