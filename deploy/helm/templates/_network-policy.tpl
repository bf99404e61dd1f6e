{{/* A peer for the pods of a component of this release. */}}
{{- define "envoi.peer" -}}
- podSelector:
    matchLabels:
      {{- include "envoi.selector" . | nindent 6 }}
{{- end }}

{{/* The port of an address, or the default port of its scheme. */}}
{{- define "envoi.port" -}}
{{- $port := regexFind ":[0-9]+$" (urlParse .).host -}}
{{- $usual := dict "http" 80 "https" 443 "redis" 6379 "rediss" 6379 "nats" 4222 "tls" 4222 -}}
{{- trimPrefix ":" $port | default (get $usual (urlParse .).scheme | toString) -}}
{{- end }}

{{/* The namespace in an address such as redis.stores.svc.cluster.local, or nothing for other names. */}}
{{- define "envoi.namespace-of" -}}
{{- $host := regexReplaceAll ":[0-9]+$" (urlParse .).host "" -}}
{{- if regexMatch "[.]svc([.]|$)" $host -}}
{{- regexReplaceAll "^.*?([^.]+)[.]svc([.].*)?$" $host "${1}" -}}
{{- end -}}
{{- end }}

{{/*
Egress to a destination outside the release. Ports and peers are those in `values`; otherwise the ports in `addresses` and,
if all addresses name a namespace, these namespaces as peers.
*/}}
{{- define "envoi.egress" -}}
{{- $ports := .values.ports -}}
{{- $peers := list -}}
{{- $anywhere := false -}}
{{- range .addresses -}}
  {{- $namespace := include "envoi.namespace-of" . -}}
  {{- if not $namespace }}{{ $anywhere = true }}{{ end -}}
  {{- $labels := dict "kubernetes.io/metadata.name" $namespace -}}
  {{- $peers = append $peers (dict "namespaceSelector" (dict "matchLabels" $labels)) -}}
{{- end -}}
{{- if not $ports -}}
  {{- range .addresses -}}
    {{- $ports = append $ports (include "envoi.port" .) -}}
  {{- end -}}
{{- end -}}
- ports:
    {{- range uniq $ports }}
    - {protocol: TCP, port: {{ int . }}}
    {{- end }}
  {{- with .values.peers | default (ternary list (uniq $peers) $anywhere) }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "envoi.dns-egress" -}}
{{- with .Values.networkPolicy -}}
- ports:
    {{- range .dnsPorts }}
    - {protocol: UDP, port: {{ int . }}}
    - {protocol: TCP, port: {{ int . }}}
    {{- end }}
  {{- with .dnsPeers }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
{{- end }}

{{/* Egress to a store, bundled or external. */}}
{{- define "envoi.store-egress" -}}
{{- $values := get .root.Values .store -}}
{{- $ports := dict "redis" 6379 "nats" 4222 "s3" 8333 -}}
{{- if $values.bundled.enabled -}}
- ports:
    - {protocol: TCP, port: {{ get $ports .store }}}
  to:
    {{- include "envoi.peer" (dict "root" .root "component" (ternary "seaweedfs" .store (eq .store "s3"))) | nindent 4 }}
{{- if and (eq .store "s3") $values.second.bucket }}
{{ include "envoi.egress" (dict "values" .root.Values.networkPolicy.egress.s3 "addresses" (list (default "https://s3" $values.second.endpoint))) }}
{{- end }}
{{- else -}}
{{- $addresses := ternary (list (default "https://s3" $values.endpoint)) $values.urls (eq .store "s3") -}}
{{- if and (eq .store "s3") $values.second.bucket -}}
  {{- $addresses = append $addresses (default "https://s3" $values.second.endpoint) -}}
{{- end -}}
{{- if and (eq .store "redis") (eq $values.mode "sentinel") -}}
  {{- /* Assumes that masters are in the same namespace as their Sentinels. */}}
  {{- $sentinel := regexReplaceAll "^.*//([^:]+)(:[0-9]+)?$" (first $addresses) "${1}" -}}
  {{- $addresses = append $addresses (printf "redis://%s:6379" $sentinel) -}}
{{- end -}}
{{- include "envoi.egress" (dict "values" (get .root.Values.networkPolicy.egress .store) "addresses" $addresses) }}
{{- end -}}
{{- end }}

{{/*
Ingress and egress of a service.
`callers`: other components that call its public port.
*/}}
{{- define "envoi.network-policy" }}
{{- $root := .root }}
{{- $policy := $root.Values.networkPolicy }}
{{- $service := get (include "envoi.services" $root | fromJson) .component }}
{{- $callers := .callers | default list }}
{{- if and $service.routes $root.Values.tests.enabled }}{{ $callers = append $callers "test" }}{{ end }}
{{- if $policy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "envoi.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    {{- if and $service.routes (or $policy.ingressPeers $callers) }}
    - ports:
        - {protocol: TCP, port: http}
      from:
        {{- with $policy.ingressPeers }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
        {{- range $callers }}
        {{- include "envoi.peer" (dict "root" $root "component" .) | nindent 8 }}
        {{- end }}
    {{- end }}
    {{- with $policy.monitoringPeers }}
    - ports:
        - {protocol: TCP, port: private}
      from:
        {{- toYaml . | nindent 8 }}
    {{- end }}
  egress:
    {{- include "envoi.dns-egress" $root | nindent 4 }}
    {{- range $service.stores }}
    {{- include "envoi.store-egress" (dict "root" $root "store" .) | nindent 4 }}
    {{- end }}
    {{- if eq .component "download" }}
    - ports:
        - {protocol: TCP, port: http}
      to:
        {{- include "envoi.peer" (dict "root" $root "component" "web-origin") | nindent 8 }}
    {{- end }}
    {{- $issuers := list }}
    {{- if and $service.checksTokens $root.Values.auth.issuer }}
    {{- $issuers = append $issuers $root.Values.auth.issuer }}
    {{- end }}
    {{- with and (has "OPERATOR_OIDC_ISSUER" $service.settings) $root.Values.config.OPERATOR_OIDC_ISSUER }}
    {{- $issuers = append $issuers . }}
    {{- end }}
    {{- if $issuers }}
    {{- include "envoi.egress" (dict "values" $policy.egress.issuer "addresses" $issuers) | nindent 4 }}
    {{- end }}
    {{- with $root.Values.tracing.endpoint }}
    {{- include "envoi.egress" (dict "values" $policy.egress.tracing "addresses" (list .)) | nindent 4 }}
    {{- end }}
{{- end }}
{{- end }}
