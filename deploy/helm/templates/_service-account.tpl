{{/* A service account without a token, because no service calls the Kubernetes API. */}}
{{- define "envoi.service-account" }}
---
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
automountServiceAccountToken: false
{{- end }}
