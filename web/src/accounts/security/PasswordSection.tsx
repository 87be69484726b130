import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountCalls } from '@torg/protocol/accounts/accounts';
import { namesOwner } from '@torg/protocol/accounts/passwords';
import { RequestError } from '../../client/request-error.ts';
import { ruleOf } from '../../ui/form/body-rules.ts';
import { focusWrongField } from '../../ui/form/focus-wrong-field.ts';
import { showAtFields, type AtFields } from '../../ui/form/show-at-fields.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { errorText } from '../../ui/text/error-texts.ts';
import { useChangeMyPassword, type ShellUser } from '../accounts.queries.ts';
import { PasswordField } from '../PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { passwordProblem, passwordTexts } from './password-problem.ts';

/** Spaces count in a password, so the rule is not asked about what is typed. */
const { minLength: min, maxLength: max } = ruleOf(
  accountCalls.changeMyPassword.body,
  'new_password',
);

/** People who sign in by a mailed link or another service may have no password yet. */
export function PasswordSection({ user }: { user: ShellUser }) {
  const { t } = useLingui();
  const { hasPassword, account } = user;
  const change = useChangeMyPassword();
  const problemOf = (password: string): string | null => {
    if (password.length < min) return t`Bruk minst ${min} tegn`;
    return namesOwner(password, account) ? t(passwordTexts.password_names_you) : null;
  };
  const form = useForm({
    name: 'password',
    initialValues: { current: '', next: '' },
    validate: { next: problemOf },
  });
  const refusedAt = (error: unknown): AtFields => {
    const problem = passwordProblem(error);
    if (problem) return { next: t(passwordTexts[problem]) };
    return isAboutCurrent(error) ? { current: errorText(error) } : {};
  };
  const save = form.onSubmit(
    ({ current, next }) =>
      change.mutate(
        { current_password: current || undefined, new_password: next },
        {
          ...told({ done: t`Passordet er endret`, next: form.reset }),
          onError: (error) => showAtFields(form, refusedAt(error)),
        },
      ),
    focusWrongField(form),
  );
  const isPlaced = Object.keys(refusedAt(change.error)).length > 0;
  return (
    <Section
      title={hasPassword ? t`Bytt passord` : t`Lag et passord`}
      lead={<Trans>Alle andre steder der du er innlogget, blir logget ut.</Trans>}
    >
      <form onSubmit={save} noValidate>
        {/* Tells the browser's password manager whose password it is. */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <Stack>
          {hasPassword && (
            <PasswordField
              {...form.getInputProps('current')}
              label={<Trans>Nåværende passord</Trans>}
              description={<Trans>Har du glemt det? La feltet stå tomt.</Trans>}
              autoComplete="current-password"
            />
          )}
          <PasswordField
            {...form.getInputProps('next')}
            label={<Trans>Nytt passord</Trans>}
            description={<Trans>Minst {min} tegn. En setning er lett å huske.</Trans>}
            autoComplete="new-password"
            maxLength={max}
          />
          <PasswordStrength password={form.values.next} known={[account.name, account.email]} />
          <ErrorNotice error={isPlaced ? null : change.error} />
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
