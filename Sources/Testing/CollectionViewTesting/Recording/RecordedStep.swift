// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One action of a recorded run and its results.
public struct RecordedStep: Hashable, Sendable {
  /// The action of the test; `nil` in the first step, and for changes made outside of the harness, such as
  /// applying a snapshot.
  public var action: HarnessAction?
  /// The mounted screen and its device in the first step of a recording; `nil` in the other steps.
  public var mount: String?
  /// The clock after the action, in seconds.
  public var time: TimeInterval
  /// The events of collection views during the action, in order.
  public var events: [RecordedEvent]
  /// The screen after the action, as a text snapshot.
  public var frames: String
  /// The screen after the action, as an SVG document.
  public var svg: String

  /// The structure of the compositional layouts on the screen after the action, from back to front.
  public var layouts: [RecordedLayout] = []

  /// The action, the start of the recording, or a note that the change was made outside of the harness.
  public var title: String { action?.description ?? mount ?? "(outside the harness)" }

  /// The title and the number of events of each kind, in one line.
  public var summary: String {
    let counts = Dictionary(grouping: events, by: \.name).mapValues(\.count)
    let words = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return ([title] + words).joined(separator: ", ")
  }
}

extension RecordedEvent {
  /// The kind of event.
  fileprivate var name: String {
    switch self {
    case .applied: "applied"
    case .updated: "updated"
    case .configured: "configured"
    case .reconfigured: "reconfigured"
    case .measured: "measured"
    case .invalidated: "invalidated"
    case .scrolled: "scrolled"
    }
  }
}
