import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Text } from '@mantine/core';
import { locales, type Locale } from '@torg/protocol/terms';

/** Made by `npm run templates`. */
const files: Record<Locale, string> = {
  nb: '/torg-cv-mal.docx',
  sv: '/torg-cv-mall.docx',
  en: '/torg-cv-template.docx',
};

/** A template to begin with, in each language. */
export function StarterLinks() {
  const { t } = useLingui();
  const names: Record<Locale, string> = { nb: t`Bokmål`, sv: t`Svensk`, en: t`Engelsk` };
  return (
    <Group component="section" gap="sm" aria-label={t`Maler å begynne med`}>
      <Text span>
        <Trans>Last ned en mal å begynne med:</Trans>
      </Text>
      {locales.map((locale) => (
        <Anchor key={locale} href={files[locale]} download>
          {names[locale]}
        </Anchor>
      ))}
    </Group>
  );
}
