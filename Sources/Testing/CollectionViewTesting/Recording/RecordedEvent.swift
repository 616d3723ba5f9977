// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that collection views did while a run was recorded.
public enum RecordedEvent: Hashable, Sendable, Codable {
  /// A data source's snapshot was applied: what came, went, moved and was marked.
  case applied(String)
  /// The application named these changes in one update; none: sizes were to be brought up to date.
  case updated([RecordedChange])
  /// The data source gave an element a view.
  case configured(String)
  /// The data source configured an element's view again, in place.
  case reconfigured(String)
  /// An element was asked for its size, given the one it had.
  case measured(String, proposed: CGSize, preferred: CGSize)
  /// The layout was invalidated, for that reason.
  case invalidated(String)
  /// A collection view scrolled to that content offset.
  case scrolled(CGPoint)
}

extension RecordedEvent: CustomStringConvertible {
  /// What happened, in one line.
  public var description: String {
    switch self {
    case .applied(let change): "applied: \(change)"
    case .updated(let changes): "updated: \(RecordedChange.words(changes))"
    case .configured(let element): "configured \(element)"
    case .reconfigured(let element): "configured again \(element)"
    case .measured(let element, let proposed, let preferred):
      "measured \(element): \(NumberText.size(proposed)), wants \(NumberText.size(preferred))"
    case .invalidated(let cause): "invalidated: \(cause)"
    case .scrolled(let offset):
      "scrolled to \(NumberText.text(offset.x)), \(NumberText.text(offset.y))"
    }
  }
}
