// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something a person did, passed along the responder chain.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing a person does.
  public enum EventType: Int, Sendable {
    /// Touching.
    case touches = 0
  }

  /// When it happened, in seconds on the host's clock.
  public let timestamp: TimeInterval
  /// What kind of thing it is.
  public let type: EventType = .touches
  /// The touches that are there.
  open package(set) var allTouches: Set<UITouch>?
  /// The press that the touch is, for handlers in modules above.
  var press: PressEvent?
  /// The handler that took the press on its way along the responder chain.
  weak var pressHandler: (any InputHandling)?

  package init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that came down in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }
}
