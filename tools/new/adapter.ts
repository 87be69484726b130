import type { Request, Change } from './change.ts';
import { formsOf, type Forms } from './forms.ts';

/**
 * `adapter text-message`: a port, a fake that behaves like a vendor, and tests that every adapter
 * must pass.
 */
export function makeAdapter({ name }: Request): Change[] {
  const adapter = formsOf(name);
  const base = `server/src/adapters/${adapter.kebab}/${adapter.kebab}`;
  return [
    {
      path: `server/src/platform/ports/${adapter.kebab}.ts`,
      text: portText(adapter),
      fresh: true,
    },
    { path: `${base}.fake.ts`, text: fakeText(adapter), fresh: true },
    { path: `${base}.check.ts`, text: checkText(adapter), fresh: true },
    { path: `${base}.test.ts`, text: testText(adapter), fresh: true },
  ];
}

function portText({ pascal, words }: Forms): string {
  return `/** What the product asks of ${words}, in our words; each vendor has a file among the adapters. */
export interface ${pascal} {
  /** Delivers it; throws if it was not accepted, so that the job retries. */
  send: (content: string) => Promise<void>;
  close: () => Promise<void>;
}
`;
}

function fakeText({ kebab, pascal }: Forms): string {
  return `import type { ${pascal} } from '../../platform/ports/${kebab}.ts';

export interface Fake${pascal} extends ${pascal} {
  sent: string[];
  /** Makes the next sends fail, like a service that is down. */
  failNext: (times: number) => void;
}

/** The fake for tests: records what was sent, and fails on request. */
export function fake${pascal}(): Fake${pascal} {
  let failures = 0;
  const sent: string[] = [];
  return {
    sent,
    failNext(times) {
      failures = times;
    },
    async send(content) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the service does not answer');
      }
      sent.push(content);
    },
    close: async () => {},
  };
}
`;
}

function checkText({ kebab, pascal, words }: Forms): string {
  return `import { describe, expect, it } from 'vitest';
import type { ${pascal} } from '../../platform/ports/${kebab}.ts';

export interface ${pascal}UnderCheck {
  adapter: ${pascal};
  /** what arrived, oldest first */
  arrived: () => Promise<string[]>;
}

/** The tests that every adapter must pass. */
export function check${pascal}(name: string, make: () => Promise<${pascal}UnderCheck>): void {
  describe(\`${words}: \${name}\`, () => {
    it('delivers in the order of sending, with Norwegian letters whole', async () => {
      const { adapter, arrived } = await make();
      for (const content of ['blåbær', 'ærfugl', 'øre']) await adapter.send(content);
      expect(await arrived()).toEqual(['blåbær', 'ærfugl', 'øre']);
      await adapter.close();
    });
  });
}
`;
}

function testText({ kebab, pascal }: Forms): string {
  return `import { expect, it } from 'vitest';
import { check${pascal} } from './${kebab}.check.ts';
import { fake${pascal} } from './${kebab}.fake.ts';

check${pascal}('fake', async () => {
  const adapter = fake${pascal}();
  return { adapter, arrived: async () => adapter.sent };
});

it('fails on request, and then works again', async () => {
  const adapter = fake${pascal}();
  adapter.failNext(1);
  await expect(adapter.send('one')).rejects.toThrow('does not answer');
  await adapter.send('two');
  expect(adapter.sent).toEqual(['two']);
});
`;
}
