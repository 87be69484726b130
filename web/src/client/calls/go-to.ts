import type { RouterHistory } from '@tanstack/react-router';

/** Goes to an address known at run time: within the app through its history, else by leaving it. */
export function goTo(history: RouterHistory, address: string): void {
  if (address.startsWith('/')) history.push(address);
  else location.assign(address);
}
