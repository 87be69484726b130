import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { templateSamples, type TemplateSample } from '@torg/protocol/cv-templates/template-tags';
import { useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { DocxView } from '../ui/docx/DocxView.tsx';
import { templatePreviewQuery, type CvTemplate } from './cv-templates.queries.ts';

interface TemplatePreviewProps {
  template: CvTemplate;
  onClose: () => void;
}

/** A template with a made-up CV in it: a long one, and one with next to nothing. */
export function TemplatePreview({ template, onClose }: TemplatePreviewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [sample, setSample] = useState<TemplateSample>('full');
  const query = useQuery({
    ...templatePreviewQuery(template, { sample, template_headings_locale: locale }),
    placeholderData: keepPreviousData,
  });
  const { display_name: name } = template;
  const names = { full: t`Mye å vise`, thin: t`Nesten tomt` };
  return (
    <Dialog title={t`Slik blir ${name}`} size="60rem" onClose={onClose} closesOnBackdrop>
      <Stack>
        <Radio.Group
          label={t`Prøv med en oppdiktet CV som har`}
          value={sample}
          onChange={(value) => setSample(value)}
        >
          <Group mt="xs">
            {templateSamples.map((value) => (
              <Radio key={value} value={value} label={names[value]} />
            ))}
          </Group>
        </Radio.Group>
        <DocxView query={query} label={t`${name} med en oppdiktet CV`} lang={locale} />
        <Text size="sm" c="dimmed">
          <Trans>Word kan bryte sidene litt annerledes.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Lukk</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
