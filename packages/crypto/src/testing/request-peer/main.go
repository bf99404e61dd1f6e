// A second implementation of requests, written from docs/design/requests.md with Go's standard library alone. Its
// commands read and write cases, as in vectors/request.json:
//
//	request-peer vectors   makes request.json
//	request-peer wrap      makes a delivery, from a link and what the server publishes of the request
//	request-peer open      opens the label and a delivery, from the owner's link
package main

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/subtle"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"os"
	"strings"
)

// A request with one delivery. Strings are text; the suffix of a field's name in JSON is its encoding.
type testCase struct {
	Note string `json:"note,omitempty"`

	Seed         hexBytes    `json:"seed_hex,omitempty"`
	PublicKey    base64Bytes `json:"public_key_b64url,omitempty"`
	OwnerToken   base64Bytes `json:"owner_token_b64url,omitempty"`
	OwnerAuthKey base64Bytes `json:"owner_auth_key_b64url,omitempty"`

	Secret hexBytes `json:"secret_hex,omitempty"`
	// As typed, and in NFKC, which Go's standard library lacks.
	Password     string      `json:"password,omitempty"`
	PasswordNFKC string      `json:"password_nfkc,omitempty"`
	Salt         hexBytes    `json:"salt_hex,omitempty"`
	Stretched    hexBytes    `json:"stretched_hex,omitempty"`
	Root         hexBytes    `json:"root_hex,omitempty"`
	LabelKey     hexBytes    `json:"label_key_hex,omitempty"`
	PSK          hexBytes    `json:"psk_hex,omitempty"`
	LinkToken    base64Bytes `json:"link_token_b64url,omitempty"`

	LabelJSON   string      `json:"label_json,omitempty"`
	SealedLabel base64Bytes `json:"sealed_label_b64url,omitempty"`
	Terms       string      `json:"terms,omitempty"`
	LinkHash    hexBytes    `json:"link_hash_hex,omitempty"`
	Link        string      `json:"link,omitempty"`
	OwnerLink   string      `json:"owner_link,omitempty"`

	ContentKey   hexBytes    `json:"content_key_hex,omitempty"`
	Random       hexBytes    `json:"encapsulation_random_hex,omitempty"`
	SharedSecret hexBytes    `json:"shared_secret_hex,omitempty"`
	WrappedKey   base64Bytes `json:"wrapped_key_b64url,omitempty"`
	Receipt      string      `json:"receipt,omitempty"`
	MetadataJSON string      `json:"metadata_json,omitempty"`
	FileMetadata base64Bytes `json:"file_metadata_b64url,omitempty"`
	BodySalt     hexBytes    `json:"body_salt_hex,omitempty"`
	Plaintext    hexBytes    `json:"body_plaintext_hex,omitempty"`
	Body         hexBytes    `json:"body_hex,omitempty"`
}

type hexBytes []byte

func (b hexBytes) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, b), nil }
func (b *hexBytes) UnmarshalText(text []byte) (err error) {
	*b, err = hex.AppendDecode(nil, text)
	return err
}

type base64Bytes []byte

var b64u = base64.RawURLEncoding.Strict()

func (b base64Bytes) MarshalText() ([]byte, error) { return b64u.AppendEncode(nil, b), nil }
func (b *base64Bytes) UnmarshalText(text []byte) (err error) {
	*b, err = b64u.AppendDecode(nil, text)
	return err
}

const label = "envoi request 1 "

func (c *testCase) deriveOwnerKeys() {
	c.PublicKey = expandSeed(c.Seed).public()
	c.OwnerToken = derive(c.Seed, label+"owner token", 32)
	c.OwnerAuthKey = derive(c.Seed, label+"owner authentication", 64)
}

func (c *testCase) deriveRoot() {
	c.Root = c.Secret
	if c.PasswordNFKC != "" {
		c.Salt = derive(c.Secret, label+"salt", 32)
		c.Stretched = scrypt([]byte(c.PasswordNFKC), c.Salt, 1<<16, 8, 2, 32)
		c.Root = join(c.Stretched, c.Secret)
	}
}

