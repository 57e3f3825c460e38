import type { ReactNode } from 'react';
import type { HeaderBlock, Show } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useBlockContext, useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { Anchor } from '../../engine/link/Anchor.tsx';
import { urlOf } from '../../engine/link/target.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { DisplayedValue } from '../../engine/value/DisplayedValue.tsx';
import { useDisplayValues } from '../../engine/value/display-value.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Lattice } from '../../ui/art/Lattice.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { StoredPicture } from '../../ui/StoredPicture.tsx';
import './header.css';
import './header-card.css';
import './header-cover.css';

/** The header of a screen or an item: title, picture, facts and actions. */
export function Header({ block }: { block: HeaderBlock }) {
  const { variant = 'page' } = block;
  if (variant === 'card') {
    return (
      <Card as="article" className="header">
        <Content block={block} variant={variant} />
      </Card>
    );
  }
  // A row's is no landmark: in a dialog, each would be another banner of the page.
  const Tag = variant === 'row' ? 'div' : 'header';
  return (
    <Tag className="header" data-variant={variant}>
      <Content block={block} variant={variant} />
    </Tag>
  );
}

/** The content shared by all variants of a header. */
export function Content({
  block,
  variant,
  search,
}: {
  block: HeaderBlock;
  variant: string;
  search?: ReactNode;
}) {
  const title = template(block.title, useScope());
  // A title that is nothing but the path of a choice, in braces, shows the choice's label.
  const [choice] = useDisplayValues([{ value: block.title.slice(1, -1) }]);
  const chips = useDisplayValues(block.chips);
  return (
    <>
      {variant !== 'hero' && <Cover show={block.cover} />}
      <Picture block={block} title={title} variant={variant} />
      <div className="header-text">
        <div className="header-line">
          <Heading top={variant === 'page' || variant === 'hero'} className="header-title">
            <Title block={block}>
              {choice?.kind === 'lookup' ? <DisplayedValue shown={choice} /> : title}
            </Title>
          </Heading>
          <Badges shows={block.badges} />
        </div>
        <Meta shows={block.meta} />
      </div>
      {chips.length > 0 && (
        <ul className="cluster header-chips">
          {chips.map((shown, index) => (
            <li key={index}>
              <Chip icon={shown.kind === 'badge' ? undefined : shown.icon}>
                <DisplayedValue shown={shown} />
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {search}
      <Actions block={block} variant={variant} />
      {/* After the text in the DOM as well: on a phone, a late cover above it would push the page down. */}
      {variant === 'hero' && <Cover show={block.cover} />}
    </>
  );
}

/** A wide picture above everything else; a lattice pattern where there is none. */
function Cover({ show }: { show?: Show }) {
  const [shown] = useDisplayValues(show && [{ else: '', ...show }]);
  if (!shown) return null;
  return (
    <div className="header-cover">
      {shown.raw === undefined ? (
        <Lattice />
      ) : (
        // A cover is the largest visible element (LCP), so it loads first.
        <StoredPicture
          src={String(shown.raw)}
          alt={shown.label ?? ''}
          sizes="(min-width: 64rem) 64rem, 100vw"
          decoding="async"
          fetchPriority="high"
        />
      )}
    </div>
  );
}

function Picture({ block, title, variant }: { block: HeaderBlock; title: string; variant: string }) {
  const shown = useDisplayValues(block.image && [{ else: '', ...block.image }])[0];
  if (block.icon) {
    return (
      <span className="header-icon">
        <Icon name={block.icon} size={24} />
      </span>
    );
  }
  if (!shown) return null;
  const src = shown.raw === undefined ? undefined : String(shown.raw);
  return (
    <Avatar
      name={shown.label ?? title}
      src={src}
      size={variant === 'person' || block.cover ? 'huge' : 'large'}
      shape={variant === 'person' ? 'round' : 'square'}
    />
  );
}

function Title({ block, children }: { block: HeaderBlock; children: ReactNode }) {
  const { scope, isOpenHere } = useBlockContext();
  const { screens, definitions } = useScreenContext();
  const href = urlOf(block.to, scope, { screens, labels: definitions.labels });
  if (href === undefined) return <span dir="auto">{children}</span>;
  return (
    <Anchor href={href} dir="auto" data-card-link="" aria-current={isOpenHere?.(href) || undefined}>
      {children}
    </Anchor>
  );
}

function Badges({ shows }: { shows?: Show[] }) {
  const badges = useDisplayValues(shows).map((shown) => ({
    ...shown,
    kind: 'badge' as const,
    tone: shown.tone ?? 'sand',
  }));
  if (badges.length === 0) return null;
  return (
    <span className="cluster">
      {badges.map((shown, index) => (
        <DisplayedValue key={index} shown={shown} />
      ))}
    </span>
  );
}

function Meta({ shows }: { shows?: Show[] }) {
  const meta = useDisplayValues(shows);
  const { data } = useBlockContext();
  // Reserves a line for facts that are loading, to avoid a layout shift.
  const awaited = shows && Object.values(data?.states ?? {}).some((state) => state.status === 'pending');
  if (meta.length === 0 && !awaited) return null;
  return (
    <ul className="header-meta">
      {meta.map((shown, index) => (
        // Only the text sets its own direction: the dot before it follows the page's. A sentence that begins
        // with isolated text is the product's own, and of the page's direction.
        <li key={index}>
          <span dir={shown.text.startsWith('\u2068') ? undefined : 'auto'}>
            {shown.label && <span className="header-meta-label">{shown.label} </span>}
            <DisplayedValue shown={shown} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Actions({ block, variant }: { block: HeaderBlock; variant: string }) {
  if (!block.actions?.length) return null;
  return (
    <div className="cluster header-actions">
      {block.actions.map((action, index) => (
        <ActionButton key={index} action={action} size={variant === 'row' ? 'small' : 'medium'} />
      ))}
    </div>
  );
}
