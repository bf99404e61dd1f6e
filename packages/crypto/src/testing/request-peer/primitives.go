package main

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/mlkem"
	"crypto/mlkem/mlkemtest"
	"crypto/pbkdf2"
	"crypto/sha256"
	"crypto/sha3"
	"encoding/binary"
	"math/bits"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func join(parts ...[]byte) []byte { return bytes.Join(parts, nil) }

func derive(key []byte, info string, length int) []byte {
	return must(hkdf.Key(sha256.New, key, nil, info, length))
}

func gcm(key []byte) cipher.AEAD { return must(cipher.NewGCM(must(aes.NewCipher(key)))) }

// X-Wing: draft-connolly-cfrg-xwing-kem.

type xWingKey struct {
	mlkem  *mlkem.DecapsulationKey768
	x25519 *ecdh.PrivateKey
}

func expandSeed(seed []byte) xWingKey {
	expanded := sha3.SumSHAKE256(seed, 96)
	return xWingKey{must(mlkem.NewDecapsulationKey768(expanded[:64])), must(ecdh.X25519().NewPrivateKey(expanded[64:]))}
}

func (key xWingKey) public() []byte {
	return join(key.mlkem.EncapsulationKey().Bytes(), key.x25519.PublicKey().Bytes())
}

func combine(sharedM, sharedX, encX, publicX []byte) []byte {
	hash := sha3.Sum256(join(sharedM, sharedX, encX, publicX, []byte(`\.//^\`)))
	return hash[:]
}

func (key xWingKey) decapsulate(enc []byte) []byte {
	encX := enc[mlkem.CiphertextSize768:]
	sharedM := must(key.mlkem.Decapsulate(enc[:mlkem.CiphertextSize768]))
	sharedX := must(key.x25519.ECDH(must(ecdh.X25519().NewPublicKey(encX))))
	return combine(sharedM, sharedX, encX, key.x25519.PublicKey().Bytes())
}

// encapsulate takes 64 random bytes, so that it can make test vectors.
func encapsulate(public, random []byte) (shared, enc []byte) {
	publicM := must(mlkem.NewEncapsulationKey768(public[:mlkem.EncapsulationKeySize768]))
	publicX := public[mlkem.EncapsulationKeySize768:]
	sharedM, encM, err := mlkemtest.Encapsulate768(publicM, random[:32])
	ephemeral := must(ecdh.X25519().NewPrivateKey(random[32:]))
	encX := ephemeral.PublicKey().Bytes()
	sharedX := must(ephemeral.ECDH(must(ecdh.X25519().NewPublicKey(publicX))))
	return combine(must(sharedM, err), sharedX, encX, publicX), join(encM, encX)
}

// HPKE: RFC 9180, mode psk, with KEM X-Wing, KDF HKDF-SHA-256 and AEAD AES-256-GCM.

var suite = []byte{'H', 'P', 'K', 'E', 0x64, 0x7a, 0, 1, 0, 2}

type hpkeContext struct{ key, nonce, exporter []byte }

func extract(salt []byte, label string, key []byte) []byte {
	return must(hkdf.Extract(sha256.New, join([]byte("HPKE-v1"), suite, []byte(label), key), salt))
}

func expand(key []byte, label string, info []byte, length int) []byte {
	prefix := binary.BigEndian.AppendUint16(nil, uint16(length))
	labeled := join(prefix, []byte("HPKE-v1"), suite, []byte(label), info)
	return must(hkdf.Expand(sha256.New, key, string(labeled), length))
}

func setUp(shared []byte, info string, psk []byte, pskID string) hpkeContext {
	context := join([]byte{1}, extract(nil, "psk_id_hash", []byte(pskID)), extract(nil, "info_hash", []byte(info)))
	secret := extract(shared, "secret", psk)
	return hpkeContext{
		key:      expand(secret, "key", context, 32),
		nonce:    expand(secret, "base_nonce", context, 12),
		exporter: expand(secret, "exp", context, 32),
	}
}

func (context hpkeContext) export(of string, length int) []byte {
	return expand(context.exporter, "sec", []byte(of), length)
}

// scrypt: RFC 7914.

func scrypt(password, salt []byte, n, r, p, length int) []byte {
	blocks := must(pbkdf2.Key(sha256.New, string(password), salt, 1, p*128*r))
	for i := range p {
		mixRoom(blocks[i*128*r:(i+1)*128*r], n)
	}
	return must(pbkdf2.Key(sha256.New, string(password), blocks, 1, length))
}

func mixRoom(block []byte, n int) {
	x := make([]uint32, len(block)/4)
	for i := range x {
		x[i] = binary.LittleEndian.Uint32(block[i*4:])
	}
	memory := make([]uint32, 0, n*len(x))
	for range n {
		memory = append(memory, x...)
		x = mixBlock(x)
	}
	for range n {
		at := int(x[len(x)-16]) % n * len(x)
		for i := range x {
			x[i] ^= memory[at+i]
		}
		x = mixBlock(x)
	}
	for i, word := range x {
		binary.LittleEndian.PutUint32(block[i*4:], word)
	}
}

func mixBlock(in []uint32) []uint32 {
	out := make([]uint32, len(in))
	last := [16]uint32(in[len(in)-16:])
	for i := 0; i < len(in); i += 16 {
		for j := range last {
			last[j] ^= in[i+j]
		}
		last = salsa(last)
		// Even chunks come first, followed by the odd ones.
		copy(out[(i/32+i/16%2*len(in)/32)*16:], last[:])
	}
	return out
}

func salsa(in [16]uint32) [16]uint32 {
	x := in
	quarter := func(a, b, c, d int) {
		x[b] ^= bits.RotateLeft32(x[a]+x[d], 7)
		x[c] ^= bits.RotateLeft32(x[b]+x[a], 9)
		x[d] ^= bits.RotateLeft32(x[c]+x[b], 13)
		x[a] ^= bits.RotateLeft32(x[d]+x[c], 18)
	}
	for range 4 {
		quarter(0, 4, 8, 12)
		quarter(5, 9, 13, 1)
		quarter(10, 14, 2, 6)
		quarter(15, 3, 7, 11)
		quarter(0, 1, 2, 3)
		quarter(5, 6, 7, 4)
		quarter(10, 11, 8, 9)
		quarter(15, 12, 13, 14)
	}
	for i := range x {
		x[i] += in[i]
	}
	return x
}

// RFC 8188, with records of 65,536 bytes.

const recordLength = 65536

func bodyKeys(secret, salt []byte) (key, nonce []byte) {
	from := func(info string, length int) []byte {
		return must(hkdf.Key(sha256.New, secret, salt, "Content-Encoding: "+info+"\x00", length))
	}
	return from("aes128gcm", 16), from("nonce", 12)
}

func recordNonce(nonce []byte, number uint32) []byte {
	last := binary.BigEndian.Uint32(nonce[8:]) ^ number
	return binary.BigEndian.AppendUint32(append([]byte{}, nonce[:8]...), last)
}

func sealBody(secret, salt, plaintext []byte) []byte {
	key, nonce := bodyKeys(secret, salt)
	body := append(binary.BigEndian.AppendUint32(append([]byte{}, salt...), recordLength), 0)
	for number := uint32(0); ; number++ {
		length := min(len(plaintext), recordLength-17)
		piece, delimiter := plaintext[:length], byte(2)
		plaintext = plaintext[length:]
		if len(plaintext) > 0 {
			delimiter = 1
		}
		body = gcm(key).Seal(body, recordNonce(nonce, number), join(piece, []byte{delimiter}), nil)
		if delimiter == 2 {
			return body
		}
	}
}

func openBody(secret, body []byte) (plaintext []byte) {
	key, nonce := bodyKeys(secret, body[:16])
	body = body[21:]
	for number := uint32(0); len(body) > 0; number++ {
		length := min(len(body), recordLength)
		piece := must(gcm(key).Open(nil, recordNonce(nonce, number), body[:length], nil))
		body = body[length:]
		if isLast := piece[len(piece)-1] == 2; isLast != (len(body) == 0) {
			panic("a record is missing, or follows the last one")
		}
		plaintext = append(plaintext, piece[:len(piece)-1]...)
	}
	return plaintext
}
