import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { languageIn, withLanguage } from '../../../language/run/screen/drawn-page.ts';
import { isScreenAddress } from '../../state/navigation.ts';
import { useLanguageInAddress } from '../../state/use-language.ts';

/**
 * A link to a screen (without a full page load), to an anchor on this page, to this page in another language, or to
 * another site.
 */
export function Anchor({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const { pathname, search } = useLocation();
  const named = useLanguageInAddress();
  if (!isScreenAddress(href)) return <a href={href} {...props} />;
  const other = href[0] === '?' && languageIn(href);
  if (other)
    return <a href={withLanguage(pathname + search, other)} hrefLang={other} lang={other} {...props} />;
  const to = href[0] === '#' ? search + href : named ? withLanguage(href, named) : href;
  return <Link to={to} discover="none" {...props} />;
}
