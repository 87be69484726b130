import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import type { FlowcaseProfile } from '../flowcase.queries.ts';
import type { ChosenPeople } from './chosen-people.ts';

interface ChooseAllProps {
  /** by the filters, on all pages */
  found: readonly FlowcaseProfile[];
  people: ChosenPeople;
}

/** Chooses everybody who was found, as far as one import takes them. */
export function ChooseAll({ found, people }: ChooseAllProps) {
  const users = found.flatMap((one) => (one.disabled_for_import ? [] : [one.user_id]));
  if (users.length < 2) return null;
  const hasAll = users.every((user) => people.chosen.has(user));
  const count = Math.min(users.length, limits.flowcase.users);
  return (
    <Group mb="sm">
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => (hasAll ? people.drop(users) : people.add(users))}
      >
        {hasAll ? (
          <Trans>Fjern alle</Trans>
        ) : (
          <Plural value={count} one="Velg # person" other="Velg alle # som kan hentes inn" />
        )}
      </Button>
    </Group>
  );
}
