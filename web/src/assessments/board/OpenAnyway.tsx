import { Trans } from '@lingui/react/macro';
import { FoldedNotice } from './FoldedNotice.tsx';
import { useOpenAnyway } from './own-scores.queries.ts';

/** One's own scores come first, or one says that they do not. */
export function OpenAnyway({ card }: { card: string }) {
  const open = useOpenAnyway(card);
  return (
    <FoldedNotice pending={open.isPending} error={open.error} onOpen={() => open.mutate()}>
      <Trans>
        Gi dine egne poeng først, så blir du ikke påvirket. Du kan åpne svaret likevel, og da blir
        det logget at du åpnet det før du hadde gitt poeng.
      </Trans>
    </FoldedNotice>
  );
}
