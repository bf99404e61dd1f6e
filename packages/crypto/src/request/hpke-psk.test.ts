import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { expect, test } from "vitest";
import vector from "../../vectors/hpke-psk.json" with { type: "json" };
import { fromHex, toHex } from "../testing/test-bytes.ts";

test("HPKE in mode psk opens and exports what RFC 9180 publishes", async () => {
  const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });
  const context = await suite.createRecipientContext({
    recipientKey: await suite.kem.deserializePrivateKey(fromHex(vector.private_key_hex)),
    enc: fromHex(vector.enc_hex),
    info: fromHex(vector.info_hex),
    psk: { id: fromHex(vector.psk_id_hex), key: fromHex(vector.psk_hex) },
  });
  for (const { aad_hex, ciphertext_hex } of vector.encryptions) {
    const opened = await context.open(fromHex(ciphertext_hex), fromHex(aad_hex));
    expect(toHex(new Uint8Array(opened))).toBe(vector.plaintext_hex);
  }
  for (const { context_hex, value_hex } of vector.exports) {
    expect(toHex(new Uint8Array(await context.export(fromHex(context_hex), 32)))).toBe(value_hex);
  }
});
