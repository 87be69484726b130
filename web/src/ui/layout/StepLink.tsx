import { useLinkProps, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type StepLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  step: string;
  /** a field in that step */
  field?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
};

/** Leads to a step, or to a field in it, of the current wizard; the page stays. */
export function StepLink({ step, field, ...rest }: StepLinkProps) {
  const target = { to: '.', search: { step, field } } as Pick<LinkProps, 'to' | 'search'>;
  const link = useLinkProps({ ...target, ...rest, resetScroll: false, preload: false });
  // The router would mark it as the current page.
  return <a {...link} aria-current={rest['aria-current']} />;
}
