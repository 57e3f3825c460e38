import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { message } from '../../../../generated/messages/credential.ts';
import { ApiError } from '../../api/api-error.ts';

/**
 * Lets the browser create a passkey for the user that the server's options name, or use one; resolves to
 * its response as text.
 *
 * @throws ApiError with the reason when there is none
 */
export async function browserCredential(options: unknown): Promise<string> {
  if (!browserSupportsWebAuthn()) throw refusal(message('credential.unknown'));
  try {
    const answer =
      'user' in Object(options)
        ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    return JSON.stringify(answer);
  } catch (error) {
    throw refusal(reasonOf(error));
  }
}

const refusal = (text: string) => new ApiError(400, text);

/**
 * Returns the message for an error by its standard name; closing the browser's dialog has no name of its
 * own.
 */
function reasonOf(error: unknown): string {
  const { name } = error instanceof WebAuthnError ? (error.cause ?? error) : Object(error);
  if (name === 'InvalidStateError') return message('credential.known');
  if (name === 'SecurityError') return message('credential.address');
  if (name === 'NotAllowedError' || name === 'AbortError') return message('credential.ended');
  return message('credential.failed');
}
