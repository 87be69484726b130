import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { isInApp } from '../../client/calls/go-to.ts';

type HrefLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link whose address is only known at run time, such as an operator's external links. Within the app
 * it goes through the router; for routes known in the code, use the router's typed `Link`.
 */
export function HrefLink({ href, ref, ...rest }: HrefLinkProps) {
  const { options } = useRouter();
  if (!isInApp(href)) return <a ref={ref} href={href} {...rest} />;
  const { pathname, search, hash } = new URL(href, location.origin);
  const target = {
    to: pathname,
    search: options.parseSearch(search),
    hash: hash.slice(1) || undefined,
  } as LinkProps;
  return <Link ref={ref} {...target} {...rest} />;
}
