{{/* An identity without a token: nothing of the product speaks to Kubernetes. */}}
{{- define "envoi.service-account" }}
---
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
automountServiceAccountToken: false
{{- end }}
