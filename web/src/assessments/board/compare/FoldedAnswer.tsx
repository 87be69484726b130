import { Trans } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOfAssessment } from '../../../boards/public/board-of.ts';
import { useCardTexts } from '../../../boards/public/card-texts.ts';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { FoldedNotice } from '../FoldedNotice.tsx';
import { useOpenAllAnyway } from '../own-scores.queries.ts';
import type { OpenColumn } from './ColumnFrame.tsx';

interface FoldedAnswerProps {
  open: OpenColumn;
  /** the cards that are among those asked about, and that one has not scored */
  folded: readonly string[];
  children: ReactNode;
}

/** What a machine says about several people, once one has scored each of them oneself. */
export function FoldedAnswer({ open, folded, children }: FoldedAnswerProps) {
  const { cardName } = useCardTexts();
  const openAll = useOpenAllAnyway(open.board);
  if (folded.length === 0) return children;
  const cards = [...open.people.cards.values()].filter(({ evaluation_board_card: id }) =>
    folded.includes(id),
  );
  return (
    <FoldedNotice
      pending={openAll.isPending}
      error={openAll.error}
      onOpen={() => openAll.mutate([...folded])}
    >
      <Trans>
        Gi dine egne poeng først, så blir du ikke påvirket. Du kan åpne svaret likevel, og da blir
        det logget at du åpnet det før du hadde gitt poeng.
      </Trans>
      <Text size="sm" mt="sm">
        <Trans>Uten poeng fra deg:</Trans>
      </Text>
      <List size="sm" spacing="xs">
        {cards.map((card) => (
          <List.Item key={card.evaluation_board_card}>
            <TextLink href={addressOfAssessment(open.of, card.evaluation_board_card)}>
              {cardName(card)}
            </TextLink>
          </List.Item>
        ))}
      </List>
    </FoldedNotice>
  );
}
