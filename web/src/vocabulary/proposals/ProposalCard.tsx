import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { MergeDialog } from '../MergeDialog.tsx';
import { UsedText } from '../UsedText.tsx';
import type { NamedTerm, Proposal } from '../vocabulary.queries.ts';
import { typeTexts } from '../vocabulary-texts.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import classes from './ProposalCard.module.css';
import { RejectDialog } from './RejectDialog.tsx';

type Action = { kind: 'accept' } | { kind: 'reject' } | { kind: 'merge'; into?: NamedTerm };

/** One proposal: who uses it, similar terms, and the possible decisions. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  const name = proposal.names[locale];
  const { proposed_by, can } = proposal;
  return (
    <li className={`torg-card ${classes.card}`}>
      <h2 className={classes.name}>
        <HrefLink href={`/competencies/${proposal.competency}`}>{name}</HrefLink>
      </h2>
      <p className={classes.quiet}>
        {t(typeTexts[proposal.type])} · <UsedText used={proposal.used} /> ·{' '}
        <AgoText value={proposal.created_at} />
        {proposed_by && (
          <>
            {' · '}
            <Trans>foreslått av {proposed_by.name}</Trans>
          </>
        )}
      </p>
      <Users users={proposal.users} />
      {can.merge && (
        <Nearest proposal={proposal} onMerge={(into) => setAction({ kind: 'merge', into })} />
      )}
      <Group gap="xs">
        {can.accept && (
          <Button size="xs" onClick={() => setAction({ kind: 'accept' })}>
            <Trans>Ta i bruk …</Trans>
          </Button>
        )}
        {can.merge && (
          <Button size="xs" variant="default" onClick={() => setAction({ kind: 'merge' })}>
            <Trans>Slå sammen …</Trans>
          </Button>
        )}
        {can.reject && (
          <Button size="xs" variant="default" onClick={() => setAction({ kind: 'reject' })}>
            <Trans>Avvis …</Trans>
          </Button>
        )}
      </Group>
      {action?.kind === 'accept' && <AcceptDialog proposal={proposal} onClose={close} />}
      {action?.kind === 'reject' && <RejectDialog proposal={proposal} onClose={close} />}
      {action?.kind === 'merge' && (
        <MergeDialog term={proposal} into={action.into} onClose={close} />
      )}
    </li>
  );
}

function Users({ users }: Pick<Proposal, 'users'>) {
  const { t } = useLingui();
  if (users.length === 0) return null;
  return (
    <ul className={classes.row} aria-label={t`Brukes av`}>
      {users.map(({ account, name }) => (
        <li key={account}>
          <TextLink href={`/profiles/${account}`}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}

interface NearestProps {
  proposal: Proposal;
  onMerge: (into: NamedTerm) => void;
}

/** Terms with similar names; one press merges the proposal into one of them. */
function Nearest({ proposal: { nearest, type }, onMerge }: NearestProps) {
  const locale = useLocale();
  const { t } = useLingui();
  const fitting = nearest.filter((one) => one.type === type);
  if (fitting.length === 0) {
    return (
      <p className={classes.quiet}>
        <Trans>Vi har ingenting som ligner.</Trans>
      </p>
    );
  }
  return (
    <div>
      <p className={classes.quiet}>
        <Trans>Ligner på:</Trans>
      </p>
      <Group gap="xs" mt={4}>
        {fitting.map((one) => (
          <Button
            key={one.competency}
            size="compact-sm"
            variant="light"
            aria-label={t`Slå sammen med ${one.names[locale]}`}
            onClick={() => onMerge(one)}
          >
            {one.names[locale]}
          </Button>
        ))}
      </Group>
    </div>
  );
}
