import { freeMemory } from "./free-memory.ts";
import { IS_NODE } from "./is-node.ts";
import { TAG_BYTES } from "./sealed-tags.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type NodeCrypto = ReturnType<typeof process.getBuiltinModule<"node:crypto">>;

/** AES-128-GCM under one key, with the tag after the ciphertext. All arguments may be overwritten after the call. */
export type RecordCipher = {
  /** @returns the sealed bytes, which own their buffer */
  seal(iv: Bytes, padded: Bytes): Promise<Bytes>;
  /**
   * @returns the opened bytes, which own their buffer
   * @throws an error of the platform if the tag is wrong
   */
  open(iv: Bytes, sealed: Bytes): Promise<Bytes>;
};

/**
 * Uses `node:crypto` in Node, and WebCrypto everywhere else. WebCrypto passes each Record to another thread: in Node,
 * this takes three times as long as encrypting it, and glibc keeps the memory that these threads free. Deno's
 * `node:crypto` is slower than its WebCrypto.
 */
export async function createRecordCipher(key: Bytes): Promise<RecordCipher> {
  return IS_NODE ? createNodeCipher(process.getBuiltinModule("node:crypto"), key) : createWebCipher(key);
}

export async function createWebCipher(key: Bytes): Promise<RecordCipher> {
  const name = "AES-GCM";
  const imported = await crypto.subtle.importKey("raw", key, name, false, ["encrypt", "decrypt"]);
  return {
    seal: async (iv, padded) => new Uint8Array(await crypto.subtle.encrypt({ name, iv }, imported, padded)),
    open: async (iv, sealed) => new Uint8Array(await crypto.subtle.decrypt({ name, iv }, imported, sealed)),
  };
}

export function createNodeCipher(node: NodeCrypto, key: Bytes): RecordCipher {
  const secretKey = node.createSecretKey(key);
  const options = { authTagLength: TAG_BYTES };
  return {
    async seal(iv, padded) {
      const cipher = node.createCipheriv("aes-128-gcm", secretKey, iv, options);
      const ciphertext = cipher.update(padded);
      cipher.final();
      const sealed = new Uint8Array(padded.byteLength + TAG_BYTES);
      sealed.set(ciphertext);
      sealed.set(cipher.getAuthTag(), padded.byteLength);
      freeMemory(ciphertext);
      return sealed;
    },
    async open(iv, sealed) {
      const tagAt = sealed.byteLength - TAG_BYTES;
      const decipher = node.createDecipheriv("aes-128-gcm", secretKey, iv, options);
      decipher.setAuthTag(sealed.subarray(tagAt));
      const { buffer, byteOffset, byteLength } = decipher.update(sealed.subarray(0, tagAt));
      // Throws if the tag is wrong.
      decipher.final();
      return new Uint8Array(buffer, byteOffset, byteLength);
    },
  };
}