func (c *testCase) deriveLinkKeys() {
	c.LabelKey = derive(c.Root, label+"label", 32)
	c.PSK = derive(c.Root, label+"psk", 32)
	c.LinkToken = derive(c.Root, label+"link token", 32)
}

func (c *testCase) sealLabel() {
	padded := c.LabelJSON + strings.Repeat(" ", (512-len(c.LabelJSON)%512)%512)
	c.SealedLabel = gcm(c.LabelKey).Seal(nil, make([]byte, 12), []byte(padded), []byte(label+"label"))
}

func (c *testCase) openLabel() {
	opened := must(gcm(c.LabelKey).Open(nil, make([]byte, 12), c.SealedLabel, []byte(label+"label")))
	c.LabelJSON = strings.TrimRight(string(opened), " ")
}

func (c *testCase) computeLinkHash() []byte {
	sealed := sha256.Sum256(c.SealedLabel)
	hash := sha256.Sum256(join([]byte(label+"link\n"+c.Terms+"\n"), c.PublicKey, c.LabelKey, sealed[:]))
	return hash[:24]
}

func (c *testCase) formatLinks(origin string) {
	id, _, _ := strings.Cut(c.Terms, " ")
	version := "v1"
	if c.PasswordNFKC != "" {
		version = "v1p"
	}
	format := func(parts ...string) string { return origin + "/request/" + id + "#" + strings.Join(parts, ".") }
	hash := b64u.EncodeToString(c.LinkHash)
	c.Link = format(version, hash, b64u.EncodeToString(c.Secret))
	c.OwnerLink = format("o1", hash, b64u.EncodeToString(c.Root), b64u.EncodeToString(c.Seed))
}

func linkParts(link string) (version string, parts [][]byte) {
	_, fragment, _ := strings.Cut(link, "#")
	texts := strings.Split(fragment, ".")
	for _, text := range texts[1:] {
		parts = append(parts, must(b64u.DecodeString(text)))
	}
	return texts[0], parts
}

func (c *testCase) checkLinkHash() {
	check(c.LinkHash, c.computeLinkHash(), "the link's hash differs")
}

func check(got, want []byte, problem string) {
	if subtle.ConstantTimeCompare(got, want) != 1 {
		panic(problem)
	}
}

func (c *testCase) additionalData() []byte { return join([]byte(c.Terms+"\n"), c.LinkHash) }

func (c *testCase) hpke() hpkeContext {
	return setUp(c.SharedSecret, label+"delivery", c.PSK, "envoi request 1")
}

const encLength = 1120

func (c *testCase) wrapContentKey() {
	shared, enc := encapsulate(c.PublicKey, c.Random)
	c.SharedSecret = shared
	context := c.hpke()
	sealed := gcm(context.key).Seal(nil, context.nonce, c.ContentKey, c.additionalData())
	c.WrappedKey = join(enc, context.export(label+"commitment", 32), sealed)
}

func (c *testCase) unwrapContentKey() {
	c.SharedSecret = expandSeed(c.Seed).decapsulate(c.WrappedKey[:encLength])
	context := c.hpke()
	check(c.WrappedKey[encLength:encLength+32], context.export(label+"commitment", 32), "the commitment differs")
	c.ContentKey = must(gcm(context.key).Open(nil, context.nonce, c.WrappedKey[encLength+32:], c.additionalData()))
}

func (c *testCase) computeReceipt() {
	hash := sha256.Sum256(join([]byte(label+"receipt\n"), c.WrappedKey))
	crockford := base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
	text := crockford.EncodeToString(hash[:])
	c.Receipt = text[:5] + "-" + text[5:10]
}

// Content is sealed as with a strong password: docs/protocol.md.

const strong = "envoi password 2 "

func (c *testCase) sealContent() {
	metadataKey := derive(c.ContentKey, strong+"metadata", 32)
	sealed := gcm(metadataKey).Seal(nil, make([]byte, 12), []byte(c.MetadataJSON), nil)
	c.FileMetadata = join(derive(c.ContentKey, strong+"content commitment", 32), sealed)
	c.Body = sealBody(derive(c.ContentKey, strong+"body", 32), c.BodySalt, c.Plaintext)
}

