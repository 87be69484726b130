import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { interestThreadQuery, type InterestReceipt } from '../interest.queries.ts';
import classes from './ReceiptCard.module.css';

interface ReceiptCardProps {
  receipt: InterestReceipt;
  client: string;
  /** in its thread: company admins see the receipts of colleagues, but not their threads */
  takesPart: boolean;
}

/** A sent interest: for whom, when, its text, and where the answer will arrive. */
export function ReceiptCard({ receipt, client, takesPart }: ReceiptCardProps) {
  const { t } = useLingui();
  const user = useShellUser();
  const { thread_id, created_at, consultants } = receipt;
  const thread = useQuery({ ...interestThreadQuery(thread_id), enabled: takesPart });
  // Left out if the thread is so long that its first message is not on the fetched page.
  const first = thread.data?.has_older ? undefined : thread.data?.messages[0];
  return (
    <Section title={t`Sendt til ${client}`} lead={<AgoText value={created_at} />}>
      <ul className={classes.people} aria-label={t`Konsulenter`}>
        {consultants.map(({ account, name, image_url }) => (
          <li key={account}>
            <PersonImage name={name} src={image_url} size={32} />
            {name}
          </li>
        ))}
      </ul>
      {first && (
        <blockquote className={classes.quote}>
          <Text size="sm" c="dimmed">
            <Trans>Meldingen som ble sendt</Trans>
          </Text>
          <MarkdownText>{first.content}</MarkdownText>
        </blockquote>
      )}
      {takesPart && (
        <Group mt="md">
          <Button
            component={HrefLink}
            href={addressFor(user, 'messages_thread', { params: { thread: thread_id } })}
          >
            <Trans>Åpne samtalen</Trans>
          </Button>
        </Group>
      )}
    </Section>
  );
}
