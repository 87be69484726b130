import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useProfileName } from '../../profiles/public/use-profile-name.ts';
import type { CvImportResult } from '../cv-imports.queries.ts';
import { isOtherPerson } from '../is-other-person.ts';

/** Asks whether it is the right file, where the CV bears the name of somebody else. */
export function OtherPerson({ result }: { result: CvImportResult }) {
  const owner = useProfileName(result.profile);
  const found = result.person.name;
  // A name that may have been misread would only puzzle.
  if (found?.certainty !== 'certain' || owner === undefined) return null;
  if (!isOtherPerson(found.value, owner)) return null;
  const name = found.value;
  return (
    <Alert role="status" color="clay" icon={<IconUserQuestion aria-hidden />} mb="md">
      <Trans>
        I CV-en står navnet {name}, men profilen er for {owner}. Se at det er riktig fil før du
        legger noe inn.
      </Trans>
    </Alert>
  );
}
