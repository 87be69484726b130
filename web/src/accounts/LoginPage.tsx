import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { replaceBy } from '../client/calls/go-to.ts';
import { RequestError } from '../client/request-error.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { signInOptionsQuery, type SignInStep } from './accounts.queries.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { EntryFrame } from '../ui/layout/EntryFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { OidcLink } from './OidcLink.tsx';
import { pathAfter, returnPath } from './return-path.ts';

export function LoginPage() {
  const { t } = useLingui();
  const { goto, error } = useSearch({ from: '/login' });
  const { history } = useRouter();
  const { data: options } = useQuery(signInOptionsQuery);
  const target = returnPath(goto, location.origin);
  const enter = (step: SignInStep) => {
    const path = pathAfter(step, location.origin);
    // Going back leads to the form only as long as nobody is signed in.
    if (step.second_factor) history.push(path);
    else replaceBy(history, path);
  };
  return (
    <EntryFrame title={t`Logg inn`}>
      <Stack gap="lg">
        {error && <ErrorNotice error={failedOidc} />}
        <LoginForm target={target} onStep={enter} />
        <OidcLink target={target} />
        {options && options.demo_accounts.length > 0 && (
          <DemoAccounts
            accounts={options.demo_accounts}
            password={options.demo_password ?? ''}
            target={target}
            onStep={enter}
          />
        )}
      </Stack>
    </EntryFrame>
  );
}

/** The other service sends people back here with `error` in the address. */
const failedOidc = new RequestError({
  status: 401,
  code: 'sign_in_elsewhere_failed',
  message: 'Signing in with the other service did not succeed.',
  traceId: '',
});
