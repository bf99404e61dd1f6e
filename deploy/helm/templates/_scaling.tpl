{{/*
Autoscaling: always by CPU, and by the load of the service if `scaling.by` says where its metrics come from. A service without
further metrics gets a HorizontalPodAutoscaler even with KEDA.
*/}}
{{- define "envoi.scaling" }}
{{- if .values.autoscaling.enabled }}
{{- if and (eq .root.Values.scaling.by "keda") (include "envoi.load-triggers" .) }}
{{- include "envoi.scaled-object" . }}
{{- else }}
{{- include "envoi.autoscaler" . }}
{{- end }}
{{- end }}
{{- end }}

{{/*
The load of the service: metrics of its pods, each with its labels, the function that combines all pods, and the target per
pod. A target of 0 means that the metric is not used.
*/}}
{{- define "envoi.load" -}}
{{- $known := dict
  "uploads_open" (dict "combine" "sum" "labels" "")
  "upload_connections_open" (dict "combine" "sum" "labels" "")
  "downloads_open" (dict "combine" "sum" "labels" "")
  "event_streams_open" (dict "combine" "sum" "labels" "")
  "bus_pending_messages" (dict "combine" "max" "labels" "consumer=\"metrics\"")
  "janitor_due_lag_seconds" (dict "combine" "max" "labels" "") -}}
{{- $load := list -}}
{{- range $name, $target := .values.autoscaling.load -}}
  {{- if gt (int $target) 0 -}}
    {{- $load = append $load (merge (dict "name" $name "target" (int $target)) (get $known $name)) -}}
  {{- end -}}
{{- end -}}
{{- toJson $load -}}
{{- end }}

{{- define "envoi.autoscaler" }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "envoi.name" . }}
  minReplicas: {{ int .values.autoscaling.minReplicas }}
  maxReplicas: {{ int .values.autoscaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target:
          type: Utilization
          averageUtilization: {{ int .values.autoscaling.targetCPUUtilizationPercentage }}
    {{- if eq .root.Values.scaling.by "adapter" }}
    {{- range include "envoi.load" . | fromJsonArray }}
    - type: Pods
      pods:
        metric:
          name: {{ .name }}
          {{- with .labels }}
          selector:
            matchLabels: { {{ . | replace "=" ": " }} }
          {{- end }}
        target:
          type: AverageValue
          averageValue: {{ .target | quote }}
    {{- end }}
    {{- end }}
    {{- with .values.autoscaling.metrics }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  behavior:
    {{- toYaml .values.autoscaling.behavior | nindent 4 }}
{{- end }}

{{- define "envoi.load-triggers" -}}
{{- $keda := .root.Values.scaling.keda -}}
{{- $job := include "envoi.job" .root -}}
{{- range include "envoi.load" . | fromJsonArray }}
- type: prometheus
  name: {{ .name }}
  metadata:
    serverAddress: {{ $keda.prometheusAddress }}
    query: {{ printf "%s(%s{job=%q%s})" .combine .name $job (empty .labels | ternary "" (printf ",%s" .labels)) | squote }}
    threshold: {{ .target | quote }}
    # Without data, the trigger fails instead of asking for no pods.
    ignoreNullValues: "false"
    {{- with $keda.authentication.modes }}
    authModes: {{ . }}
    {{- end }}
  {{- with $keda.authentication.name }}
  authenticationRef:
    name: {{ . }}
    kind: {{ $keda.authentication.kind }}
  {{- end }}
{{- end }}
{{- with .values.autoscaling.triggers }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "envoi.scaled-object" }}
---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
  annotations:
    # Takes over the HorizontalPodAutoscaler, if it exists.
    scaledobject.keda.sh/transfer-hpa-ownership: "true"
spec:
  scaleTargetRef:
    name: {{ include "envoi.name" . }}
  minReplicaCount: {{ int .values.autoscaling.minReplicas }}
  maxReplicaCount: {{ int .values.autoscaling.maxReplicas }}
  pollingInterval: {{ int .root.Values.scaling.keda.pollingInterval }}
  # While Prometheus does not respond, pods are added if necessary, but none is removed.
  fallback:
    failureThreshold: {{ int .root.Values.scaling.keda.failureThreshold }}
    replicas: {{ int .values.autoscaling.minReplicas }}
    behavior: currentReplicasIfHigher
  advanced:
    horizontalPodAutoscalerConfig:
      name: {{ include "envoi.name" . }}
      behavior:
        {{- toYaml .values.autoscaling.behavior | nindent 8 }}
  triggers:
    - type: cpu
      metricType: Utilization
      metadata:
        value: {{ int .values.autoscaling.targetCPUUtilizationPercentage | quote }}
    {{- include "envoi.load-triggers" . | trim | nindent 4 }}
{{- end }}
