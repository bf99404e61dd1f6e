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

{{/* A credential of a user. */}}
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

{{/* The IAM policy of each service that uses the bundled object store, by the name of the service. */}}
{{- define "envoi.s3-policies" -}}
{{- $policies := dict -}}
{{- range $name, $service := include "envoi.services" . | fromJson -}}
  {{- with ternary (get $service "s3MovePolicy") $service.s3Policy (and (hasKey $service "s3MovePolicy") (ne $.Values.s3.second.bucket "")) -}}
    {{- $_ := set $policies $name (toRawJson . | replace "{bucket}" $.Values.s3.bucket) -}}
  {{- end -}}
{{- end -}}
{{- toRawJson $policies -}}
{{- end }}

{{/* The users of SeaweedFS: an administrator, and a user for each service with its policy. */}}
{{- define "envoi.seaweedfs-users" -}}
{{- $identities := list (include "envoi.seaweedfs-user" (dict "root" . "user" "admin" "rights" (dict "actions" (list "Admin" "Read" "Write" "List" "Tagging"))) | fromJson) -}}
{{- $policies := list -}}
{{- range $name, $policy := include "envoi.s3-policies" . | fromJson -}}
  {{- $identities = append $identities (include "envoi.seaweedfs-user" (dict "root" $ "user" $name "rights" (dict "policyNames" (list $name))) | fromJson) -}}
  {{- $policies = append $policies (dict "name" $name "content" $policy) -}}
{{- end -}}
{{- dict "identities" $identities "policies" $policies | toRawJson -}}
{{- end }}

{{- define "envoi.seaweedfs-user" -}}
{{- $credentials := dict
  "accessKey" (include "envoi.credential" (dict "root" .root "store" "s3" "user" .user "key" "access-key-id"))
  "secretKey" (include "envoi.credential" (dict "root" .root "store" "s3" "user" .user "key" "secret-access-key")) -}}
{{- merge (dict "name" .user "credentials" (list $credentials)) .rights | toRawJson -}}
{{- end }}
