import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { DateText } from '../../ui/text/DateText.tsx';
import { AskForHumanDialog } from './AskForHumanDialog.tsx';
import type { OwnAssessment } from './own-assessments.queries.ts';

interface HumanPartProps {
  profile: string;
  assessment: OwnAssessment;
}

/** A person looks, too, where the consultant asks for it. */
export function HumanPart({ profile, assessment }: HumanPartProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { human_assessment: wish, can, opportunity } = assessment;
  if (wish) {
    const { answer, answered_by_name: by } = wish;
    return (
      <Alert
        color={answer === null ? 'gray' : 'spruce'}
        icon={<IconUserCheck aria-hidden />}
        title={answer === null ? t`Et menneske ser på det` : t`Et menneske har sett på det`}
      >
        {answer === null ? (
          <Trans>
            Du får svar senest <DateText value={wish.due_at} />.
          </Trans>
        ) : (
          <>
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {answer}
            </Text>
            {by !== null && (
              <Text size="sm" c="dimmed" mt={4}>
                – {by}
              </Text>
            )}
          </>
        )}
      </Alert>
    );
  }
  if (!can.askForHuman) return null;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconUserCheck size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        <Trans>Be om et menneske</Trans>
      </Button>
      {isAsking && (
        <AskForHumanDialog
          profile={profile}
          opportunity={opportunity}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
