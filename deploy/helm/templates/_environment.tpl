{{/* A setting as text: Helm parses YAML numbers as floats. */}}
{{- define "envoi.setting" -}}
{{- if kindIs "float64" . }}{{ int64 . }}{{ else }}{{ . }}{{ end -}}
{{- end }}

{{/* Names that `config` must not contain, because the chart sets them or derives them from other values. */}}
{{- define "envoi.decided" -}}
^(HOST|PORT|PRIVATE_HOST|PRIVATE_PORT|BASE_URL|DRAIN_SECONDS|TRUST_PROXY|BEHIND_EDGE|WEB_ORIGIN|WEB_DIRECTORY|BRANDING_DIRECTORY|REQUESTER_HASH_KEY|SPOOL_DIR|SPOOL_BYTES|(REDIS|NATS|SECOND_S3)_[A-Z_]+|S3_(ENDPOINT|REGION|BUCKET|ACCESS_KEY_ID|SECRET_ACCESS_KEY|PATH_STYLE)|AUTH_(ISSUER|CLIENT_ID|DIALECT|TOKEN_CHECK|KEY_SCOPE|ORIGINS|INTROSPECTION_CLIENT_ID|CLIENT_SECRET)|OTEL_(SERVICE_NAME|RESOURCE_ATTRIBUTES|EXPORTER_OTLP_ENDPOINT|EXPORTER_OTLP_HEADERS|TRACES_SAMPLER|TRACES_SAMPLER_ARG))$
{{- end }}

{{/* Environment variables with plain values, by name. */}}
{{- define "envoi.plain-variables" -}}
{{- $values := .root.Values -}}
{{- $service := get (include "envoi.services" .root | fromJson) .component -}}
{{- $variables := dict -}}
{{- range $name, $value := $values.config -}}
  {{- if or (hasPrefix "OTEL_" $name) (has $name $service.settings) -}}
    {{- $_ := set $variables $name (include "envoi.setting" $value) -}}
  {{- end -}}
{{- end -}}
{{- range $name, $value := .values.config -}}
  {{- $_ := set $variables $name (include "envoi.setting" $value) -}}
{{- end -}}
{{- $decided := dict
  "HOST" $values.listenAddress "PORT" "8080" "PRIVATE_HOST" $values.listenAddress "PRIVATE_PORT" "8081"
  "BASE_URL" $values.baseUrl
  "DRAIN_SECONDS" (include "envoi.drain-seconds" .)
  "TRUST_PROXY" (int $values.trustedProxies | toString)
  "OTEL_SERVICE_NAME" .component -}}
{{- if and $values.extraHosts (has "ALLOWED_ORIGINS" $service.settings) -}}
  {{- $base := urlParse $values.baseUrl -}}
  {{- $origins := splitList "," (get $variables "ALLOWED_ORIGINS") -}}
  {{- range $values.extraHosts -}}
    {{- $origins = append $origins (printf "%s://%s%s" $base.scheme . (regexFind ":[0-9]+$" $base.host)) -}}
  {{- end -}}
  {{- $_ := set $decided "ALLOWED_ORIGINS" (compact $origins | join ",") -}}
{{- end -}}
{{- if eq .component "download" -}}
  {{- $_ := set $decided "WEB_ORIGIN" (include "envoi.address" (dict "root" .root "scheme" "http" "component" "web-origin" "port" 8080)) -}}
{{- end -}}
{{- if and (eq .component "web-origin") $values.branding.volume -}}
  {{- $_ := set $decided "BRANDING_DIRECTORY" "/etc/envoi/branding" -}}
{{- end -}}
{{- if eq .component "upload-gateway" -}}
  {{- with include "envoi.upload-memory-bytes" .root -}}
    {{- if not (hasKey $variables "UPLOAD_MEMORY_BYTES") }}{{ $_ := set $decided "UPLOAD_MEMORY_BYTES" . }}{{ end -}}
  {{- end -}}
{{- end -}}
{{- with .values.spool -}}
  {{- $_ := set $decided "SPOOL_DIR" "/var/spool/envoi" -}}
  {{- $_ := set $decided "SPOOL_BYTES" (include "envoi.bytes" .size) -}}
{{- end -}}
{{- if $values.caSecret -}}
  {{- $_ := set $decided "NODE_EXTRA_CA_CERTS" "/etc/envoi/ca/ca.crt" -}}
{{- end -}}
{{- range $service.stores -}}
  {{- $decided = merge $decided (include (printf "envoi.%s-variables" .) $.root | fromJson) -}}
{{- end -}}
{{- if and (has "s3" $service.stores) $values.s3.second.bucket -}}
  {{- $decided = merge $decided (include "envoi.second-s3-variables" .root | fromJson) -}}
{{- end -}}
{{- if $values.auth.issuer -}}
  {{- $decided = merge $decided (include "envoi.issuer-variables" (dict "root" .root "checks" $service.checksTokens) | fromJson) -}}
{{- end -}}
{{- if $values.tracing.endpoint -}}
  {{- $decided = merge $decided (dict
    "OTEL_EXPORTER_OTLP_ENDPOINT" $values.tracing.endpoint
    "OTEL_RESOURCE_ATTRIBUTES" (printf "k8s.namespace.name=%s,k8s.pod.name=$(POD_NAME)" .root.Release.Namespace)
    "OTEL_TRACES_SAMPLER" $values.tracing.sampler
    "OTEL_TRACES_SAMPLER_ARG" $values.tracing.samplerArg) -}}
{{- end -}}
{{- merge $decided $variables | toJson -}}
{{- end }}

