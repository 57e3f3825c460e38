import type { SwaggerResponse, SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** The name of the security scheme in the document. */
const SCHEME = 'bearer';

/**
 * Whoever signs in by an example is signed in for all the others: the token of the answer is sent from then on, and
 * forgotten when the session ends. It is kept in memory only.
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
    tell(`Signed in as ${response.body?.data?.user?.user_name}. Calls carry this session's token now.`);
  } else if (response.url.endsWith('/auth/logout')) {
    ui.authActions.logout([SCHEME]);
    tell('Signed out.');
  }
  return response;
}
