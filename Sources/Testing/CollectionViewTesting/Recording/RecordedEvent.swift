// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An event of collection views during a recorded run.
public enum RecordedEvent: Hashable, Sendable, Codable {
  /// The application of a snapshot, with a summary of insertions, deletions, moves and reloads.
  case applied(String)
  /// An update with the changes that the application specified; if empty, an update of sizes only.
  case updated([RecordedChange])
  /// The configuration of an element's view by the data source, whether the view is new or reused.
  case configured(String)
  /// The reconfiguration of an element's view in place.
  case reconfigured(String)
  /// The measurement of an element, with its proposed and its preferred size.
  case measured(String, proposed: CGSize, preferred: CGSize)
  /// The invalidation of the layout, with the reason.
  case invalidated(String)
  /// Scrolling of a collection view to a content offset.
  case scrolled(CGPoint)
}

extension RecordedEvent: CustomStringConvertible {
  /// The event in one line.
  public var description: String {
    switch self {
    case .applied(let change): "applied: \(change)"
    case .updated(let changes): "updated: \(RecordedChange.words(changes))"
    case .configured(let element): "configured \(element)"
    case .reconfigured(let element): "reconfigured \(element)"
    case .measured(let element, let proposed, let preferred):
      "measured \(element): \(NumberText.size(preferred)) for \(NumberText.size(proposed))"
    case .invalidated(let cause): "invalidated: \(cause)"
    case .scrolled(let offset):
      "scrolled to \(NumberText.text(offset.x)), \(NumberText.text(offset.y))"
    }
  }
}
