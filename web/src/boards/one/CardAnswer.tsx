import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import { AnswerDialog } from '../../interest/public/AnswerDialog.tsx';
import { useBoard } from '../board-context.ts';
import type { CardDetail } from '../boards.queries.ts';
import { CardState } from '../card/CardState.tsx';
import { useCardTexts } from '../public/card-texts.ts';
import classes from './CardAnswer.module.css';

/** How far the interest has come, and an answer to it. */
export function CardAnswer({ detail }: { detail: CardDetail }) {
  const { t } = useLingui();
  const { of } = useBoard();
  const { cardName } = useCardTexts();
  const [isAnswering, setAnswering] = useState(false);
  const { interest } = detail;
  if (!interest || of.kind !== 'assignment') return null;
  const { assignment_interest, can } = interest;
  const close = () => setAnswering(false);
  return (
    <section className={classes.answer} aria-label={t`Interessen`}>
      <Text size="sm" c="dimmed">
        <Trans>Har meldt interesse</Trans>
      </Text>
      <CardState card={detail} />
      {can.answer && (
        <Button
          className={classes.button}
          variant="default"
          size="xs"
          leftSection={<IconMessageReply size={16} aria-hidden />}
          onClick={() => setAnswering(true)}
        >
          <Trans>Gi svar</Trans>
        </Button>
      )}
      {isAnswering && (
        <AnswerDialog
          assignment={of.id}
          interests={[{ assignment_interest, name: cardName(detail) }]}
          onDone={close}
        />
      )}
    </section>
  );
}
