import { i18n } from '@lingui/core';
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { told } from './told.ts';

const show = vi.fn<typeof notifications.show>(() => 'id');
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'nb', messages: {} });
  vi.spyOn(notifications, 'show').mockImplementation(show);
});
afterEach(() => {
  show.mockClear();
  vi.restoreAllMocks();
});
const said = () => show.mock.calls.map(([{ title, message }]) => ({ title, message }));

it('a change that is done is told once, in words about its answer', () => {
  const next = vi.fn<(answer: number) => void>();
  told<number>({ done: (count) => `${count} endret`, next }).onSuccess(3);
  expect(next).toHaveBeenCalledWith(3);
  expect(said()).toEqual([{ title: undefined, message: '3 endret' }]);
});

it('a change without words ends in silence', () => {
  told({ next: () => {} }).onSuccess(undefined);
  expect(said()).toEqual([]);
});

it('a refusal is told only where the page does not show it', () => {
  expect(told({ done: 'Lagret' })).not.toHaveProperty('onError');
  told({ failed: 'Ble ikke lagret' }).onError?.(new Error('refused'));
  expect(said()).toMatchObject([{ title: 'Ble ikke lagret' }]);
});
