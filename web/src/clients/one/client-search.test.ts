import { expect, it } from 'vitest';
import { clientSearch } from './client-search.ts';

it('opens the tab that the address names, and the first one for every other', () => {
  expect(clientSearch({ tab: 'maler' })).toMatchObject({ tab: 'maler' });
  expect(clientSearch({ tab: 'opplysninger' })).toMatchObject({ tab: undefined });
  expect(clientSearch({ tab: 'ukjent' as 'maler' })).toMatchObject({ tab: undefined });
  expect(clientSearch({ 'invite-colleague': 'true' })).toMatchObject({
    ...{ tab: undefined, 'invite-colleague': 'true' },
  });
});
