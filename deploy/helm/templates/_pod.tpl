{{/* A value for the pods of a component: its own if it is set, otherwise that of all pods. Empty if neither is. Maps and lists as YAML. */}}
{{- define "envoi.pod-value" -}}
{{- $own := get (default dict .part.values) .key -}}
{{- with default (get .part.root.Values .key) $own -}}
{{- kindIs "string" . | ternary . (toYaml .) -}}
{{- end -}}
{{- end }}

{{/* The times of a probe: those of the service where they are set, otherwise those of all services. */}}
{{- define "envoi.probe-times" -}}
{{- range $name, $value := merge (dict) (get .part.values .key) (get .part.root.Values .key) }}
{{ $name }}: {{ int $value }}
{{- end }}
{{- end }}

{{/* The requirements of Pod Security `restricted` for a pod … */}}
{{- define "envoi.pod-security" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  {{- with .root.Values.podUser }}
  runAsUser: {{ int . }}
  runAsGroup: {{ int . }}
  fsGroup: {{ int . }}
  {{- end }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- with include "envoi.pod-value" (dict "part" . "key" "priorityClassName") }}
priorityClassName: {{ . }}
{{- end }}
{{- with include "envoi.pod-value" (dict "part" . "key" "dnsPolicy") }}
dnsPolicy: {{ . }}
{{- end }}
{{- with include "envoi.pod-value" (dict "part" . "key" "dnsConfig") }}
dnsConfig:
  {{- . | nindent 2 }}
{{- end }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{/* … and for a container. */}}
{{- define "envoi.container-security" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{/* Certificates to trust in addition to the default ones. */}}
{{- define "envoi.ca-volume" -}}
{{- with .root.Values.caSecret }}
- name: ca
  secret:
    secretName: {{ . }}
    items: [{key: ca.crt, path: ca.crt}]
{{- end }}
{{- end }}

{{- define "envoi.ca-mount" -}}
{{- if .root.Values.caSecret }}
- name: ca
  mountPath: /etc/envoi/ca
  readOnly: true
{{- end }}
{{- end }}

{{/* Spreads the replicas of a service. A constraint without a selector counts its pods. */}}
{{- define "envoi.spread" -}}
{{- $selector := dict "matchLabels" (include "envoi.selector" . | fromYaml) -}}
{{- with include "envoi.pod-value" (dict "part" . "key" "topologySpreadConstraints") -}}
topologySpreadConstraints:
  {{- range fromYamlArray . }}
  - {{ hasKey . "labelSelector" | ternary . (merge (dict "labelSelector" $selector) .) | toYaml | indent 4 | trim }}
  {{- end }}
{{- end }}
{{- end }}
