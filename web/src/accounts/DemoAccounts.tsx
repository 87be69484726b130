import { Trans } from '@lingui/react/macro';
import { AddressText } from '../ui/text/AddressText.tsx';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { useSignIn, type SignInStep } from './accounts.queries.ts';
import classes from './DemoAccounts.module.css';

interface DemoAccountsProps {
  accounts: readonly { email: string; label: string }[];
  password: string;
  target: string;
  onStep: (step: SignInStep) => void;
}

/** Outside production: signs in as one of the people of the demo data with one press. */
export function DemoAccounts({ accounts, password, target, onStep }: DemoAccountsProps) {
  const signIn = useSignIn();
  return (
    <section className={classes.demo}>
      <h2 className={classes.title}>
        <Trans>Prøv Torg som</Trans>
      </h2>
      <ErrorNotice error={signIn.error} />
      <ul className={classes.list}>
        {accounts.map(({ email, label }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.account}
              disabled={signIn.isPending}
              onClick={() =>
                signIn.mutate({ email, password, return_to: target }, { onSuccess: onStep })
              }
            >
              <span>{label}</span>
              <span className={classes.email}>
                <AddressText address={email} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
