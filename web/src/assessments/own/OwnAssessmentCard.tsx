import { Trans, useLingui } from '@lingui/react/macro';
import { List, Paper, Stack, Text, Title } from '@mantine/core';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import type { MessageDescriptor } from '@lingui/core';
import { ImportanceText } from '../../opportunities/public/ImportanceText.tsx';
import { FactList } from '../../ui/layout/FactList.tsx';
import { momentText } from '../../ui/text/dates.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { typeTexts } from '../assessment-texts.ts';
import { approverTexts, askerTexts } from './asker-texts.ts';
import type { OwnGroup } from './group-own.ts';
import { HumanPart } from './HumanPart.tsx';
import type { OwnAssessment } from './own-assessments.queries.ts';
import { OwnResult } from './OwnResult.tsx';

interface OwnAssessmentCardProps {
  profile: string;
  group: OwnGroup;
}

/** What machines were asked about a consultant for one need. */
export function OwnAssessmentCard({
  profile,
  group: { first, assessments },
}: OwnAssessmentCardProps) {
  const { t } = useLingui();
  const { title, assignment } = first;
  return (
    <Paper component="article" aria-label={title}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {assignment === null ? (
            title
          ) : (
            <TextLink href={`/assignments/${assignment}`}>{title}</TextLink>
          )}
        </Title>
        <FactList facts={[{ label: t`Spurt av`, value: t(askerTexts[first.asked_by]) }]} />
        {assessments.map((one) => (
          <Asked key={`${one.type} ${one.created_at}`} profile={profile} assessment={one} />
        ))}
        <Criteria {...first} />
        {assessments.some((one) => one.result === null && one.inference_status !== 'failed') && (
          <Text size="sm" c="dimmed">
            <Trans>Resultatet kan du lese når du har fått svar.</Trans>
          </Text>
        )}
        <HumanPart profile={profile} assessment={first} />
      </Stack>
    </Paper>
  );
}

/** One question, and its answer once somebody may read it. */
function Asked({ profile, assessment }: { profile: string; assessment: OwnAssessment }) {
  const { t, i18n } = useLingui();
  const { type, result, answered_by: by } = assessment;
  const known: Partial<Record<string, MessageDescriptor>> = typeTexts;
  const what = known[type];
  const when = momentText(i18n.locale, assessment.created_at);
  const engine = by === builtInEngine ? t`Torgs egne regler` : by;
  return (
    <>
      <div>
        <Text fw={550}>{what ? t(what) : type}</Text>
        <Text size="sm" c="dimmed">
          {engine ? t`${when} · svar fra ${engine}` : t`${when} · venter på svar`}
        </Text>
      </div>
      {result && <OwnResult profile={profile} type={type} result={result} />}
      {!result && assessment.inference_status === 'failed' && (
        <Text size="sm" c="dimmed">
          <Trans>Maskinen kom ikke fram til noe svar.</Trans>
        </Text>
      )}
    </>
  );
}

/** By which criteria, and who has approved them. */
function Criteria({ criteria, criteria_approved: approved }: OwnAssessment) {
  const { t, i18n } = useLingui();
  const when = approved && momentText(i18n.locale, approved.at);
  const by = approved?.by && t(approverTexts[approved.by]);
  return (
    <div>
      {criteria.length > 0 && (
        <>
          <Text size="sm" fw={550}>
            <Trans>Kriteriene</Trans>
          </Text>
          <List size="sm" mt={4} mb="xs">
            {criteria.map(({ criteria: words, importance }) => (
              <List.Item key={words}>
                {words} (<ImportanceText importance={importance} />)
              </List.Item>
            ))}
          </List>
        </>
      )}
      <Text size="sm" c="dimmed">
        {!approved && <Trans>Uten godkjente kriterier: det som er etterspurt, telte.</Trans>}
        {approved && !by && <Trans>Godkjent {when}.</Trans>}
        {approved && by && (
          <Trans>
            Godkjent av {by} {when}.
          </Trans>
        )}
      </Text>
    </div>
  );
}
