import { useLinkProps, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import type { WizardSearch } from './wizard-search.ts';

type StepLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  WizardSearch & { ref?: Ref<HTMLAnchorElement> };

/** Leads to a step, or to a field in it, on whichever of the two addresses one is. */
export function StepLink({ step, field, ...rest }: StepLinkProps) {
  const target = { to: '.', search: { step, field } } as Pick<LinkProps, 'to' | 'search'>;
  const link = useLinkProps({ ...target, ...rest, resetScroll: false, preload: false });
  // The router would call it a page.
  return <a {...link} aria-current={rest['aria-current']} />;
}
