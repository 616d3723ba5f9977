// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIContentUnavailableConfiguration {
  /// The behaviour of a button.
  public struct ButtonProperties: Hashable {
    init() {}

    /// The action that a press performs; its title and image are shown if the button has none of its own.
    public var primaryAction: UIAction?
    /// The menu of the button; a press opens it if there is no ``primaryAction``.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }
}
