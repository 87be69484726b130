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
import { HumanPart } from './HumanPart.tsx';
import type { OwnAssessment } from './own-assessments.queries.ts';
import { OwnResult } from './OwnResult.tsx';

interface OwnAssessmentCardProps {
  profile: string;
  assessment: OwnAssessment;
}

/** One time that a consultant was assessed. */
export function OwnAssessmentCard({ profile, assessment }: OwnAssessmentCardProps) {
  const { t, i18n } = useLingui();
  const { title, assignment, type, result, answered_by: by } = assessment;
  const known: Partial<Record<string, MessageDescriptor>> = typeTexts;
  const what = known[type];
  const engine = by === builtInEngine ? t`Torgs egne regler` : by;
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
        <FactList
          facts={[
            { label: t`Hva`, value: what ? t(what) : type },
            { label: t`Når`, value: momentText(i18n.locale, assessment.created_at) },
            { label: t`Spurt av`, value: t(askerTexts[assessment.asked_by]) },
            { label: t`Svar fra`, value: engine || t`Venter på svar` },
          ]}
        />
        <Criteria {...assessment} />
        {result ? (
          <OwnResult profile={profile} type={type} result={result} />
        ) : (
          <NoResult {...assessment} />
        )}
        <HumanPart profile={profile} assessment={assessment} />
      </Stack>
    </Paper>
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

function NoResult({ inference_status: status }: OwnAssessment) {
  return (
    <Text size="sm" c="dimmed">
      {status === 'failed' ? (
        <Trans>Maskinen kom ikke fram til noe svar.</Trans>
      ) : (
        <Trans>Resultatet kan du lese når du har fått svar.</Trans>
      )}
    </Text>
  );
}
