import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { InterviewSection } from '../../interviews/public/InterviewSection.tsx';
import { useBoard } from '../board-context.ts';
import type { CardDetail } from '../boards.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';

/** The interviews with whom the card is about. */
export function CardInterview({ detail }: { detail: CardDetail }) {
  const { of } = useBoard();
  const { cardName } = useCardTexts();
  const { profile, profile_data } = detail;
  if (profile === null || profile_data === null) return null;
  return (
    <section aria-labelledby="card-interview">
      <Title order={3} size="h4" id="card-interview" mb="xs">
        <Trans>Intervju</Trans>
      </Title>
      <InterviewSection {...{ [of.kind]: of.id }} profile={profile} name={cardName(detail)} />
    </section>
  );
}