func (c *testCase) openContent() {
	check(c.FileMetadata[:32], derive(c.ContentKey, strong+"content commitment", 32), "the metadata's commitment differs")
	metadataKey := derive(c.ContentKey, strong+"metadata", 32)
	c.MetadataJSON = string(must(gcm(metadataKey).Open(nil, make([]byte, 12), c.FileMetadata[32:], nil)))
	c.Plaintext = openBody(derive(c.ContentKey, strong+"body", 32), c.Body)
}

func (c *testCase) wrap() {
	c.ContentKey, c.Random, c.BodySalt = randomBytes(32), randomBytes(64), randomBytes(16)
	version, parts := linkParts(c.Link)
	if (version != "v1" || c.PasswordNFKC != "") && (version != "v1p" || c.PasswordNFKC == "") {
		panic("not a link of version 1, or its password is missing")
	}
	c.LinkHash, c.Secret = parts[0], parts[1]
	c.deriveRoot()
	c.deriveLinkKeys()
	c.checkLinkHash()
	c.openLabel()
	c.wrapContentKey()
	c.sealContent()
	c.computeReceipt()
}

func (c *testCase) open() {
	version, parts := linkParts(c.OwnerLink)
	if version != "o1" {
		panic("not an owner's link of version 1")
	}
	c.LinkHash, c.Root, c.Seed = parts[0], parts[1], parts[2]
	c.deriveOwnerKeys()
	c.deriveLinkKeys()
	c.checkLinkHash()
	c.openLabel()
	c.unwrapContentKey()
	c.openContent()
	c.computeReceipt()
}

func vectors() []testCase {
	cases := []testCase{
		{
			Note:         "without a password",
			Terms:        "0123456789abcdef 1830297600000 10 53687091200 5368709120",
			LabelJSON:    `{"title":"Tax documents","message":"Receipts, please.\nScans will do.","asker":"Ada","wanted":["Receipts","Bank statements"],"kinds":["application/pdf",".png"]}`,
			MetadataJSON: `{"name":"a.txt","size":5,"type":"text/plain","manifest":{"files":[{"name":"a.txt","size":5,"type":"text/plain"}]},"message":"Here it is","sender":"Grace"}`,
			Plaintext:    []byte("Hello"),
		},
		{
			Note:         "with a password that is not in NFKC, and a label of exactly 512 bytes",
			Password:     "Mo\u0308we ﬁfty ①",
			PasswordNFKC: "M\u00f6we fifty 1",
			Terms:        "fedcba9876543210 1830297600001 1 0 0",
			LabelJSON:    `{"message":"` + strings.Repeat("☃", 166) + `"}`,
			MetadataJSON: `{"name":"b","size":1,"type":"","manifest":{"files":[{"name":"b","size":1,"type":""}]}}`,
			Plaintext:    []byte("b"),
		},
	}
	for i := range cases {
		c := &cases[i]
		fixed := func(of string, length int) []byte { return sha3.SumSHAKE256([]byte(c.Note+": "+of), length) }
		c.Seed, c.Secret, c.ContentKey = fixed("seed", 32), fixed("secret", 16), fixed("content key", 32)
		c.Random, c.BodySalt = fixed("random", 64), fixed("body salt", 16)
		c.deriveOwnerKeys()
		c.deriveRoot()
		c.deriveLinkKeys()
		c.sealLabel()
		c.LinkHash = c.computeLinkHash()
		c.formatLinks("https://send.example.com")
		c.wrapContentKey()
		c.sealContent()
		c.computeReceipt()
	}
	return cases
}

func randomBytes(length int) []byte {
	random := make([]byte, length)
	rand.Read(random)
	return random
}

func main() {
	output := json.NewEncoder(os.Stdout)
	output.SetEscapeHTML(false)
	output.SetIndent("", "  ")
	var c testCase
	switch command := os.Args[1]; command {
	case "vectors":
		must(0, output.Encode(struct {
			Source string     `json:"source"`
			Cases  []testCase `json:"cases"`
		}{"computed by src/testing/request-peer, which is written in Go from docs/design/requests.md", vectors()}))
		return
	case "wrap", "open":
		must(0, json.NewDecoder(os.Stdin).Decode(&c))
		if command == "wrap" {
			c.wrap()
		} else {
			c.open()
		}
	}
	must(0, output.Encode(c))
}
