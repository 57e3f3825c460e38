import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** The page: the API's description, then sign-in and search, then the operations by tag. */
export const layout = (system: SwaggerSystem) => ({
  components: { Reference: () => page(system) },
});

function page({ React, getComponent, specSelectors }: SwaggerSystem) {
  const create = React.createElement;
  const part = (name: string) => create(getComponent(name, true), {});
  if (!specSelectors.specStr()) return create('main', { 'aria-busy': true });
  const nothing = specSelectors.taggedOperations().size === 0;
  return create(
    'div',
    { className: 'swagger-ui' },
    part('SvgAssets'),
    create(
      'header',
      { className: 'bar wrapper' },
      create('a', { href: '/' }, 'Education Marketplace'),
      create('a', { href: '/openapi.json' }, 'openapi.json'),
    ),
    create(
      'main',
      { className: 'wrapper' },
      part('errors'),
      part('InfoContainer'),
      create('h2', null, 'Operations'),
      create('div', { className: 'tools' }, part('Search'), part('AuthorizeBtnContainer')),
      nothing ? create('p', null, 'Nothing fits.') : part('operations'),
    ),
  );
}
