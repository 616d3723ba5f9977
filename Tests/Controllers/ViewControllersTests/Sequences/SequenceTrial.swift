// SPDX-License-Identifier: Apache-2.0

import UIKit

/// All sequences of three changes of a container, by number.
@MainActor
struct SequenceTrial<Sequence: ControllerSequence> {
  private let changes = Array(Sequence.Change.allCases)
  private let pauses = SequencePause.allCases

  // MARK: One after the other

  /// The number of sequences: three changes, with a pause after the first and the second.
  var count: Int {
    changes.count * changes.count * changes.count * pauses.count * pauses.count
  }

  /// Performs a sequence and returns its description with the first fault, or `nil` if there is none.
  func fault(of number: Int) -> String? {
    let (width, depth) = (changes.count, pauses.count)
    let steps = [number, number / width, number / width / width].map { changes[$0 % width] }
    let rest = number / width / width / width
    let gaps = [pauses[rest % depth], pauses[rest / depth]]
    let sequence = Sequence()
    for (index, step) in steps.enumerated() {
      sequence.make(step)
      if index < gaps.count { sequence.stage.wait(gaps[index]) }
    }
    return sequence.fault().map { fault in
      "\(steps.map(\.rawValue)), pauses \(gaps): \(fault)"
    }
  }

  // MARK: Inside each other

  private var inner: [Sequence.Change] {
    changes.filter { !Sequence.slowChanges.contains($0) }
  }

  /// The number of pairs: a change, a callback, and a change inside the callback.
  var innerCount: Int { changes.count * AppearanceRecord.Call.allCases.count * inner.count }

  /// Performs a change inside a callback of another change and returns a description with the first fault, or
  /// `nil` if there is none.
  func innerFault(of number: Int) -> String? {
    let calls = AppearanceRecord.Call.allCases
    let first = changes[number % changes.count]
    let call = calls[number / changes.count % calls.count]
    let second = inner[number / changes.count / calls.count]
    let sequence = Sequence()
    sequence.record.plan(inside: call) { [weak sequence] in sequence?.make(second) }
    sequence.make(first)
    return sequence.fault().map { fault in
      "\(second.rawValue) inside \(call) of \(first.rawValue): \(fault)"
    }
  }
}
