// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of a theme of GTK, as what it says of the theme: `Adwaita-dark`, `HighContrastInverse`,
/// `Default-hc-dark`, or as `GTK_THEME` has it, `Default:dark`.
struct ThemeName {
  private let name: String

  init(_ name: String) { self.name = name.lowercased() }

  /// Whether the theme's ground is dark.
  var isDark: Bool { name.hasSuffix("dark") || name.hasSuffix("inverse") }

  /// Whether the theme is one for people who ask for more contrast.
  var hasHighContrast: Bool {
    name.hasPrefix("highcontrast") || name.split { "-:".contains($0) }.contains("hc")
  }
}
