// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIContentUnavailableConfiguration {
  /// What a button does.
  public struct ButtonProperties: Hashable {
    init() {}

    /// What a press carries out; its title and picture are shown where the button has none of its own.
    public var primaryAction: UIAction?
    /// The menu that opens, by a press when there is no ``primaryAction``.
    public var menu: UIMenu?
    /// Whether the button can be pressed.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal
  }
}
