import { QueryClient } from '@tanstack/react-query';
import { linkKeys, roles } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { addressFor } from '../accounts/public/links.ts';
import { navigation } from './navigation.ts';
import { makeRouter } from './router.tsx';

const router = makeRouter(new QueryClient(), new EventTarget());

/** The route that an address of the app leads to; `/$` is the page for what does not exist. */
function routeOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://torg.example');
  // Pages inside another page, at its own address, have one more slash.
  return router
    .matchRoutes(pathname, {})
    .at(-1)
    ?.fullPath.replace(/(?<=.)\/$/, '');
}

it('an unknown address leads to the friendly page', () => {
  expect(routeOf('/nowhere/at/all')).toBe('/$');
});

it.each(['/sign', '/verify'])(
  '%s is no page of the app, which leaves itself to open it',
  (address) => {
    expect(routeOf(address)).toBe('/$');
  },
);

describe('nothing in the menu is a dead end:', () => {
  for (const role of roles) {
    const { primary, secondary } = navigation[role];
    for (const { key, target } of [...primary, ...secondary]) {
      if (!('page' in target) || typeof target.page !== 'string') continue;
      const { page } = target;
      it(`${role}, ${key}`, () => expect(routeOf(page)).toBe(page));
    }
  }
});

it.each(linkKeys)('the built-in page of the link %s exists', (key) => {
  const params = { assignment: '1', thread: '2', account: '3' };
  expect(routeOf(addressFor({ links: {} }, key, { params }))).not.toBe('/$');
});

it.each([
  ['/account/edit', '/account/edit'],
  ['/1/projects/new', '/$profile/projects/new'],
  ['/1/projects/2/edit', '/$profile/projects/$project/edit'],
  ['/1/edit/profile', '/$profile/edit/profile'],
])('an address that others link to as %s opens', (address, route) => {
  expect(routeOf(address)).toBe(route);
});
