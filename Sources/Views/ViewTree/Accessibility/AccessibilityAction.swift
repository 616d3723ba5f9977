// SPDX-License-Identifier: Apache-2.0

/// An action of an accessibility element.
package enum AccessibilityAction: Hashable, Sendable {
  case activate, increment, decrement
  case scroll(UIAccessibilityScrollDirection)
  case escape
  /// A custom action of the app, with its index among the element's custom actions and its name.
  case custom(Int, String)

  /// The name of the action.
  package var name: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scroll(.up): "scroll up"
    case .scroll(.down): "scroll down"
    case .scroll(.left): "scroll left"
    case .scroll(.right): "scroll right"
    case .scroll(.next): "scroll forward"
    case .scroll(.previous): "scroll back"
    case .escape: "escape"
    case .custom(_, let name): name
    }
  }
}
