// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One action of a recorded run and what came of it.
public struct RecordedStep: Hashable, Sendable {
  /// What the test did; nil: something that the harness did not do, such as applying a snapshot.
  public var action: HarnessAction?
  /// What is shown and on which device, where the recording begins; nil in the other steps.
  public var mount: String?
  /// The clock after the action, in seconds.
  public var time: TimeInterval
  /// What collection views did meanwhile, in order.
  public var events: [RecordedEvent]
  /// The screen afterwards, as text frames.
  public var frames: String
  /// The screen afterwards, as an SVG document.
  public var svg: String

  /// How the compositional layouts on the screen are built then, from back to front.
  public var layouts: [RecordedLayout] = []

  /// What was done, or what the recording begins with.
  public var title: String { action?.description ?? mount ?? "(outside the harness)" }

  /// What was done and how much came of it, in one line.
  public var summary: String {
    let counts = Dictionary(grouping: events, by: \.name).mapValues(\.count)
    let words = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return ([title] + words).joined(separator: ", ")
  }
}

extension RecordedEvent {
  /// What happened, in a word.
  fileprivate var name: String {
    switch self {
    case .applied: "applied"
    case .updated: "updated"
    case .configured: "configured"
    case .reconfigured: "configured again"
    case .measured: "measured"
    case .invalidated: "invalidated"
    case .scrolled: "scrolled"
    }
  }
}
