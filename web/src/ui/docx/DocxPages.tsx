import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconFileAlert } from '@tabler/icons-react';
import type { Locale } from '@torg/protocol/terms';
import { useEffect, useRef, useState } from 'react';
import classes from './DocxPages.module.css';
import { fitDocx, showDocx } from './show-docx.ts';

interface DocxPagesProps {
  bytes: ArrayBuffer;
  label: string;
  /** of what is written in it */
  lang: Locale;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A Word document in a frame of its own, where no script runs and no style reaches the page. */
export function DocxPages({ bytes, label, lang }: DocxPagesProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [loads, setLoads] = useState(0);
  const [shown, setShown] = useState<{ of: ArrayBuffer; isReadable: boolean }>();
  const start = `<!doctype html><html lang="${lang}"><head><title>${escaped(label)}</title></head><body></body></html>`;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page) return;
    showDocx(bytes, page).then(
      () => setShown({ of: bytes, isReadable: true }),
      () => setShown({ of: bytes, isReadable: false }),
    );
  }, [bytes, loads]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && shown?.isReadable) fitDocx(page, width);
  }, [shown, width]);
  if (shown?.isReadable === false) {
    return (
      <Alert
        role="alert"
        color="clay"
        icon={<IconFileAlert aria-hidden />}
        title={t`Vi fikk ikke vist dokumentet her`}
      >
        <Trans>Last ned filen og åpne den i Word.</Trans>
      </Alert>
    );
  }
  return (
    <div ref={ref} aria-busy={shown?.of !== bytes || undefined}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={label}
        sandbox="allow-same-origin"
        srcDoc={start}
        onLoad={() => setLoads((before) => before + 1)}
      />
    </div>
  );
}
