import type { SwaggerResponse, SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** The name of the security scheme in the document. */
const SCHEME = 'bearer';

/**
 * Logging in by an example logs in for all calls: the answer's token is sent from then on, until the session ends. It
 * is kept in memory only.
 */
export function followSession(
  response: SwaggerResponse,
  ui: SwaggerSystem,
  tell: (text: string) => void,
): SwaggerResponse {
  if (!response.ok) return response;
  const token = response.body?.data?.token;
  if (typeof token === 'string') {
    ui.preauthorizeApiKey(SCHEME, token);
    tell(`Logged in as ${response.body?.data?.user?.user_name}. Calls carry this session's token now.`);
  } else if (response.url.endsWith('/auth/logout')) {
    ui.authActions.logout([SCHEME]);
    tell('Logged out.');
  }
  return response;
}
