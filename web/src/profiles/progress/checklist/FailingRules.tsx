import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { RuleResult } from '@torg/protocol/profiles/profile-rules';
import type { Profile } from '../../profiles.queries.ts';
import { placesOf } from './checklist.ts';
import { PlaceList } from './PlaceList.tsx';

interface FailingRulesProps {
  profile: Profile;
  failing: readonly RuleResult[];
}

/** The rules that a refusal names, each a link to its field. */
export function FailingRules({ profile, failing }: FailingRulesProps) {
  if (failing.length === 0) return null;
  return (
    <Alert
      role="alert"
      w="100%"
      color="clay"
      icon={<IconListCheck aria-hidden />}
      title={<Trans>Dette mangler</Trans>}
    >
      <PlaceList profile={profile} places={placesOf(failing)} />
    </Alert>
  );
}
