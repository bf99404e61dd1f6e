{{- define "envoi.disruption-budget" }}
{{- with .values.podDisruptionBudget }}
{{- if .enabled }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "envoi.metadata" $ | nindent 2 }}
spec:
  maxUnavailable: {{ kindIs "string" .maxUnavailable | ternary .maxUnavailable (int .maxUnavailable) }}
  # An unhealthy pod must not block the drain of its node.
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "envoi.selector" $ | nindent 6 }}
{{- end }}
{{- end }}
{{- end }}
