import '@mantine/notifications/styles.layer.css';
import { Trans } from '@lingui/react/macro';
import { Notifications } from '@mantine/notifications';
import { Outlet, useMatches } from '@tanstack/react-router';
import type { Locale } from '@torg/protocol/terms';
import { Suspense, useEffect, useRef } from 'react';
import type { ShellUser } from '../../accounts/accounts.queries.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { speak } from '../../client/language.ts';
import { page } from '../../client/page.ts';
import { RefusedState } from '../../ui/states/RefusedState.tsx';
import { navigationFor } from '../own-navigation.ts';
import { Header } from './Header.tsx';
import classes from './Shell.module.css';
import { EndedSession } from './questions/EndedSession.tsx';
import { IdentityQuestion } from './questions/IdentityQuestion.tsx';
import { NewRecoveryCodes } from './questions/NewRecoveryCodes.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useLiveMessages } from './use-live-messages.ts';

const SetUpFirst = page(() => import('./SetUpFirst.tsx'), 'SetUpFirst');

/** What is around every page after sign-in. */
export function Shell() {
  const user = useShellUser();
  useOwnLanguage(user.account.locale);
  useLiveMessages();
  return (
    <>
      {user.mustSetUpSecondFactor ? (
        <Suspense>
          <SetUpFirst />
        </Suspense>
      ) : (
        <Frame user={user} />
      )}
      <NewRecoveryCodes />
      <IdentityQuestion />
      <EndedSession />
      <Notifications position="bottom-right" limit={3} />
    </>
  );
}

/** The menus, and the page between them. */
function Frame({ user }: { user: ShellUser }) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  const navigation = navigationFor(user);
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        <Trans>Hopp til innholdet</Trans>
      </a>
      <Sidebar user={user} navigation={navigation} />
      <Header user={user} navigation={navigation} />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <div className={classes.page}>
          {useRefused(user.roleData.role) ? <RefusedState order={1} /> : <Outlet />}
        </div>
      </main>
    </div>
  );
}

function useRefused(role: string): boolean {
  return useMatches({
    select: (matches) =>
      matches.some(
        ({ staticData: { roles } }) => roles && !roles.some((allowed) => allowed === role),
      ),
  });
}

/** Follows the language of the account, also when it changes while the app is open. */
function useOwnLanguage(locale: Locale): void {
  useEffect(() => void speak(locale), [locale]);
}
