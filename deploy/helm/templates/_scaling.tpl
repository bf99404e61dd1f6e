{{/* Autoscaling by CPU, or by open connections of uploads. */}}
{{- define "envoi.scaling" }}
{{- if dig "keda" "enabled" false .values.autoscaling }}
{{- include "envoi.scaled-object" . }}
{{- else if .values.autoscaling.enabled }}
{{- include "envoi.autoscaler" . }}
{{- end }}
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
  behavior:
    {{- toYaml .values.autoscaling.behavior | nindent 4 }}
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
  pollingInterval: 15
  advanced:
    horizontalPodAutoscalerConfig:
      name: {{ include "envoi.name" . }}
      behavior:
        {{- toYaml .values.autoscaling.behavior | nindent 8 }}
  triggers:
    - type: prometheus
      metadata:
        serverAddress: {{ .values.autoscaling.keda.prometheusAddress }}
        query: sum(uploads_open{job="{{ include "envoi.job" .root }}"})
        threshold: {{ int .values.autoscaling.keda.openUploadsPerPod | quote }}
{{- end }}
