import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { colleaguesQuery, type Client } from '../clients.queries.ts';
import type { ClientSearch } from './client-search.ts';
import { ColleagueRow } from './ColleagueRow.tsx';
import classes from './Colleagues.module.css';
import { InviteDialog } from './InviteDialog.tsx';

/** The buyers of a client, open invitations, and the button to invite another colleague. */
export function Colleagues({ client }: { client: Client }) {
  const { t } = useLingui();
  const { 'invite-colleague': invites } = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useQuery(colleaguesQuery(client.client));
  const show = (isOpen: boolean) => {
    const search: ClientSearch = { 'invite-colleague': isOpen ? 'true' : undefined };
    void navigate({ to: '.', search, resetScroll: false });
  };
  return (
    <Section
      title={t`Innkjøpere`}
      lead={<Trans>Alle her kan legge ut oppdrag, finne konsulenter og endre bedriften.</Trans>}
    >
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={2} height={64} />}
        errorTitle={t`Vi fikk ikke hentet innkjøperne`}
      >
        {({ colleagues }) =>
          colleagues.length > 0 ? (
            <ul className={classes.list} aria-label={t`Innkjøpere`}>
              {colleagues.map((colleague) => (
                <ColleagueRow key={colleague.account} client={client} colleague={colleague} />
              ))}
            </ul>
          ) : (
            <Trans>Ingen innkjøpere ennå. Inviter den første.</Trans>
          )
        }
      </QueryState>
      {client.can.invite && (
        <Button
          mt="lg"
          onClick={() => show(true)}
          leftSection={<IconUserPlus size={18} aria-hidden />}
        >
          <Trans>Inviter kollega</Trans>
        </Button>
      )}
      {client.can.invite && invites === 'true' && (
        <InviteDialog client={client} onClose={() => show(false)} />
      )}
    </Section>
  );
}
