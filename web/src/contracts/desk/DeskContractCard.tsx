import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Paper, Text, Title } from '@mantine/core';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import {
  useActAtDesk,
  type DeskAct,
  type DeskContract,
  type DeskParticipant,
} from './desk.queries.ts';
import { esignStateTexts, signStateTexts } from '../one/esign-texts.ts';
import { deskActs } from './desk-texts.ts';
import classes from './DeskPage.module.css';

const acts: readonly DeskAct[] = ['view', 'sign', 'decline'];

/** A contract at the stand-in, with buttons for each of those who sign. */
export function DeskContractCard({ contract }: { contract: DeskContract }) {
  const { t } = useLingui();
  return (
    <Paper component="li" className={classes.contract}>
      <div className={classes.heading}>
        <Title order={2} size="h4">
          {contract.name}
        </Title>
        <Badge variant="light">{t(esignStateTexts[contract.state])}</Badge>
      </div>
      <ul className={classes.people}>
        {contract.participants.map((participant) => (
          <DeskPerson key={participant.id} contract={contract.id} participant={participant} />
        ))}
      </ul>
    </Paper>
  );
}

interface DeskPersonProps {
  contract: string;
  participant: DeskParticipant;
}

function DeskPerson({ contract, participant }: DeskPersonProps) {
  const { t } = useLingui();
  const act = useActAtDesk(contract, participant.id);
  const { name, email, sign_state, can } = participant;
  return (
    <li className={classes.person}>
      <div>
        <strong>{name}</strong>
        <Text size="sm" c="dimmed" className={classes.address}>
          {email} · {t(signStateTexts[sign_state])}
        </Text>
      </div>
      <div className={classes.buttons}>
        {acts.map((one) => (
          <Button
            key={one}
            size="xs"
            variant={one === 'sign' ? 'filled' : 'default'}
            disabled={!can[one]}
            loading={act.isPending && act.variables === one}
            aria-label={`${t(deskActs[one])}: ${name}`}
            onClick={() => act.mutate(one)}
          >
            {t(deskActs[one])}
          </Button>
        ))}
      </div>
      {act.error && <ErrorNotice error={act.error} />}
    </li>
  );
}
