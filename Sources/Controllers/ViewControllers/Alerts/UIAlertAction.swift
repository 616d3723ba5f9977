// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification,
  _NamedMembers
{
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style, for an ordinary action.
    case `default` = 0
    /// The style of an action that cancels the operation and leaves everything unchanged.
    case cancel = 1
    /// The style of an action that deletes or changes data irreversibly.
    case destructive = 2
  }

  /// The title of the action's button.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style = .default
  /// Whether the user can choose the action.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// The identifier of the action's button for tests and tools.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { onChange?() } }
  }

  private var handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action without a title.
  public override init() {
    super.init()
  }

  /// Creates an action with the given title, style and handler.
  ///
  /// `handler` is called on selection, after the alert is dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns a copy with the same title, style, handler, enabled state and accessibility identifier.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  func perform() { handler?(self) }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
