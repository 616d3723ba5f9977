// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import Testing

@Suite("Recorded sequences")
struct RecordedSequencesTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<CaseIdentifier, CaseIdentifier>

  @Test func `every recorded sequence gives the recorded outcomes and states`() throws {
    let sequences = try RecordedSequence.all()
    #expect(sequences.count == 273)
    var replay = Replay()
    for sequence in sequences { replay.run(sequence) }
    // A change of these numbers means that steps are skipped that used to be compared.
    #expect(replay.compared == 1770)
    #expect(replay.inexpressible == 218)
  }

  /// Replays sequences on the throwing core and compares each step.
  struct Replay {
    var compared = 0
    /// Steps that pass nil where Swift has no optional; they change nothing.
    var inexpressible = 0
    private var snapshot = Snapshot()

    mutating func run(_ sequence: RecordedSequence) {
      snapshot = Snapshot()
      if sequence.preset {
        for state in RecordedSequence.start {
          snapshot.appendSections([state.section])
          snapshot.appendItems(state.items)
        }
      }
      for (number, step) in sequence.steps.enumerated() {
        let name = "\(sequence.id) step \(number) \(step.op)"
        perform(step, name)
        let state = snapshot.sectionIdentifiers.map {
          RecordedSequence.State(section: $0, items: snapshot.itemIdentifiers(inSection: $0))
        }
        #expect(state == step.state, "\(name)")
        snapshot.checkInvariants()
      }
    }

    private mutating func perform(_ step: RecordedSequence.Step, _ name: String) {
      do {
        if let operation = step.operation {
          try snapshot.attempt(operation)
        } else if step.isQuestion, let section = step.section {
          let index = try snapshot.index(ofSection: section, for: step.op)
          #expect(snapshot.numberOfItems(inSection: section) == step.state[index].items.count)
        } else {
          inexpressible += 1
          return
        }
        #expect(step.fails == nil, "\(name) succeeds")
      } catch {
        #expect(error.code.rawValue == step.fails?.code, "\(name): \(error.message)")
        if let identifiers = step.fails?.identifiers {
          #expect(error.identifiers == identifiers, "\(name)")
        }
      }
      compared += 1
    }
  }
}
