// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIButton {
  /// A closure that updates the configuration of a button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The types of buttons, which determine their default appearance.
  public enum ButtonType: Int, Sendable {
    /// A button whose appearance is set by its titles, images and colours.
    case custom = 0
    /// A button in the tint colour, without a background.
    case system = 1
    /// A button with an "i" in a circle, for further details.
    case detailDisclosure = 2
    /// A button with an "i" in a circle, for dark backgrounds.
    case infoLight = 3
    /// A button with an "i" in a circle, for light backgrounds.
    case infoDark = 4
    /// A button with a plus sign in a circle.
    case contactAdd = 5
    /// A button with a cross in a circle.
    case close = 7
  }
}

extension UIButton.ButtonType {
  /// Creates the type with the given name in interface files, or returns `nil` for a custom button, an
  /// unknown name or no name.
  init?(inInterfaceFiles name: String?) {
    switch name {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: return nil
    }
  }

  /// The name of the symbol that buttons of the type show, or `nil` if the type has no symbol.
  var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
