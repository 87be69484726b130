import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import { Section } from '../../ui/layout/Section.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import type { AgreementDraft, Round } from '../agreements.queries.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { differencesBetween } from './differences.ts';
import classes from './RoundList.module.css';

/** Everything that the two sides have sent, the newest first. */
export function RoundList({ draft }: { draft: AgreementDraft }) {
  const { t } = useLingui();
  const { rounds } = draft;
  if (rounds.length === 0) return null;
  return (
    <Section title={t`Runder`}>
      <ol className={classes.rounds} reversed>
        {rounds.toReversed().map((round) => (
          <li key={round.round}>
            <RoundRow draft={draft} round={round} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function RoundRow({ draft, round }: { draft: AgreementDraft; round: Round }) {
  const before = draft.rounds.find((one) => one.round === round.round - 1);
  const differences = before
    ? differencesBetween(before.agreement_form_data, round.agreement_form_data)
    : [];
  const side = round.side === 'client' ? draft.client.name : draft.provider.name;
  return (
    <>
      <div className={classes.head}>
        <Badge variant="default">
          <Trans>Runde {round.round}</Trans>
        </Badge>
        <span className={classes.quiet}>
          <AgoText value={round.sent_at} />
        </span>
      </div>
      <Text>
        <strong>{round.sent_by}</strong>, {side}
      </Text>
      {round.message && <blockquote className={classes.message}>{round.message}</blockquote>}
      {differences.length > 0 && (
        <details className={classes.details}>
          <summary>
            <Trans>Endret i denne runden ({differences.length})</Trans>
          </summary>
          <DifferenceList differences={differences} />
        </details>
      )}
    </>
  );
}
