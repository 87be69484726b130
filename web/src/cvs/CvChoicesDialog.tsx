import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Radio, Select, Stack, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { CvDesign, CvFormat } from '@torg/protocol/cvs/cv-terms';
import { locales, type Locale } from '@torg/protocol/terms';
import { useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { cvAddress } from './cvs.queries.ts';

interface CvChoicesDialogProps {
  profile: string;
  title: string;
  onClose: () => void;
}

/** In which form, language and design, and with or without a name. */
export function CvChoicesDialog({ profile, title, onClose }: CvChoicesDialogProps) {
  const { t } = useLingui();
  const [format, setFormat] = useState<CvFormat>('pdf');
  const [design, setDesign] = useState<CvDesign>('classic');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isTranslated, setTranslated] = useState(false);
  const [isAnonymous, setAnonymous] = useState(false);
  // Word has no column that runs along all pages beside the text.
  const sidebar = format === 'pdf' ? t`Med sidefelt` : t`Med fargefelt og spalter`;
  const names: Record<Locale, string> = { nb: t`Bokmål`, sv: t`Svensk`, en: t`Engelsk` };
  const href = cvAddress(profile, format, {
    template_headings_locale: locale,
    anonymized: isAnonymous ? 'true' : 'false',
    cv_design: design,
    ...(isTranslated ? { translateToLanguage: locale } : {}),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Radio.Group label={t`Filtype`} value={format} onChange={(value) => setFormat(value)}>
          <Group mt="xs">
            <Radio value="pdf" label={t`PDF`} />
            <Radio value="docx" label={t`Word`} />
          </Group>
        </Radio.Group>
        <Radio.Group label={t`Utseende`} value={design} onChange={(value) => setDesign(value)}>
          <Group mt="xs">
            <Radio value="classic" label={t`Klassisk`} />
            <Radio value="sidebar" label={sidebar} />
          </Group>
        </Radio.Group>
        <Select
          label={t`Språk i overskrifter og kompetanser`}
          data={locales.map((value) => ({ value, label: names[value] }))}
          value={locale}
          onChange={(value) => setLocale(value ?? locale)}
          allowDeselect={false}
        />
        <Switch
          checked={isTranslated}
          onChange={(event) => setTranslated(event.currentTarget.checked)}
          label={t`Oversett tekstene også`}
          description={t`Det som ikke rekker å bli oversatt, står som det er skrevet.`}
        />
        <Switch
          checked={isAnonymous}
          onChange={(event) => setAnonymous(event.currentTarget.checked)}
          label={t`Anonym`}
          description={t`Uten navn, bilde, kontaktopplysninger og selskap. Kunder og arbeidsgivere får et nummer.`}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Lukk</Trans>
          </Button>
          <Button
            component="a"
            href={href}
            download
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            <Trans>Last ned</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
