import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownInterestsQuery } from '../interest.queries.ts';
import { OwnInterestState } from './OwnInterestState.tsx';

/** How it stands with each of the company's consultants, for who runs the company. */
export function OthersInterest({ assignment, me }: { assignment: string; me: string }) {
  const { data } = useQuery(ownInterestsQuery(assignment));
  const others = data?.interests.filter(({ account }) => account !== me) ?? [];
  return (
    <Stack mt="md">
      {others.map((interest) => (
        <div key={interest.assignment_interest}>
          <Text fw={550}>{interest.name}</Text>
          <OwnInterestState interest={interest} />
        </div>
      ))}
    </Stack>
  );
}
