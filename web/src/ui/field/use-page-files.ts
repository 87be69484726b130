import { useEffect, useEffectEvent, useState } from 'react';

type Take = (files: FileList) => void;

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true;

/**
 * Takes files that are dropped or pasted anywhere on the page; without it, a file that misses its
 * place is opened instead of the page. Answers whether files are held over it.
 */
export function usePageFiles(take: Take | undefined): boolean {
  const [over, setOver] = useState(false);
  const isOn = take !== undefined;
  const dragOver = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    // The place itself has taken them.
    if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    take?.(event.dataTransfer.files);
  });
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    // Word and Excel put a picture beside the text that was copied.
    if (clipboardData && hasFiles(clipboardData) && clipboardData.getData('text') === '') {
      take?.(clipboardData.files);
    }
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    globalThis.addEventListener('dragover', dragOver, { signal });
    globalThis.addEventListener('dragleave', leave, { signal });
    globalThis.addEventListener('drop', drop, { signal });
    globalThis.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [isOn]);
  return isOn && over;
}
