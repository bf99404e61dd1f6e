{{/*
The seed of all passwords of the release: random at installation, later read from its Secret. All templates share one.
*/}}
{{- define "envoi.seed" -}}
{{- if not (hasKey .Values "madeSeed") -}}
{{- $kept := lookup "v1" "Secret" .Release.Namespace (printf "%s-passwords" (include "envoi.fullname" .)) -}}
{{- $seed := dig "data" "seed" "" ($kept | default dict) | b64dec | default (randAlphaNum 48) -}}
{{- $_ := set .Values "madeSeed" $seed -}}
{{- end -}}
{{- .Values.madeSeed -}}
{{- end }}

{{/* A password, derived from the seed by its purpose. */}}
{{- define "envoi.password" -}}
{{- printf "%s %s" .purpose (include "envoi.seed" .root) | sha256sum | trunc 40 -}}
{{- end }}

{{/* Whether the chart generates the services' passwords for a store. */}}
{{- define "envoi.makes-users" -}}
{{- $values := get .root.Values .store -}}
{{- if and $values.bundled.enabled (not $values.existingSecret) }}true{{ end -}}
{{- end }}

{{/* Whether the chart generates the administrator password of a bundled store. */}}
{{- define "envoi.makes-root" -}}
{{- $bundled := (get .root.Values .store).bundled -}}
{{- if and $bundled.enabled (not $bundled.existingSecret) }}true{{ end -}}
{{- end }}

{{/* The name of the Secret with the services' credentials for a store. */}}
{{- define "envoi.users-secret" -}}
{{- $values := get .root.Values .store -}}
{{- default (printf "%s-%s-users" (include "envoi.fullname" .root) (ternary "seaweedfs" .store (eq .store "s3"))) $values.existingSecret -}}
{{- end }}

{{/*
Changes with the generated store passwords of a service, so that new passwords replace its pods. Excludes the requester hash
key, on which nothing else depends.
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
