import type { RouterHistory } from '@tanstack/react-router';
import { isSigningPage } from '@torg/protocol/contracts/signing-pages';

/** Whether the router has the page; the pages for signing are an app of their own. */
export const isInApp = (address: string): boolean =>
  address.startsWith('/') && !isSigningPage(address);

/** Goes to an address known at run time: within the app through its history, else by leaving it. */
export function goTo(history: RouterHistory, address: string): void {
  if (isInApp(address)) history.push(address);
  else location.assign(address);
}

/** As `goTo`, in place of the page that is open. */
export function replaceBy(history: RouterHistory, address: string): void {
  if (isInApp(address)) history.replace(address);
  else location.replace(address);
}
