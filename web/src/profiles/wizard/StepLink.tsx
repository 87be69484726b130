import { useLinkProps, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import type { WizardStep } from './wizard-steps.ts';

type StepLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  step: WizardStep;
  ref?: Ref<HTMLAnchorElement>;
};

/** Leads to a step; the page stays where it is. */
export function StepLink({ step, ...rest }: StepLinkProps) {
  const target = { to: '.', search: { step } } as Pick<LinkProps, 'to' | 'search'>;
  const link = useLinkProps({ ...target, ...rest, resetScroll: false, preload: false });
  // The router would call it a page.
  return <a {...link} aria-current={rest['aria-current']} />;
}
