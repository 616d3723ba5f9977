// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Something a person can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification,
  _NamedMembers
{
  /// What choosing means.
  public enum Style: Int, Sendable {
    /// Something like any other.
    case `default` = 0
    /// To leave everything as it is.
    case cancel = 1
    /// To take something away for good.
    case destructive = 2
  }

  /// What the action says.
  open private(set) var title: String?
  /// What choosing it means.
  open private(set) var style: Style = .default
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// The action's name for tests and tools, which its button has in a presented alert.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { onChange?() } }
  }

  private var handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// An action that says nothing.
  public override init() {
    super.init()
  }

  /// An action that calls `handler` when it was chosen and the alert is gone.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// An action that says and does the same.
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
