import { useRef, useState } from 'react';
import type { SendFile } from '../../client/calls/upload.ts';
import { randomHex } from '../../client/trace.ts';

export interface RunningUpload {
  id: string;
  name: string;
  /** bytes */
  size: number;
  /** from 0 to 1 */
  share: number;
  /** why it failed */
  error?: unknown;
}

/** Runs uploads in parallel; each can be cancelled, and a failed one stays until it is dismissed. */
export function useUploads(send: SendFile) {
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());

  const change = (id: string, part: Partial<RunningUpload>) =>
    setRunning((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const drop = (id: string) => setRunning((all) => all.filter((upload) => upload.id !== id));

  const start = async (file: File) => {
    const id = randomHex(8);
    const abort = new AbortController();
    aborts.current.set(id, abort);
    setRunning((all) => [...all, { id, name: file.name, size: file.size, share: 0 }]);
    try {
      await send(file, { onProgress: (share) => change(id, { share }), signal: abort.signal });
      drop(id);
    } catch (error) {
      if (abort.signal.aborted) drop(id);
      else change(id, { error });
    } finally {
      aborts.current.delete(id);
    }
  };

  const refuse = (file: File, error: unknown) =>
    setRunning((all) => [
      ...all,
      { id: randomHex(8), name: file.name, size: file.size, share: 0, error },
    ]);

  const dismissFailed = () => setRunning((all) => all.filter(({ error }) => error === undefined));

  const cancel = (id: string) => {
    aborts.current.get(id)?.abort();
    drop(id);
  };

  return { running, start, refuse, cancel, dismissFailed };
}
