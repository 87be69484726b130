import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { AskForHumanDialog } from './AskForHumanDialog.tsx';
import type { OwnAssessment } from './own-assessments.queries.ts';

interface HumanPartProps {
  profile: string;
  assessment: OwnAssessment;
}

/** A person looks, too, where the consultant asks for it; once answered, they may ask again. */
export function HumanPart({ profile, assessment }: HumanPartProps) {
  const [isAsking, setAsking] = useState(false);
  const { human_assessment: wish, can, opportunity } = assessment;
  return (
    <Stack gap="sm">
      {wish && <Wish wish={wish} id={wishId(opportunity)} />}
      {can.askForHuman && (
        <div>
          <Button
            variant="default"
            leftSection={<IconUserCheck size={18} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            <Trans>Be om et menneske</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <AskForHumanDialog
          profile={profile}
          opportunity={opportunity}
          onClose={() => setAsking(false)}
          onSent={() => void focusWhenThere(wishId(opportunity), 'nearest')}
        />
      )}
    </Stack>
  );
}

const wishId = (opportunity: string): string => `wish-${opportunity}`;

interface WishProps {
  wish: NonNullable<OwnAssessment['human_assessment']>;
  id: string;
}

function Wish({ wish: { answer, answered_by_name: by, due_at }, id }: WishProps) {
  const { t } = useLingui();
  return (
    <Alert
      id={id}
      tabIndex={-1}
      color={answer === null ? 'gray' : 'spruce'}
      icon={<IconUserCheck aria-hidden />}
      title={answer === null ? t`Et menneske ser på det` : t`Et menneske har sett på det`}
    >
      {answer === null ? (
        <Trans>
          Du får svar senest <DateText value={due_at} />.
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
