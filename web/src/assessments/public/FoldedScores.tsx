import { Trans } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { FoldedNotice } from '../board/FoldedNotice.tsx';
import { useOpenAllAnyway } from '../board/own-scores.queries.ts';

interface FoldedScoresProps {
  board: string;
  cards: readonly string[];
  /** what is read anew when they are opened */
  shownBy: QueryKey;
}

/** In place of what machines say about cards that one has not scored. */
export function FoldedScores({ board, cards, shownBy }: FoldedScoresProps) {
  const count = cards.length;
  const open = useOpenAllAnyway(board, [shownBy]);
  return (
    <FoldedNotice
      pending={open.isPending}
      error={open.error}
      onOpen={() => open.mutate(cards.slice(0, limits.assessment.cardsNamed))}
    >
      <Trans>
        Du har ikke gitt egne poeng til {count} av dem som maskinen har vurdert. Maskinens poeng er
        utelatt for dem, også i PDF-en. Åpner du dem likevel, blir det logget.
      </Trans>
    </FoldedNotice>
  );
}
