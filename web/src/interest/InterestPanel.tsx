import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { answerAnchor } from '../assignments/public/answer-anchor.ts';
import { useLoadedAssignment, type Assignment } from '../assignments/public/assignment.ts';
import { Section } from '../ui/layout/Section.tsx';
import { AgoText } from '../ui/text/DateText.tsx';
import { OwnInterestState } from './answers/OwnInterestState.tsx';
import { OthersInterest } from './answers/OthersInterest.tsx';
import { ownInterestsQuery } from './interest.queries.ts';
import { InterestForm } from './InterestForm.tsx';
import { UnsentComment } from './UnsentComment.tsx';

/** Where a consultant answers an assignment, for themself or for colleagues in their company. */
export function InterestPanel() {
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment' });
  const assignment = useLoadedAssignment(id);
  const user = useShellUser();
  const { can, interested_consultants: interested } = assignment;
  const own = interested.find(({ account }) => account === user.account.account);
  const forCompany = can.sendCompanyInterest && user.can.runCompany;
  if (!own && !can.sendInterest && !forCompany) return null;
  return (
    <Stack gap="lg" id={answerAnchor}>
      {own && <OwnInterest assignment={id} me={own.account} sentAt={own.created_at} />}
      {can.sendInterest && <InterestForm assignment={assignment} />}
      {forCompany && (
        <CompanyInterest
          assignment={id}
          me={user.account.account}
          sent={interested.filter(({ account }) => account !== user.account.account)}
        />
      )}
    </Stack>
  );
}

interface OwnInterestProps {
  assignment: string;
  me: string;
  sentAt: string;
}

function OwnInterest({ assignment, me, sentAt }: OwnInterestProps) {
  const { t } = useLingui();
  const { data } = useQuery(ownInterestsQuery(assignment));
  const interest = data?.interests.find(({ account }) => account === me);
  return (
    <Section
      title={t`Du har meldt interesse`}
      lead={
        <Trans>
          Sendt <AgoText value={sentAt} />. Svaret kommer i samtalen om oppdraget.
        </Trans>
      }
    >
      <Stack>
        {interest && <OwnInterestState interest={interest} />}
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          renderRoot={(props) => (
            <Link {...props} to="/assignments/$assignment/confirmation" params={{ assignment }} />
          )}
        >
          <Trans>Se kvitteringen</Trans>
        </Button>
        <UnsentComment assignment={assignment} />
      </Stack>
    </Section>
  );
}

interface CompanyInterestProps {
  assignment: string;
  me: string;
  sent: Assignment['interested_consultants'];
}

function CompanyInterest({ assignment, me, sent }: CompanyInterestProps) {
  const { t, i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale).format(sent.map(({ name }) => name));
  return (
    <Section title={t`Meld på konsulenter fra bedriften`}>
      <Text mb="sm">
        {names ? (
          <Trans>Allerede meldt på: {names}.</Trans>
        ) : (
          <Trans>Velg hvem som passer, og skriv litt om hver av dem.</Trans>
        )}
      </Text>
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/assignments/$assignment/consultant-company/assessment"
            params={{ assignment }}
          />
        )}
      >
        <Trans>Meld på konsulenter</Trans>
      </Button>
      {sent.length > 0 && <OthersInterest assignment={assignment} me={me} />}
    </Section>
  );
}
