import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Alert, Group } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { IconFileAlert, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { Locale } from '@torg/protocol/terms';
import { useState } from 'react';
import { usePdf } from './pdf-document.ts';
import classes from './PdfPages.module.css';
import { PdfPageView } from './PdfPageView.tsx';
import { PdfSkeleton } from './PdfSkeleton.tsx';

const zooms = [1, 1.5, 2, 3];

interface PdfPagesProps {
  bytes: ArrayBuffer;
  label: string;
  /** of what is written in it */
  lang?: Locale;
  /** called when the first page is to be seen */
  onShown?: () => void;
}

/** All pages of a PDF below each other, scaled to the width. */
export function PdfPages({ bytes, label, lang, onShown }: PdfPagesProps) {
  const pdf = usePdf(bytes);
  const [step, setStep] = useState(0);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [settled] = useDebouncedValue(width, 150);
  // The first size counts at once.
  const pageWidth = Math.floor((settled || width) * (zooms[step] ?? 1));
  if (pdf?.error) return <Unreadable />;
  return (
    <div className={classes.viewer}>
      <Zoom step={step} onStep={setStep} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it sideways, too */}
      <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
        <div ref={ref} />
        {pdf === undefined || pageWidth === 0 ? (
          <PdfSkeleton />
        ) : (
          <div lang={lang} className={classes.pages}>
            {pdf.pages.map((page, index) => (
              <PdfPageView
                key={page.pageNumber}
                page={page}
                total={pdf.pages.length}
                width={pageWidth}
                onDrawn={index === 0 ? onShown : undefined}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function Zoom({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const { t } = useLingui();
  const last = zooms.length - 1;
  return (
    <Group gap="xs" justify="flex-end" className={classes.zoom}>
      <span role="status" className={classes.percent}>
        {Math.round((zooms[step] ?? 1) * 100)} %
      </span>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t`Mindre`}
        aria-disabled={step === 0}
        data-disabled={step === 0 || undefined}
        onClick={() => onStep(Math.max(0, step - 1))}
      >
        <IconZoomOut size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t`Større`}
        aria-disabled={step === last}
        data-disabled={step === last || undefined}
        onClick={() => onStep(Math.min(last, step + 1))}
      >
        <IconZoomIn size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function Unreadable() {
  const { t } = useLingui();
  return (
    <Alert
      role="alert"
      color="clay"
      icon={<IconFileAlert aria-hidden />}
      title={t`Vi fikk ikke vist dokumentet her`}
    >
      <Trans>Last ned PDF-en og åpne den i et annet program.</Trans>
    </Alert>
  );
}
