import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import {
  type Assignment,
  type AssignmentThreads,
  assignmentThreadsQuery,
} from '../assignments.queries.ts';
import { interestStateTexts } from '../public/interest-states.ts';
import classes from './InterestedConsultants.module.css';

/** The consultants who sent interest, the latest first, with links to their threads. */
export function InterestedConsultants({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const { uuid, interested_consultants, message_threads, can } = assignment;
  const threads = useQuery({
    ...assignmentThreadsQuery(uuid),
    enabled: message_threads.length > 0,
  });
  if (!can.readAnswers) return null;
  const threadOf = threadByConsultant(threads.data?.threads ?? []);
  const newestFirst = interested_consultants.toSorted((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
  return (
    <Section
      title={t`Interesserte konsulenter`}
      lead={
        <Plural
          value={interested_consultants.length}
          _0="Ingen har svart ennå."
          one="# konsulent har meldt interesse."
          other="# konsulenter har meldt interesse."
        />
      }
    >
      {newestFirst.length > 0 && (
        <ul className={classes.people}>
          {newestFirst.map((interest) => (
            <ConsultantRow
              key={interest.assignment_interest}
              interest={interest}
              thread={threadOf.get(interest.account)}
            />
          ))}
        </ul>
      )}
      {newestFirst.length > 0 && (
        <Text mt="md">
          <HrefLink href={`/assignments/${uuid}/interests`}>
            <Trans>Se hvem som venter på svar</Trans>
          </HrefLink>
        </Text>
      )}
    </Section>
  );
}

interface ConsultantRowProps {
  interest: Assignment['interested_consultants'][number];
  thread: string | undefined;
}

function ConsultantRow({ interest, thread }: ConsultantRowProps) {
  const user = useShellUser();
  const { t } = useLingui();
  const { name, image_url, account, created_at, cv_sent, state } = interest;
  return (
    <li>
      <PersonImage name={name} src={image_url} />
      <div className={classes.line}>
        <div className={classes.who}>
          <HrefLink href={`/profiles/${account}`}>{name}</HrefLink>
          <Text size="sm" c="dimmed">
            {t(interestStateTexts[state])} · <AgoText value={created_at} />
          </Text>
        </div>
        {cv_sent && (
          <a
            href={`/api/main/cv-sent/${cv_sent}/pdf`}
            className={classes.talk}
            aria-label={t`Les CV-en som ${name} sendte`}
          >
            <Trans>Les CV-en</Trans>
          </a>
        )}
        {thread && (
          <HrefLink
            href={addressFor(user, 'messages_thread', { params: { thread } })}
            className={classes.talk}
            aria-label={t`Åpne samtalen med ${name}`}
          >
            <Trans>Åpne samtalen</Trans>
          </HrefLink>
        )}
      </div>
    </li>
  );
}

/** The thread in which each consultant was proposed; the most recent if there are several. */
function threadByConsultant(
  threads: readonly Pick<AssignmentThreads[number], 'thread_id' | 'consultants'>[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { thread_id, consultants } of threads) {
    for (const { account } of consultants) if (!found.has(account)) found.set(account, thread_id);
  }
  return found;
}
