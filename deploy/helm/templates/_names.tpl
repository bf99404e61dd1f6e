{{/* Every object of the release: <fullname>-<component>. Short enough for what is put behind it. */}}
{{- define "envoi.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- $full := ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) -}}
{{- default $full .Values.fullnameOverride | replace "." "-" | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{- define "envoi.name" -}}
{{- printf "%s-%s" (include "envoi.fullname" .root) .component -}}
{{- end }}

{{/* What a selector asks for. With these labels alone, so that an object may be applied again by any other version. */}}
{{- define "envoi.selector" -}}
{{- include "envoi.release-selector" .root }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "envoi.release-selector" -}}
app.kubernetes.io/name: {{ default .Chart.Name .Values.nameOverride }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "envoi.labels" -}}
{{- include "envoi.selector" . }}
app.kubernetes.io/part-of: envoi
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end }}

{{/* The head of an object of a part; `suffix` tells two of one kind apart. */}}
{{- define "envoi.metadata" -}}
name: {{ include "envoi.name" . }}{{ with .suffix }}-{{ . }}{{ end }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "envoi.labels" . | nindent 2 }}
{{- end }}

{{/* What the code says of a service: its stores, rights, routes and settings. */}}
{{- define "envoi.services" -}}
{{- .Files.Get "files/services.json" -}}
{{- end }}

{{- define "envoi.image" -}}
{{- $image := .values.image -}}
{{- $global := .root.Values.image -}}
{{- $tag := coalesce $image.tag $global.tag .root.Chart.AppVersion -}}
{{- printf "%s/%s%s%s" $global.registry $image.repository (ternary "@" ":" (contains ":" $tag)) $tag -}}
{{- end }}

{{/* Of values that name the services by camelCase: [component, key] of each. */}}
{{- define "envoi.components" -}}
{{- list
  (list "upload-gateway" "uploadGateway") (list "download" "download") (list "metadata" "metadata")
  (list "filelist" "filelist") (list "metrics" "metrics") (list "janitor" "janitor") (list "web-origin" "webOrigin")
  | toJson -}}
{{- end }}

{{/* Origin of a store of the release's own. */}}
{{- define "envoi.address" -}}
{{- printf "%s://%s-%s:%v" .scheme (include "envoi.fullname" .root) .component .port -}}
{{- end }}

{{/* Bytes of a size such as 8Gi. */}}
{{- define "envoi.bytes" -}}
{{- $unit := dict "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 -}}
{{- mul (regexFind "^[0-9]+" . | int64) (get $unit (regexFind "[A-Z]i$" .)) -}}
{{- end }}
