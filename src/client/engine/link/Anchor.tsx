import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isScreenAddress } from '../../state/navigation.ts';

/** A link to a screen (without a full page load), to an anchor on this page, or to another site. */
export function Anchor({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const { search } = useLocation();
  if (!isScreenAddress(href)) return <a href={href} {...props} />;
  return <Link to={href.startsWith('#') ? search + href : href} discover="none" {...props} />;
}
