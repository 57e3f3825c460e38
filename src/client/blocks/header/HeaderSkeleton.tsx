import type { HeaderBlock, Show } from '../../../../generated/definitions.d.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import './header.css';

/** Widths of the facts, in turn: together they wrap into about as many lines as real ones. */
const META_WIDTHS = ['9rem', '8rem', '6.5rem', '10rem'];
const CHIP_WIDTHS = ['3.5rem', '10.5rem', '4.5rem', '6.5rem', '2.5rem', '8rem'];
/** The number of skeleton entries for a list of values, such as skills. */
const OF_A_LIST = 3;

/** A header's skeleton: its picture, title, facts and buttons. */
export function HeaderSkeleton({ block }: { block: HeaderBlock }) {
  const { variant = 'page' } = block;
  if (variant === 'card') {
    return (
      <Card className="header">
        <Parts block={block} variant={variant} />
      </Card>
    );
  }
  return (
    <div className="header" data-variant={variant}>
      <Parts block={block} variant={variant} />
    </div>
  );
}

function Parts({ block, variant }: { block: HeaderBlock; variant: string }) {
  const { title, image, actions } = block;
  const meta = countOf(block.meta);
  const chips = countOf(block.chips);
  return (
    <>
      {image && (
        <Avatar
          name=""
          size={variant === 'person' ? 'huge' : 'large'}
          shape={variant === 'person' ? 'round' : 'square'}
        />
      )}
      <div className="header-text">
        <div className="header-line">
          <strong className="header-title">
            {title.includes('{') ? <Skeleton variant="word" width="min(60vi, 16rem)" /> : title}
          </strong>
        </div>
        {meta > 0 && (
          <ul className="header-meta">
            {widths(META_WIDTHS, meta).map((width, index) => (
              <li key={index}>
                <Skeleton variant="word" width={width} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {chips > 0 && (
        <ul className="cluster header-chips">
          {widths(CHIP_WIDTHS, chips).map((width, index) => (
            <li key={index}>
              <span className="chip">
                <Skeleton variant="word" width={width} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {actions && variant !== 'card' && (
        <div className="cluster header-actions">
          {actions.map((_, index) => (
            <Skeleton key={index} variant="control" width="8.5rem" />
          ))}
        </div>
      )}
    </>
  );
}

/** The number of entries that are certain to appear: those without a condition. */
const countOf = (shows: readonly Show[] = []) =>
  shows
    .filter((show) => show.when === undefined)
    .reduce(
      (sum, { value, limit }) => sum + (isList(value) ? Math.min(limit ?? OF_A_LIST, OF_A_LIST) : 1),
      0,
    );

const isList = (value: unknown) => typeof value === 'string' && value.includes('[*]');

const widths = (from: readonly string[], count: number) =>
  Array.from({ length: count }, (_, index) => from[index % from.length]!);
