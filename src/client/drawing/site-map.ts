import './every-call.ts';
import { heads } from '../../../generated/heads.ts';
import { screens } from '../../../generated/screens.ts';
import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { evaluate, isPresent, value } from '../../language/run/value/value-path.ts';
import { splitParams } from '../api/operations.ts';
import { fillPath } from '../state/routes.ts';
import { screenNamed } from '../state/screen-named.ts';

/** Returns the screens for search engines: those with a head. One screen may stand for many addresses. */
export const siteMap: PageRenderer['siteMap'] = () => {
  const listed = screens.filter(({ name }) => heads[name]);
  return {
    paths: listed.filter(({ path }) => !path.includes('{')).map(({ path }) => path),
    eachOf: listed.filter(({ name }) => heads[name]?.each).map(({ name }) => name),
    closed: closedAreas(),
  };
};

const areaOf = (path: string) => `/${path.split('/')[1]}/`;

/** Returns the path prefixes below which every screen needs a session. */
function closedAreas(): string[] {
  const open = new Set(
    screens.filter(({ access }) => !Array.isArray(access)).map(({ path }) => areaOf(path)),
  );
  const areas = new Set(screens.map(({ path }) => areaOf(path)));
  return [...areas].filter((area) => !open.has(area)).sort();
}

export const addressesOfRows: PageRenderer['addressesOfRows'] = async (screen, { number, rows }, read) => {
  const each = heads[screen]?.each;
  if (!each) throw new Error(`No list says where the screen "${screen}" stands`);
  const params = { ...evaluate(each.params, {}), page: number, per_page: rows };
  const { data, meta } = (await read(each.operation, splitParams(each.operation, params))) as {
    data?: unknown;
    meta?: { total?: number };
  };
  const { path } = screenNamed(screen);
  return {
    total: meta?.total ?? 0,
    addresses: (Array.isArray(data) ? data : []).map((item) => {
      const changed = value(each.changed, { item });
      return {
        path: fillPath(path, evaluate(each.address, { item })),
        changed: isPresent(changed) ? String(changed) : null,
      };
    }),
  };
};
