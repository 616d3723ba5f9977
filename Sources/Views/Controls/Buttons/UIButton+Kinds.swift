// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIButton {
  /// Updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// As its titles, images and colours say.
    case custom = 0
    /// In the tint colour, without a background.
    case system = 1
    /// An i in a circle, for more about something.
    case detailDisclosure = 2
    /// An i in a circle, on a dark ground.
    case infoLight = 3
    /// An i in a circle, on a light ground.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
  }
}

extension UIButton.ButtonType {
  /// The type that an interface file calls by a name; nil: the button is a custom one.
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

  /// The symbol that buttons of the type show; nil: they show what they are given.
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
