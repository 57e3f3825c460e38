import type { HeaderBlock, Show } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Lattice } from '../ui/Lattice.tsx';
import { ActionButton } from './ActionButton.tsx';
import { Heading } from './Heading.tsx';
import { ShownValue } from './ShownValue.tsx';
import { useScope, useStage, useSurroundings } from './surroundings.ts';
import { urlOf } from './target.ts';
import { useShown } from './use-shown.ts';
import './header.css';
import './header-card.css';
import './header-hero.css';

/** What a thing is called, with its picture, its facts and what can be done with it. */
export function Header({ block }: { block: HeaderBlock }) {
  const { look = 'page' } = block;
  if (look === 'card') {
    return (
      <Card as="article" interactive={block.to !== undefined} className="header">
        <Content block={block} look={look} />
      </Card>
    );
  }
  return (
    <header className="header" data-look={look} data-theme={look === 'hero' ? 'dark' : undefined}>
      {look === 'hero' && <Lattice />}
      <Content block={block} look={look} />
    </header>
  );
}

function Content({ block, look }: { block: HeaderBlock; look: string }) {
  const title = template(block.title, useScope());
  const chips = useShown(block.chips);
  return (
    <>
      <Picture block={block} title={title} look={look} />
      <div className="header-text">
        <div className="header-line">
          <Heading top={look === 'page' || look === 'hero'} className="header-title">
            <Title block={block}>{title}</Title>
          </Heading>
          <Badges shows={block.badges} />
        </div>
        <Meta shows={block.meta} />
      </div>
      {chips.length > 0 && (
        <ul className="cluster header-chips">
          {chips.map((shown, index) => (
            <li key={index}>
              <Chip>
                <ShownValue shown={shown} />
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Actions block={block} look={look} />
    </>
  );
}

function Picture({ block, title, look }: { block: HeaderBlock; title: string; look: string }) {
  const shown = useShown(block.image && [{ else: '', ...block.image }])[0];
  if (block.icon) {
    return (
      <span className="header-icon">
        <Icon name={block.icon as IconName} size={24} />
      </span>
    );
  }
  if (!shown) return null;
  const src = shown.raw === undefined ? undefined : String(shown.raw);
  return (
    <Avatar
      name={shown.label ?? title}
      src={src}
      size={look === 'person' ? 'huge' : 'large'}
      shape={look === 'person' ? 'round' : 'square'}
    />
  );
}

function Title({ block, children }: { block: HeaderBlock; children: string }) {
  const scope = useScope();
  const { screens, definitions } = useStage();
  const href = urlOf(block.to, scope, { screens, maps: definitions.maps });
  if (href === undefined) return <span dir="auto">{children}</span>;
  return (
    <a href={href} dir="auto" data-card-link="">
      {children}
    </a>
  );
}

function Badges({ shows }: { shows?: Show[] }) {
  const badges = useShown(shows).map((shown) => ({
    ...shown,
    kind: 'badge' as const,
    tone: shown.tone ?? 'sand',
  }));
  if (badges.length === 0) return null;
  return (
    <span className="cluster">
      {badges.map((shown, index) => (
        <ShownValue key={index} shown={shown} />
      ))}
    </span>
  );
}

function Meta({ shows }: { shows?: Show[] }) {
  const meta = useShown(shows);
  const { data } = useSurroundings();
  // Facts that are on their way keep their line free, so that nothing moves when they come.
  const awaited = shows && Object.values(data?.states ?? {}).some((state) => state.status === 'pending');
  if (meta.length === 0 && !awaited) return null;
  return (
    <ul className="header-meta">
      {meta.map((shown, index) => (
        // The direction is that of the text alone: the dot before it follows the page.
        <li key={index}>
          <span dir="auto">
            {shown.label && <span className="header-meta-label">{shown.label} </span>}
            <ShownValue shown={shown} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Actions({ block, look }: { block: HeaderBlock; look: string }) {
  if (!block.actions?.length) return null;
  const inCard = look === 'card';
  return (
    <div className="cluster header-actions">
      {block.actions.map((action, index) => (
        <ActionButton
          key={index}
          action={action}
          look={inCard ? 'icon' : 'button'}
          size={look === 'row' ? 'small' : 'medium'}
        />
      ))}
    </div>
  );
}
