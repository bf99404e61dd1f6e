{{/* Object names: <fullname>-<component>, short enough for suffixes. */}}
{{- define "envoi.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- $full := ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) -}}
{{- default $full .Values.fullnameOverride | replace "." "-" | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{- define "envoi.name" -}}
{{- printf "%s-%s" (include "envoi.fullname" .root) .component -}}
{{- end }}

{{/* Selector labels. Only these, because selectors are immutable across versions. */}}
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
{{- with .root.Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* Labels of a pod: those of the operator do not select it, so they can be changed. */}}
{{- define "envoi.pod-labels" -}}
{{- include "envoi.selector" . }}
{{- with merge (dict) (dig "podLabels" (dict) (default dict .values)) .root.Values.podLabels .root.Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* Metadata of an object; `suffix` distinguishes two of the same kind. */}}
{{- define "envoi.metadata" -}}
name: {{ include "envoi.name" . }}{{ with .suffix }}-{{ . }}{{ end }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "envoi.labels" . | nindent 2 }}
{{- end }}

{{/* IP families of a Service. */}}
{{- define "envoi.ip-families" -}}
{{- with .Values.ipFamilyPolicy }}
ipFamilyPolicy: {{ . }}
{{- end }}
{{- with .Values.ipFamilies }}
ipFamilies:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Services as generated from the code: their stores, rights, routes and settings. */}}
{{- define "envoi.services" -}}
{{- .Files.Get "files/services.json" -}}
{{- end }}

{{- define "envoi.image" -}}
{{- $image := .values.image -}}
{{- $global := .root.Values.image -}}
{{- $tag := coalesce $image.tag $global.tag .root.Chart.AppVersion -}}
{{- printf "%s/%s%s%s" $global.registry $image.repository (ternary "@" ":" (contains ":" $tag)) $tag -}}
{{- end }}

{{/* [component, key in camelCase] of each service in the values. */}}
{{- define "envoi.components" -}}
{{- list
  (list "upload-gateway" "uploadGateway") (list "download" "download") (list "metadata" "metadata")
  (list "filelist" "filelist") (list "metrics" "metrics") (list "janitor" "janitor") (list "operators" "operators")
  (list "web-origin" "webOrigin")
  | toJson -}}
{{- end }}

{{/* Address of a component of the release. */}}
{{- define "envoi.address" -}}
{{- printf "%s://%s-%s:%v" .scheme (include "envoi.fullname" .root) .component .port -}}
{{- end }}

{{/* A size such as 8Gi in bytes. */}}
{{- define "envoi.bytes" -}}
{{- $unit := dict "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 -}}
{{- mul (regexFind "^[0-9]+" . | int64) (get $unit (regexFind "[A-Z]i$" .)) -}}
{{- end }}

{{/* A quantity of Kubernetes in bytes; 0 if it is not a whole number. */}}
{{- define "envoi.quantity" -}}
{{- $units := dict "" 1 "k" 1000 "M" 1000000 "G" 1000000000 "T" 1000000000000 "Ki" 1024 "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 -}}
{{- $text := include "envoi.setting" . -}}
{{- if regexMatch "^[0-9]+([kMGT]|[KMGT]i)?$" $text -}}
{{- mul (regexFind "^[0-9]+" $text | int64) (get $units (regexFind "[A-Za-z]*$" $text)) -}}
{{- else -}}
0
{{- end -}}
{{- end }}

{{/*
The memory that a gateway's bodies may use: its memory limit minus what a process uses otherwise, which is at most 256 MiB.
Empty without a limit.
*/}}
{{- define "envoi.upload-memory-bytes" -}}
{{- with dig "limits" "memory" "" .Values.uploadGateway.resources -}}
{{- sub (include "envoi.quantity" . | int64) 268435456 -}}
{{- end -}}
{{- end }}

{{/* All public hosts, as JSON. */}}
{{- define "envoi.hosts" -}}
{{- prepend .Values.extraHosts (urlParse .Values.baseUrl).hostname | uniq | toJson -}}
{{- end }}
