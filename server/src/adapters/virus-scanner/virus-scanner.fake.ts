import { buffer } from 'node:stream/consumers';
import { ScannerFailure, type VirusScanner } from '../../platform/ports/virus-scanner.ts';
import { testVirus, testVirusName } from './a-clamd.ts';

export interface FakeVirusScanner extends VirusScanner {
  /** Makes it unreachable, or reachable again. */
  setDown: (isDown: boolean) => void;
}

/** The stand-in for tests: it knows one virus. */
export function fakeVirusScanner(): FakeVirusScanner {
  let down = false;
  return {
    setDown(isDown) {
      down = isDown;
    },
    async scan(content) {
      if (down) throw new ScannerFailure('unreachable');
      return (await buffer(content)).includes(testVirus) ? testVirusName : null;
    },
    isReady: async () => !down,
  };
}
