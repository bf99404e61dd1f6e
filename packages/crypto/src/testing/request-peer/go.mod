module envoi/request-peer

go 1.26
