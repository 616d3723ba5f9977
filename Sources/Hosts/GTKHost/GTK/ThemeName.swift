// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of a GTK theme, whose parts are interpreted: `Adwaita-dark`, `HighContrastInverse`,
/// `Default-hc-dark`, or in the form of `GTK_THEME`, `Default:dark`.
struct ThemeName {
  private let name: String

  init(_ name: String) { self.name = name.lowercased() }

  /// Whether the theme has a dark background.
  var isDark: Bool { name.hasSuffix("dark") || name.hasSuffix("inverse") }

  /// Whether the theme has increased contrast.
  var hasHighContrast: Bool {
    name.hasPrefix("highcontrast") || name.split { "-:".contains($0) }.contains("hc")
  }
}
