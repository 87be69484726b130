import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { AgoText } from '../ui/text/DateText.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import {
  type DevelopmentMail,
  developmentMailQuery,
  developmentMailsQuery,
} from './accounts.queries.ts';
import classes from './DevelopmentMailPage.module.css';

/** For developers: mail that would have been sent. It does not exist in production. */
export function DevelopmentMailPage() {
  const { t } = useLingui();
  const { mail } = useSearch({ from: '/dev/mail' });
  const mails = useQuery(developmentMailsQuery);
  return (
    <main className={classes.page}>
      <PageHeader title={t`Utviklerens postkasse`}>
        <Trans>E-post som ville ha blitt sendt. Ingenting herfra når fram til noen.</Trans>
      </PageHeader>
      <QueryState query={mails} skeleton={<ListSkeleton height={56} />}>
        {({ mails: all }) =>
          all.length === 0 ? (
            <EmptyState title={t`Ingen e-post ennå`}>
              <Trans>Be om en innloggingslenke på innloggingssiden, så kommer det en hit.</Trans>
            </EmptyState>
          ) : (
            <div className={classes.mailbox}>
              <ul className={classes.list}>
                {all.map(({ mail_id, to, subject, sent_at }) => (
                  <li key={mail_id}>
                    <Link
                      to="/dev/mail"
                      search={{ mail: mail_id }}
                      className={classes.row}
                      aria-current={mail_id === mail ? 'true' : undefined}
                    >
                      <strong>{subject}</strong>
                      <span>
                        {to} · <AgoText value={sent_at} />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {mail && <MailView mailId={mail} />}
            </div>
          )
        }
      </QueryState>
    </main>
  );
}

function MailView({ mailId }: { mailId: string }) {
  const { t } = useLingui();
  const mail = useQuery(developmentMailQuery(mailId));
  return (
    <QueryState query={mail} skeleton={<ListSkeleton rows={1} height={400} />}>
      {({ subject, to, html, text, ...enclosed }) => (
        <article className={classes.mail}>
          <h2 className={classes.subject}>{subject}</h2>
          <Text c="dimmed" size="sm">
            <Trans>Til {to}</Trans>
          </Text>
          <Enclosed {...enclosed} />
          {html ? (
            <iframe
              title={t`Innholdet i e-posten`}
              className={classes.frame}
              sandbox="allow-popups allow-top-navigation-by-user-activation"
              srcDoc={`<base target="_top">${html}`}
            />
          ) : (
            <pre className={classes.text}>{text}</pre>
          )}
        </article>
      )}
    </QueryState>
  );
}

/** What goes with the text of a mail. */
function Enclosed({ attached, calendar }: Pick<DevelopmentMail, 'attached' | 'calendar'>) {
  const names = attached.join(', ');
  return (
    <>
      {names !== '' && (
        <Text c="dimmed" size="sm">
          <Trans>Vedlagt: {names}</Trans>
        </Text>
      )}
      {calendar !== null && (
        <details>
          <summary>
            <Trans>Med en invitasjon til kalenderen</Trans>
          </summary>
          <pre className={classes.text}>{calendar}</pre>
        </details>
      )}
    </>
  );
}
