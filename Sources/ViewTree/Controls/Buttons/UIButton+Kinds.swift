// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// Updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// As its titles, images and colours say.
    case custom = 0
    /// In the tint colour, without a background.
    case system = 1
  }
}
