import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, Title } from '@mantine/core';
import type { OpenCard } from '../../boards/public/open-card.ts';
import { AnsweredBy } from '../../opportunities/public/AnsweredBy.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { useWrittenLang } from '../../ui/text/WrittenIn.tsx';
import { Answered } from '../answer/Answered.tsx';
import { AnswerState } from '../answer/AnswerState.tsx';
import { EvidenceList } from '../answer/EvidenceList.tsx';
import { Flags } from '../answer/Flags.tsx';
import { Withheld } from '../answer/Withheld.tsx';
import { AskRefusal } from '../asking/AskRefusal.tsx';
import classes from './EngagementsPart.module.css';
import {
  useFindEngagements,
  type Engagement,
  type EngagementsEnvelope,
} from './evaluations.queries.ts';

interface EngagementsPartProps {
  need: string;
  open: OpenCard;
  criteriaHref: string;
  mayAsk: boolean;
  engagements: EngagementsEnvelope | null;
}

/** The projects and jobs of a profile that matter most for the need. */
export function EngagementsPart(props: EngagementsPartProps) {
  const { need, open, criteriaHref, mayAsk, engagements } = props;
  const { t } = useLingui();
  const { evaluation_board_card: card } = open.detail;
  const profile = open.detail.profile ?? undefined;
  const find = useFindEngagements(need, card);
  const ask = (force_recreate: boolean) => find.mutate({ prompt: '', force_recreate });
  const output = engagements?.output;
  const again = mayAsk ? { pending: find.isPending, onClick: () => ask(true) } : undefined;
  return (
    <section aria-label={t`Mest relevante oppdrag og jobber`}>
      <Title order={4} size="h5" mb="xs">
        {t`Mest relevante oppdrag og jobber`}
      </Title>
      <Stack gap="sm">
        {engagements && <AnswerState job={engagements} hasAnswer={output != null} again={again} />}
        <AskRefusal error={find.error} criteriaHref={criteriaHref} />
        {output && (
          <Answered job={engagements} again={again}>
            <Flags flags={output.flags} profile={profile} />
            {output.engagements.length === 0 && (
              <Text size="sm" c="dimmed">{t`Ingenting i profilen handler om dette.`}</Text>
            )}
            <ul className={classes.list}>
              {output.engagements.map((one) => (
                <EngagementItem key={one.uuid} engagement={one} profile={profile} />
              ))}
            </ul>
            <AnsweredBy {...engagements} />
            <Withheld />
          </Answered>
        )}
        {!engagements && mayAsk && (
          <div>
            <Button variant="default" size="xs" loading={find.isPending} onClick={() => ask(false)}>
              <Trans>Finn de mest relevante</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

function EngagementItem({
  engagement,
  profile,
}: {
  engagement: Engagement;
  profile: string | undefined;
}) {
  const { t } = useLingui();
  const lang = useWrittenLang();
  const { uuid, title, role, organization, durationInYears: years, reason } = engagement;
  const { businessContext, tools, evidence, isCurrentlyWorkingHere: isNow } = engagement;
  const words = [...businessContext, ...tools].join(', ');
  return (
    <li>
      <Text fw={550}>
        {profile === undefined ? (
          title || role
        ) : (
          <TextLink href={`/profiles/${profile}#${uuid}`}>{title || role}</TextLink>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {[role, organization].filter(Boolean).join(' · ')}
        {' · '}
        <Plural value={years} one="# år" other="# år" />
        {isNow && ` · ${t`pågår`}`}
      </Text>
      <Text size="sm" lang={lang}>
        {reason}
      </Text>
      {words !== '' && (
        <Text size="sm" c="dimmed">
          {words}
        </Text>
      )}
      <EvidenceList evidence={evidence} profile={profile} />
    </li>
  );
}
