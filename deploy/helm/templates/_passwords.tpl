{{/*
What all passwords of the release are made from: random at the installation, and kept in a Secret from then on. It is made
once for all templates.
*/}}
{{- define "envoi.seed" -}}
{{- if not (hasKey .Values "madeSeed") -}}
{{- $kept := lookup "v1" "Secret" .Release.Namespace (printf "%s-passwords" (include "envoi.fullname" .)) -}}
{{- $seed := dig "data" "seed" "" ($kept | default dict) | b64dec | default (randAlphaNum 48) -}}
{{- $_ := set .Values "madeSeed" $seed -}}
{{- end -}}
{{- .Values.madeSeed -}}
{{- end }}

{{/* A password by what it is for. */}}
{{- define "envoi.password" -}}
{{- printf "%s %s" .purpose (include "envoi.seed" .root) | sha256sum | trunc 40 -}}
{{- end }}

{{/* Whether the services' passwords for a store are made here. */}}
{{- define "envoi.makes-users" -}}
{{- $values := get .root.Values .store -}}
{{- if and $values.bundled.enabled (not $values.existingSecret) }}true{{ end -}}
{{- end }}

{{/* Whether the passwords of whoever may do everything in a bundled store are made here. */}}
{{- define "envoi.makes-root" -}}
{{- $bundled := (get .root.Values .store).bundled -}}
{{- if and $bundled.enabled (not $bundled.existingSecret) }}true{{ end -}}
{{- end }}

{{/* Where the services' credentials for a store are. */}}
{{- define "envoi.users-secret" -}}
{{- $values := get .root.Values .store -}}
{{- default (printf "%s-%s-users" (include "envoi.fullname" .root) (ternary "minio" .store (eq .store "s3"))) $values.existingSecret -}}
{{- end }}

{{/*
Changes with the passwords for stores that were made here for a service, so that its pods are replaced with them. Not with
the requesters' key: nothing else has to change together with it.
*/}}
{{- define "envoi.passwords-checksum" -}}
{{- $service := get (include "envoi.services" .root | fromJson) .component -}}
{{- $isMade := "" -}}
{{- range $service.stores -}}
  {{- $isMade = or $isMade (include "envoi.makes-users" (dict "root" $.root "store" .)) -}}
{{- end -}}
{{- if $isMade -}}
{{- include "envoi.password" (dict "root" .root "purpose" (printf "checksum %s" .component)) | trunc 16 -}}
{{- end -}}
{{- end }}

{{/* The same for a bundled store. */}}
{{- define "envoi.store-checksum" -}}
{{- if include "envoi.makes-root" . -}}
{{- include "envoi.password" (dict "root" .root "purpose" (printf "checksum of store %s" .store)) | trunc 16 -}}
{{- end -}}
{{- end }}