{{- define "envoi.redis-variables" -}}
{{- $redis := .Values.redis -}}
{{- $name := get (dict "single" "REDIS_URL" "sentinel" "REDIS_SENTINEL_URLS" "cluster" "REDIS_CLUSTER_URLS") $redis.mode -}}
{{- $own := include "envoi.address" (dict "root" . "scheme" "redis" "component" "redis" "port" 6379) -}}
{{- $variables := dict $name (ternary $own (join "," $redis.urls) $redis.bundled.enabled) "REDIS_WAIT_REPLICAS" (int $redis.waitReplicas | toString) -}}
{{- if eq $redis.mode "sentinel" -}}
  {{- $_ := set $variables "REDIS_SENTINEL_MASTER" $redis.sentinelMaster -}}
{{- end -}}
{{- toJson $variables -}}
{{- end }}

{{- define "envoi.nats-variables" -}}
{{- $nats := .Values.nats -}}
{{- $own := include "envoi.address" (dict "root" . "scheme" "nats" "component" "nats" "port" 4222) -}}
{{- $urls := ternary $own (join "," $nats.urls) $nats.bundled.enabled -}}
{{- dict "NATS_URLS" $urls "NATS_REPLICAS" (int $nats.replicas | toString) | toJson -}}
{{- end }}

{{- define "envoi.s3-variables" -}}
{{- $s3 := .Values.s3 -}}
{{- $own := include "envoi.address" (dict "root" . "scheme" "http" "component" "seaweedfs" "port" 8333) -}}
{{- $variables := dict "S3_REGION" (default "us-east-1" $s3.region) "S3_BUCKET" $s3.bucket -}}
{{- with ternary $own $s3.endpoint $s3.bundled.enabled -}}
  {{- $_ := set $variables "S3_ENDPOINT" . -}}
{{- end -}}
{{- if kindIs "bool" $s3.pathStyle -}}
  {{- $_ := set $variables "S3_PATH_STYLE" (toString $s3.pathStyle) -}}
{{- end -}}
{{- toJson $variables -}}
{{- end }}

{{/* The second object store. */}}
{{- define "envoi.second-s3-variables" -}}
{{- $second := .Values.s3.second -}}
{{- $variables := dict "SECOND_S3_REGION" (default "us-east-1" $second.region) "SECOND_S3_BUCKET" $second.bucket -}}
{{- with $second.endpoint -}}
  {{- $_ := set $variables "SECOND_S3_ENDPOINT" . -}}
{{- end -}}
{{- if kindIs "bool" $second.pathStyle -}}
  {{- $_ := set $variables "SECOND_S3_PATH_STYLE" (toString $second.pathStyle) -}}
{{- end -}}
{{- toJson $variables -}}
{{- end }}

