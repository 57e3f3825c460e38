import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAG = { present: 0x01, verified: 0x04, attested: 0x40 };

type Options = { challenge: string; user?: { id: string } };
/** Deviations from a valid response. */
type Twist = {
  origin?: string;
  rpId?: string;
  /** Whether the user verified with a PIN, fingerprint or face. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** An attestation format to claim, with a forged statement. */
  maker?: string;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** A software authenticator with one passkey; it follows options literally, including the deviations. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #userHandle = '';

  /** The JSON that `navigator.credentials.create` would produce. */
  make({ challenge, user }: Options, twist: Twist = {}): string {
    this.#userHandle = user!.id;
    const key = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(key.x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(key.y!, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#authData(FLAG.attested, 0, twist),
      Buffer.alloc(16),
      length,
      this.id,
      Buffer.from(cose),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ['fmt', twist.maker ?? 'none'],
        ['attStmt', new Map(twist.maker ? [['alg', 'nonsense']] : [])],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#credential({
      clientDataJSON: text(clientData('webauthn.create', challenge, twist)),
      attestationObject: text(Buffer.from(attestation)),
      transports: ['internal', 'hybrid', 'carrier-pigeon'],
    });
  }

  /** The JSON that `navigator.credentials.get` would produce. */
  use({ challenge }: Options, twist: Twist = {}): string {
    this.#counter = twist.counter ?? this.#counter + 1;
    const data = clientData('webauthn.get', challenge, twist);
    const authData = this.#authData(0, this.#counter, twist);
    const signed = Buffer.concat([authData, sha256(data)]);
    return this.#credential({
      clientDataJSON: text(data),
      authenticatorData: text(authData),
      signature: text(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: twist.userHandle ?? this.#userHandle,
    });
  }

  #authData(more: number, counter: number, { rpId = 'marketplace.test', isVerified = true }: Twist): Buffer {
    const flags = FLAG.present | more | (isVerified ? FLAG.verified : 0);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), tail]);
  }

  #credential(response: object): string {
    const id = text(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

function clientData(type: string, challenge: string, { origin = 'http://marketplace.test' }: Twist): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
