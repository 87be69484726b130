import { Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { CvUpload } from './CvUpload.tsx';
import { EarlierImports } from './EarlierImports.tsx';

/** A place to drop the CV, with those that were read before. */
export function CvInWizard() {
  const { profile = '' } = useParams({ strict: false });
  return (
    <Stack gap="lg">
      <CvUpload profile={profile} from="wizard" />
      <EarlierImports profile={profile} from="wizard" />
    </Stack>
  );
}
