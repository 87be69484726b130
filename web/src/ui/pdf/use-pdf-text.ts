import { useEffect, useState } from 'react';
import type { PdfPage } from './pdf-document.ts';
import { textOfPage, type TextPart } from './pdf-text.ts';

type Pages = readonly PdfPage[] | undefined;

/** What each page says, if that was asked for and the PDF has the tags that tell it. */
export function usePdfText(pages: Pages, isWanted: boolean): readonly TextPart[][] | undefined {
  const [read, setRead] = useState<{ pages: Pages; text: TextPart[][] }>();
  useEffect(() => {
    if (!isWanted || !pages) return;
    Promise.all(pages.map(textOfPage)).then(
      (text) => setRead({ pages, text }),
      // Without its text the pages are still there to read.
      () => undefined,
    );
  }, [pages, isWanted]);
  return read?.pages === pages && read?.text.some((page) => page.length > 0)
    ? read.text
    : undefined;
}
