import { Stack } from '@mantine/core';
import type { Assignment } from '../../assignments/public/assignment.ts';
import type { InterestReceipt } from '../interest.queries.ts';
import { NextSteps } from '../NextSteps.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';

interface SentReceiptsProps {
  assignment: Assignment;
  receipts: readonly InterestReceipt[];
}

export function SentReceipts({ assignment, receipts }: SentReceiptsProps) {
  const { company, message_threads } = assignment;
  const own = new Set(message_threads.map(({ thread_id }) => thread_id));
  return (
    <Stack gap="lg" maw="46rem">
      {receipts.map((receipt) => (
        <ReceiptCard
          key={receipt.thread_id}
          receipt={receipt}
          client={company.name}
          takesPart={own.has(receipt.thread_id)}
        />
      ))}
      <NextSteps company={company.name} />
    </Stack>
  );
}
