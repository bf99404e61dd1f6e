{{/* A service account without a token, because no service calls the Kubernetes API. */}}
{{- define "envoi.service-account" }}
---
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
  {{- with dig "serviceAccount" "annotations" nil (default dict .values) }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
automountServiceAccountToken: false
{{- end }}
