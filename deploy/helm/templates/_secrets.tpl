{{/* A Secret of the release; `data` is text by key. */}}
{{- define "envoi.secret" }}
---
apiVersion: v1
kind: Secret
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
type: Opaque
data:
  {{- range $key, $value := .data }}
  {{ $key }}: {{ $value | b64enc }}
  {{- end }}
{{- end }}

{{/* The variable by which a service proves to NATS who it is, and its key in the Secret. */}}
{{- define "envoi.nats-proof" -}}
{{- dict "password" (list "NATS_PASSWORD" "password") "creds" (list "NATS_CREDS" "creds") "nkey" (list "NATS_NKEY_SEED" "nkey-seed") | dig .Values.nats.identity (list) | toJson -}}
{{- end }}

{{/* The keys of the credentials of a store. */}}
{{- define "envoi.credential-keys" -}}
{{- dict "redis" (list "username" "password") "nats" (list "username" "password") "s3" (list "access-key-id" "secret-access-key") | toJson -}}
{{- end }}

{{/*
A credential of a user. Names of S3 users are random too, because the bundled MinIO lets anyone who knows a name write.
*/}}
{{- define "envoi.credential" -}}
{{- if eq .key "username" -}}
{{- .user -}}
{{- else if eq .key "access-key-id" -}}
{{- include "envoi.password" (dict "root" .root "purpose" (printf "%s access key %s" .store .user)) | trunc 20 -}}
{{- else -}}
{{- include "envoi.password" (dict "root" .root "purpose" (printf "%s %s" .store .user)) -}}
{{- end -}}
{{- end }}

{{/* The ACL file of Redis: the default user has all rights, each service only its own. */}}
{{- define "envoi.redis-acl" -}}
user default on #{{ include "envoi.credential" (dict "root" . "store" "redis" "user" "default" "key" "password") | sha256sum }} ~* &* +@all
{{- range $name, $service := include "envoi.services" . | fromJson }}
{{- if has "redis" $service.stores }}
user {{ $name }} on #{{ include "envoi.credential" (dict "root" $ "store" "redis" "user" $name "key" "password") | sha256sum }} {{ join " " $service.redisAcl }}
{{- end }}
{{- end }}
{{ end }}

{{/* The users of NATS. It treats an empty list as no restriction, so these are denied explicitly. */}}
{{- define "envoi.nats-users" -}}
{{- $users := list (dict "user" "envoi-admin" "password" (include "envoi.credential" (dict "root" . "store" "nats" "user" "envoi-admin" "key" "password"))) -}}
{{- range $name, $service := include "envoi.services" . | fromJson -}}
  {{- if has "nats" $service.stores -}}
    {{- $permissions := dict -}}
    {{- range $way, $allowed := $service.nats -}}
      {{- $rule := ternary (dict "allow" $allowed) (dict "deny" (list ">")) (gt (len $allowed) 0) -}}
      {{- $_ := set $permissions $way $rule -}}
    {{- end -}}
    {{- $password := include "envoi.credential" (dict "root" $ "store" "nats" "user" $name "key" "password") -}}
    {{- $users = append $users (dict "user" $name "password" $password "permissions" $permissions) -}}
  {{- end -}}
{{- end -}}
authorization: {{ dict "users" $users | toRawJson }}
{{ end }}
