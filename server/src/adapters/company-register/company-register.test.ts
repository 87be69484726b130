import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RegisterFailure } from '../../platform/ports/company-register.ts';
import { runCompanyRegister, type Mood, type RunningRegister } from './a-company-register.ts';
import { brregCompanyRegister } from './company-register.brreg.ts';
import { builtInCompanyRegister } from './company-register.built-in.ts';
import { checkCompanyRegister } from './company-register.check.ts';

checkCompanyRegister('built in', async () => ({
  register: builtInCompanyRegister(),
  stop: async () => {},
}));
checkCompanyRegister('brreg', async () => {
  const { url, stop } = await runCompanyRegister();
  return { register: brregCompanyRegister(url), stop };
});

describe('the register of Brønnøysund', () => {
  let running: RunningRegister;
  beforeAll(async () => {
    running = await runCompanyRegister();
  });
  afterAll(() => running.stop());

  const find = () => brregCompanyRegister(running.url, { timeoutMs: 400 }).find('311999907');

  it.each([
    ['busy', 'busy'],
    ['broken', 'unreachable'],
    ['silent', 'timed_out'],
    ['mumbling', 'not_an_answer'],
  ] as const)('that is %s makes a search fail with the reason %s', async (mood: Mood, reason) => {
    running.willBe(mood);
    const failed = await find().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(RegisterFailure);
    expect(failed).toMatchObject({ reason });
  });

  it('that has forgotten a company says only that it was deleted', async () => {
    running.willBe('forgetting');
    expect(await find()).toMatchObject({ name: '', status: 'deleted' });
  });

  it('is called at the address of the company', async () => {
    running.willBe('answering');
    await find();
    expect(running.requests.at(-1)).toBe('/api/enheter/311999907');
  });

  it('that does not run is unreachable', async () => {
    const failed = await brregCompanyRegister('http://127.0.0.1:1')
      .find('311999907')
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ reason: 'unreachable' });
  });
});
