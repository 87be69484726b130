import type { ReactNode } from 'react';
import { HrefLink } from './HrefLink.tsx';
import classes from './TextLink.module.css';

/** A link within running text, whose address is only known at run time. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <HrefLink href={href} className={classes.link}>
      {children}
    </HrefLink>
  );
}
