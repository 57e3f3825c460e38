import './SkipLink.css';

export interface SkipLinkProps {
  /** The id of the main region, which takes the focus (`tabIndex={-1}`). */
  target: string;
  children?: string;
}

/** The first stop of the Tab key: past the navigation, into the page. */
export function SkipLink({ target, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
