// Command histories judges what clients of a running Envoi saw: whether each upload behaved as if its operations had
// happened one after the other, each between its call and its return (linearizability, judged by Porcupine).
//
//	histories HISTORY.jsonl [DRAWING.html]
//
// Each line of the history is one operation. Exits with 0 if all uploads are accepted, 1 if one is refuted, 2 on errors.
package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/anishathalye/porcupine"
)

// Operation is a line of the history.
type Operation struct {
	// Upload is the id; each upload has a history of its own.
	Upload string `json:"upload"`
	Client int    `json:"client"`
	// Kind is "upload", "download", "delete", "limit" or "read".
	Kind string `json:"kind"`
	// Outcome is "done", "refused" (the upload is gone), "busy" (no effect), or "unknown".
	Outcome string `json:"outcome"`
	// Limit is the download limit that was set or read; Downloads the number that was read.
	Limit     int `json:"limit"`
	Downloads int `json:"downloads"`
	// CallMs and ReturnMs are times on one clock. The return of an unknown outcome is ignored: the effect may be late.
	CallMs   float64 `json:"callMs"`
	ReturnMs float64 `json:"returnMs"`
}

// State is what the model knows of an upload.
type State struct {
	Exists, UsedUp, Deleted bool
	Limit, Downloads        int
}

func (s State) visible() bool { return s.Exists && !s.UsedUp && !s.Deleted }

// used returns the state after a counted download or a change of the limit, which may use up the upload.
func (s State) used() State {
	s.UsedUp = s.UsedUp || s.Downloads >= s.Limit
	return s
}

// done returns the state after the operation has had its effect, and whether it can have it in this state.
func done(s State, op Operation) (State, bool) {
	switch op.Kind {
	case "upload":
		return State{Exists: true, Limit: op.Limit}, !s.Exists
	case "download":
		ok := s.visible() && s.Downloads < s.Limit
		s.Downloads++
		return s.used(), ok
	case "delete":
		// For a while, recipients can still read the rest of a used-up upload, and its owner can delete it.
		ok := s.Exists && !s.Deleted
		s.Deleted = true
		return s, ok
	case "limit":
		ok := s.visible()
		s.Limit = op.Limit
		return s.used(), ok
	case "read":
		return s, s.visible() && s.Downloads == op.Downloads && s.Limit == op.Limit
	}
	panic("unknown kind " + op.Kind)
}

func step(state, input, _ any) []any {
	s, op := state.(State), input.(Operation)
	after, ok := done(s, op)
	switch op.Outcome {
	case "done":
		if ok {
			return []any{after}
		}
		return nil
	case "refused":
		if s.visible() {
			return nil
		}
		return []any{s}
	case "busy":
		return []any{s}
	case "unknown":
		if ok {
			return []any{s, after}
		}
		return []any{s}
	}
	panic("unknown outcome " + op.Outcome)
}

var nondeterministic = porcupine.NondeterministicModel{
	Partition: func(history []porcupine.Operation) [][]porcupine.Operation {
		byUpload := map[string][]porcupine.Operation{}
		for _, operation := range history {
			id := operation.Input.(Operation).Upload
			byUpload[id] = append(byUpload[id], operation)
		}
		parts := [][]porcupine.Operation{}
		for _, part := range byUpload {
			parts = append(parts, part)
		}
		return parts
	},
	Init:  func() []any { return []any{State{}} },
	Step:  step,
	Equal: func(one, other any) bool { return one.(State) == other.(State) },
	DescribeOperation: func(input, _ any) string {
		op := input.(Operation)
		switch op.Kind {
		case "upload", "limit":
			return fmt.Sprintf("%s(%d) %s", op.Kind, op.Limit, op.Outcome)
		case "read":
			if op.Outcome == "done" {
				return fmt.Sprintf("read %d of %d", op.Downloads, op.Limit)
			}
		}
		return op.Kind + " " + op.Outcome
	},
	DescribeState: func(state any) string {
		s := state.(State)
		if !s.visible() {
			return "gone"
		}
		return fmt.Sprintf("%d of %d", s.Downloads, s.Limit)
	},
}

var model = nondeterministic.ToModel()

const (
	patience = 5 * time.Minute
	never    = int64(1) << 60
)

func read(path string) ([]porcupine.Operation, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	history := []porcupine.Operation{}
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var op Operation
		if err := json.Unmarshal(lines.Bytes(), &op); err != nil {
			return nil, fmt.Errorf("line %d: %w", len(history)+1, err)
		}
		end := int64(op.ReturnMs * 1e6)
		if op.Outcome == "unknown" {
			end = never
		}
		history = append(history, porcupine.Operation{ClientId: op.Client, Input: op, Call: int64(op.CallMs * 1e6), Return: end})
	}
	return history, lines.Err()
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "histories:", err)
	os.Exit(2)
}

func draw(path string, info porcupine.LinearizationInfo) {
	file, err := os.Create(path)
	if err != nil {
		fail(err)
	}
	defer file.Close()
	if err := porcupine.Visualize(model, info, file); err != nil {
		fail(err)
	}
}

// explain prints the histories of the refuted uploads, in the order of the calls.
func explain(history []porcupine.Operation) {
	for _, part := range model.Partition(history) {
		if porcupine.CheckOperations(model, part) {
			continue
		}
		slices.SortFunc(part, func(one, other porcupine.Operation) int { return cmp.Compare(one.Call, other.Call) })
		fmt.Println(part[0].Input.(Operation).Upload)
		for _, each := range part {
			op := each.Input.(Operation)
			fmt.Printf("  %10.1f to %10.1f ms, client %d: %s\n", op.CallMs, op.ReturnMs, op.Client, model.DescribeOperation(op, nil))
		}
	}
}

func main() {
	if len(os.Args) < 2 || len(os.Args) > 3 {
		fail(fmt.Errorf("usage: histories HISTORY.jsonl [DRAWING.html]"))
	}
	history, err := read(os.Args[1])
	if err != nil {
		fail(err)
	}
	if len(history) == 0 {
		fail(fmt.Errorf("the history is empty"))
	}
	result, info := porcupine.CheckOperationsVerbose(model, history, patience)
	if len(os.Args) == 3 {
		draw(os.Args[2], info)
	}
	fmt.Printf("%d operations on %d uploads: ", len(history), len(model.Partition(history)))
	switch result {
	case porcupine.Ok:
		fmt.Println("accepted")
	case porcupine.Illegal:
		fmt.Println("refuted")
		explain(history)
		os.Exit(1)
	default:
		fail(fmt.Errorf("no result within %s", patience))
	}
}
