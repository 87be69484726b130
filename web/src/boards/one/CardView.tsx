import { Stack } from '@mantine/core';
import type { CardDetail } from '../boards.queries.ts';
import { CardAnswer } from './CardAnswer.tsx';
import { CardFiles } from './CardFiles.tsx';
import { CardHead } from './CardHead.tsx';
import { CardHistory } from './CardHistory.tsx';
import { CardInterview } from './CardInterview.tsx';
import { CardNotes } from './CardNotes.tsx';

/** All about one card: who it is about, what has been said, files and history. */
export function CardView({ detail }: { detail: CardDetail }) {
  return (
    <Stack gap="lg" pb="xl">
      <CardHead detail={detail} />
      <CardAnswer detail={detail} />
      <CardNotes detail={detail} />
      <CardFiles detail={detail} />
      <CardInterview detail={detail} />
      <CardHistory card={detail.evaluation_board_card} />
    </Stack>
  );
}
