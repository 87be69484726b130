import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Alert, Button, Group } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import {
  IconAlignLeft,
  IconFile,
  IconFileAlert,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { Locale } from '@torg/protocol/terms';
import { useState } from 'react';
import { usePdf, type PdfPage } from './pdf-document.ts';
import classes from './PdfPages.module.css';
import { PdfPageView } from './PdfPageView.tsx';
import type { PdfMark } from './pdf-mark.ts';
import { PdfSkeleton } from './PdfSkeleton.tsx';
import { PdfText } from './PdfText.tsx';
import { usePdfText } from './use-pdf-text.ts';
import { usePercentText } from '../text/number-text.ts';

const zooms = [1, 1.5, 2, 3];

interface PdfPagesProps {
  bytes: ArrayBuffer;
  label: string;
  /** of what is written in it */
  lang?: Locale;
  /** called when the first page is to be seen */
  onShown?: () => void;
  /** places that stand out; the first of them is scrolled to */
  marks?: readonly PdfMark[];
  /** its text may be read without its pages, if it has tags: pages are small on a phone */
  hasText?: boolean;
}

/** A PDF by its pages, or by what they say. */
export function PdfPages({ hasText = false, ...props }: PdfPagesProps) {
  const { bytes, lang, onShown } = props;
  const pdf = usePdf(bytes);
  const text = usePdfText(pdf?.pages, hasText);
  const [isTextChosen, chooseText] = useState(false);
  const [step, setStep] = useState(0);
  if (pdf?.error) return <Unreadable />;
  const isText = text !== undefined && isTextChosen;
  return (
    <div className={classes.viewer}>
      <Group gap="xs" className={classes.bar}>
        {text && <TextChoice isText={isText} onChange={chooseText} />}
        {!isText && <Zoom step={step} onStep={setStep} />}
      </Group>
      {isText ? (
        <PdfText pages={text} lang={lang} onShown={onShown} />
      ) : (
        <Pages {...props} pages={pdf?.pages} zoom={zooms[step] ?? 1} />
      )}
    </div>
  );
}

interface PagesProps extends Omit<PdfPagesProps, 'bytes' | 'hasText'> {
  pages: readonly PdfPage[] | undefined;
  zoom: number;
}

/** All pages below each other, scaled to the width. */
function Pages({ pages, zoom, label, lang, onShown, marks = [] }: PagesProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [settled] = useDebouncedValue(width, 150);
  // The first size counts at once.
  const pageWidth = Math.floor((settled || width) * zoom);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it sideways, too
    <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      <div ref={ref} />
      {pages === undefined || pageWidth === 0 ? (
        <PdfSkeleton />
      ) : (
        <div lang={lang} className={classes.pages}>
          {pages.map((page, index) => (
            <PdfPageView
              key={page.pageNumber}
              page={page}
              total={pages.length}
              width={pageWidth}
              onDrawn={index === 0 ? onShown : undefined}
              marks={marks.filter((mark) => mark.page === page.pageNumber)}
              isFirst={marks[0]?.page === page.pageNumber}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface TextChoiceProps {
  isText: boolean;
  onChange: (isText: boolean) => void;
}

function TextChoice({ isText, onChange }: TextChoiceProps) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={
        isText ? <IconFile size={18} aria-hidden /> : <IconAlignLeft size={18} aria-hidden />
      }
      onClick={() => onChange(!isText)}
    >
      {isText ? <Trans>Vis sidene</Trans> : <Trans>Les som tekst</Trans>}
    </Button>
  );
}

function Zoom({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  const { t } = useLingui();
  const inPercent = usePercentText();
  const last = zooms.length - 1;
  return (
    <Group gap="xs" className={classes.zoom}>
      <span role="status" className={classes.percent}>
        {inPercent(100 * (zooms[step] ?? 1))}
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
