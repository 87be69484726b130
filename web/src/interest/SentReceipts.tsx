import { Stack } from '@mantine/core';
import type { InterestReceipt } from './interest.queries.ts';
import { NextSteps } from './NextSteps.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';

interface SentReceiptsProps {
  receipts: readonly InterestReceipt[];
  /** whom they were sent to */
  client: string;
}

export function SentReceipts({ receipts, client }: SentReceiptsProps) {
  return (
    <Stack gap="lg" maw="46rem">
      {receipts.map((receipt) => (
        <ReceiptCard key={receipt.thread_id} receipt={receipt} company={client} />
      ))}
      <NextSteps company={client} />
    </Stack>
  );
}
