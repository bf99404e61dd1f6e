package main

import (
	"testing"

	"github.com/anishathalye/porcupine"
)

func judge(operations ...Operation) bool {
	history := []porcupine.Operation{}
	for at, op := range operations {
		op.Upload = "one"
		end := int64(op.ReturnMs)
		if op.Outcome == "unknown" {
			end = never
		}
		history = append(history, porcupine.Operation{ClientId: at, Input: op, Call: int64(op.CallMs), Return: end})
	}
	return porcupine.CheckOperations(model, history)
}

func at(call, end float64, kind, outcome string, limit, downloads int) Operation {
	return Operation{Kind: kind, Outcome: outcome, Limit: limit, Downloads: downloads, CallMs: call, ReturnMs: end}
}

func TestHistories(t *testing.T) {
	upload := at(0, 1, "upload", "done", 1, 0)
	for name, test := range map[string]struct {
		accepted   bool
		operations []Operation
	}{
		"one download within the limit":            {true, []Operation{upload, at(2, 3, "download", "done", 0, 0), at(4, 5, "download", "refused", 0, 0)}},
		"two downloads with a limit of one":        {false, []Operation{upload, at(2, 9, "download", "done", 0, 0), at(3, 8, "download", "done", 0, 0)}},
		"a refusal although a download remains":    {false, []Operation{upload, at(2, 3, "download", "refused", 0, 0)}},
		"a refusal while the last download runs":   {true, []Operation{upload, at(2, 9, "download", "done", 0, 0), at(3, 4, "download", "refused", 0, 0)}},
		"a download after a deletion":              {false, []Operation{upload, at(2, 3, "delete", "done", 0, 0), at(4, 5, "download", "done", 0, 0)}},
		"a deletion of a used-up upload":           {true, []Operation{upload, at(2, 3, "download", "done", 0, 0), at(4, 5, "delete", "done", 0, 0)}},
		"a second deletion":                        {false, []Operation{upload, at(2, 3, "delete", "done", 0, 0), at(4, 5, "delete", "done", 0, 0)}},
		"a broken download may have been counted":  {true, []Operation{upload, at(2, 3, "download", "unknown", 0, 0), at(4, 5, "download", "refused", 0, 0)}},
		"a broken download may not count":          {true, []Operation{upload, at(2, 3, "download", "unknown", 0, 0), at(4, 5, "download", "done", 0, 0)}},
		"a higher limit allows another download":   {true, []Operation{upload, at(2, 3, "limit", "done", 2, 0), at(4, 5, "download", "done", 0, 0), at(6, 7, "download", "done", 0, 0)}},
		"a number that was never true":             {false, []Operation{upload, at(2, 3, "read", "done", 1, 1)}},
		"a number that is true after the download": {true, []Operation{upload, at(2, 3, "limit", "done", 2, 0), at(4, 5, "download", "done", 0, 0), at(6, 7, "read", "done", 2, 1)}},
	} {
		if judge(test.operations...) != test.accepted {
			t.Errorf("%s: accepted = %v", name, !test.accepted)
		}
	}
}
