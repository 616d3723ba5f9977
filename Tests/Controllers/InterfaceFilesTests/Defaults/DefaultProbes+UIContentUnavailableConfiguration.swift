// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/defaults-table.
// swift-format-ignore-file

import UIKit

extension DefaultProbes {
  static let fromUIContentUnavailableConfiguration: [DefaultProbe] = [
    ofUIContentUnavailableConfiguration,
    ofUIContentUnavailableConfigurationloading,
    ofUIContentUnavailableConfigurationsearch,
    ofUIContentUnavailableConfigurationButtonProperties,
    ofUIContentUnavailableConfigurationImageProperties,
    ofUIContentUnavailableConfigurationTextProperties,
  ]

  static let ofUIContentUnavailableConfiguration = DefaultProbe(
    "UIContentUnavailableConfiguration", parent: nil, nib: nil,
    { UIContentUnavailableConfiguration.empty() },
    [
      ("alignment", { $0.alignment }), ("attributedText", { $0.attributedText }),
      ("axesPreservingSuperviewLayoutMargins", { $0.axesPreservingSuperviewLayoutMargins }),
      ("background", { $0.background }), ("button", { $0.button }),
      ("buttonProperties", { $0.buttonProperties }),
      ("buttonToSecondaryButtonPadding", { $0.buttonToSecondaryButtonPadding }),
      ("directionalLayoutMargins", { $0.directionalLayoutMargins }), ("image", { $0.image }),
      ("imageProperties", { $0.imageProperties }),
      ("imageToTextPadding", { $0.imageToTextPadding }),
      ("secondaryAttributedText", { $0.secondaryAttributedText }),
      ("secondaryButton", { $0.secondaryButton }),
      ("secondaryButtonProperties", { $0.secondaryButtonProperties }),
      ("secondaryText", { $0.secondaryText }),
      ("secondaryTextProperties", { $0.secondaryTextProperties }), ("text", { $0.text }),
      ("textProperties", { $0.textProperties }),
      ("textToButtonPadding", { $0.textToButtonPadding }),
      ("textToSecondaryTextPadding", { $0.textToSecondaryTextPadding }),
    ] as [(String, (UIContentUnavailableConfiguration) -> Any?)])
  static let ofUIContentUnavailableConfigurationloading = DefaultProbe(
    "UIContentUnavailableConfiguration/loading", parent: "UIContentUnavailableConfiguration", nib: nil,
    { UIContentUnavailableConfiguration.loading() },
    [] as [(String, (UIContentUnavailableConfiguration) -> Any?)])
  static let ofUIContentUnavailableConfigurationsearch = DefaultProbe(
    "UIContentUnavailableConfiguration/search", parent: "UIContentUnavailableConfiguration", nib: nil,
    { UIContentUnavailableConfiguration.search() },
    [] as [(String, (UIContentUnavailableConfiguration) -> Any?)])
  static let ofUIContentUnavailableConfigurationButtonProperties = DefaultProbe(
    "UIContentUnavailableConfiguration.ButtonProperties", parent: nil, nib: nil,
    { UIContentUnavailableConfiguration.empty().buttonProperties },
    [
      ("isEnabled", { $0.isEnabled }), ("menu", { $0.menu }),
      ("primaryAction", { $0.primaryAction }), ("role", { $0.role }),
    ] as [(String, (UIContentUnavailableConfiguration.ButtonProperties) -> Any?)])
  static let ofUIContentUnavailableConfigurationImageProperties = DefaultProbe(
    "UIContentUnavailableConfiguration.ImageProperties", parent: nil, nib: nil,
    { UIContentUnavailableConfiguration.empty().imageProperties },
    [
      ("accessibilityIgnoresInvertColors", { $0.accessibilityIgnoresInvertColors }),
      ("cornerRadius", { $0.cornerRadius }), ("maximumSize", { $0.maximumSize }),
      ("preferredSymbolConfiguration", { $0.preferredSymbolConfiguration }),
      ("tintColor", { $0.tintColor }),
    ] as [(String, (UIContentUnavailableConfiguration.ImageProperties) -> Any?)])
  static let ofUIContentUnavailableConfigurationTextProperties = DefaultProbe(
    "UIContentUnavailableConfiguration.TextProperties", parent: nil, nib: nil,
    { UIContentUnavailableConfiguration.empty().textProperties },
    [
      ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }),
      ("allowsDefaultTighteningForTruncation", { $0.allowsDefaultTighteningForTruncation }),
      ("color", { $0.color }), ("font", { $0.font }), ("lineBreakMode", { $0.lineBreakMode }),
      ("minimumScaleFactor", { $0.minimumScaleFactor }), ("numberOfLines", { $0.numberOfLines }),
    ] as [(String, (UIContentUnavailableConfiguration.TextProperties) -> Any?)])
}
