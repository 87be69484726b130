import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { StartFromFiles } from './StartFromFiles.tsx';
import { StartFromNeed } from './StartFromNeed.tsx';
import { StartFromText } from './StartFromText.tsx';

type Way = 'none' | 'text' | 'files' | 'need';

const parts: Record<Way, () => ReactNode> = {
  none: () => null,
  text: StartFromText,
  files: StartFromFiles,
  need: StartFromNeed,
};

/** What somebody may have already: a text, files, or a need. */
export function StartFrom() {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>('none');
  const Part = parts[way];
  const texts: Record<Way, { label: string; description?: string }> = {
    none: { label: t`Nei, jeg skriver selv` },
    text: {
      label: t`Ja, en tekst`,
      description: t`Lim inn en e-post eller en utlysning, så fyller vi ut feltene.`,
    },
    files: {
      label: t`Ja, en PDF eller et dokument`,
      description: t`Vi lager et behov av den, og viser hvilken setning hvert felt kommer fra.`,
    },
    need: {
      label: t`Ja, et behov på Torg`,
      description: t`Velg det, så lager vi oppdraget av det.`,
    },
  };
  return (
    <Stack gap="md">
      <Radio.Group
        label={
          <Title order={3} size="md" component="span">
            <Trans>Har dere beskrevet det allerede?</Trans>
          </Title>
        }
        value={way}
        onChange={(chosen) => setWay(chosen)}
      >
        <Stack gap="sm" mt="xs">
          {(Object.keys(parts) as Way[]).map((one) => (
            <Radio key={one} value={one} {...texts[one]} />
          ))}
        </Stack>
      </Radio.Group>
      <Part />
    </Stack>
  );
}