{{/* The issuer, and for services that validate tokens, how to do it. */}}
{{- define "envoi.issuer-variables" -}}
{{- $auth := .root.Values.auth -}}
{{- $variables := dict "AUTH_ISSUER" $auth.issuer "AUTH_CLIENT_ID" $auth.clientId "AUTH_CLI_CLIENT_ID" $auth.cliClientId "AUTH_ORIGINS" (join "," $auth.origins) "AUTH_KEY_SCOPE" $auth.keyScope "AUTH_DIALECT" $auth.dialect -}}
{{- if .checks -}}
  {{- $variables = merge $variables (dict "AUTH_TOKEN_CHECK" $auth.tokenCheck "AUTH_INTROSPECTION_CLIENT_ID" $auth.introspectionClientId) -}}
{{- end -}}
{{- range $name, $value := $variables -}}
  {{- if not $value }}{{ $_ := unset $variables $name }}{{ end -}}
{{- end -}}
{{- toJson $variables -}}
{{- end }}

{{/* An environment variable from a Secret. */}}
{{- define "envoi.secret-variable" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret }}
      key: {{ .key }}
      {{- if .optional }}
      optional: true
      {{- end }}
{{- end }}

{{/* Environment variables from Secrets: the credentials of the service for the stores that it uses. */}}
{{- define "envoi.secret-variables" -}}
{{- $values := .root.Values -}}
{{- $component := .component -}}
{{- $service := get (include "envoi.services" .root | fromJson) $component -}}
{{- $proof := include "envoi.nats-proof" .root | fromJsonArray -}}
{{- $keys := dict
  "redis" (dict "REDIS_USERNAME" "username" "REDIS_PASSWORD" "password")
  "nats" (dict "NATS_USER" "username" (first $proof) (last $proof))
  "s3" (dict "S3_ACCESS_KEY_ID" "access-key-id" "S3_SECRET_ACCESS_KEY" "secret-access-key") -}}
{{- if eq $values.s3.credentials "default" }}{{ $_ := unset $keys "s3" }}{{ end -}}
{{- range $store := $service.stores -}}
  {{- $secret := include "envoi.users-secret" (dict "root" $.root "store" $store) -}}
  {{- range $name, $key := default dict (get $keys $store) }}
{{ include "envoi.secret-variable" (dict "name" $name "secret" $secret "key" (printf "%s-%s" $component $key)) }}
  {{- end -}}
{{- end -}}
{{- with $values.s3.second -}}
{{- if and (has "s3" $service.stores) .bucket (eq .credentials "secret") }}
{{ include "envoi.secret-variable" (dict "name" "SECOND_S3_ACCESS_KEY_ID" "secret" .existingSecret "key" (printf "%s-access-key-id" $component)) }}
{{ include "envoi.secret-variable" (dict "name" "SECOND_S3_SECRET_ACCESS_KEY" "secret" .existingSecret "key" (printf "%s-secret-access-key" $component)) }}
{{- end -}}
{{- end -}}
{{- if and (has "redis" $service.stores) $values.redis.sentinelSecret }}
{{ include "envoi.secret-variable" (dict "name" "REDIS_SENTINEL_USERNAME" "secret" $values.redis.sentinelSecret "key" "username" "optional" true) }}
{{ include "envoi.secret-variable" (dict "name" "REDIS_SENTINEL_PASSWORD" "secret" $values.redis.sentinelSecret "key" "password") }}
{{- end -}}
{{- if $service.hashesRequesters }}
{{ include "envoi.secret-variable" (dict "name" "REQUESTER_HASH_KEY" "secret" (default (printf "%s-requester-hash" (include "envoi.fullname" .root)) $values.requesterHash.existingSecret) "key" "key") }}
{{- end -}}
{{- if and $service.checksTokens $values.auth.issuer $values.auth.existingSecret }}
{{ include "envoi.secret-variable" (dict "name" "AUTH_CLIENT_SECRET" "secret" $values.auth.existingSecret "key" "client-secret") }}
{{- end -}}
{{- if and $values.tracing.endpoint $values.tracing.headersSecret }}
{{ include "envoi.secret-variable" (dict "name" "OTEL_EXPORTER_OTLP_HEADERS" "secret" $values.tracing.headersSecret "key" "headers") }}
{{- end -}}
{{- end }}

{{- define "envoi.environment" -}}
{{- if .root.Values.tracing.endpoint -}}
- name: POD_NAME
  valueFrom:
    fieldRef:
      fieldPath: metadata.name
{{- end }}
{{- range $name, $value := include "envoi.plain-variables" . | fromJson }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- include "envoi.secret-variables" . }}
{{- end }}
