// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

/// A pane of frosted glass.
///
/// Differs from UIKit: nothing is blurred. A flat colour that lets a little through stands for the
/// glass; how much is ours.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How bright the glass is, and how much it lets through.
  public enum Style: Int, Sendable {
    /// Brighter than what is behind, in light and dark.
    case extraLight = 0
    /// As bright as what is behind, in light and dark.
    case light
    /// Darker than what is behind, in light and dark.
    case dark
    /// Bright in light, dark in dark.
    case regular = 4
    /// Bright in light, dark in dark, and stands out.
    case prominent
    /// Follows light and dark; lets most through.
    case systemUltraThinMaterial
    /// Follows light and dark; lets more through than the next one.
    case systemThinMaterial
    /// Follows light and dark; the one to begin with.
    case systemMaterial
    /// Follows light and dark; lets less through than the last one.
    case systemThickMaterial
    /// Follows light and dark; that of bars.
    case systemChromeMaterial
    /// ``systemUltraThinMaterial`` as it is in light.
    case systemUltraThinMaterialLight
    /// ``systemThinMaterial`` as it is in light.
    case systemThinMaterialLight
    /// ``systemMaterial`` as it is in light.
    case systemMaterialLight
    /// ``systemThickMaterial`` as it is in light.
    case systemThickMaterialLight
    /// ``systemChromeMaterial`` as it is in light.
    case systemChromeMaterialLight
    /// ``systemUltraThinMaterial`` as it is in dark.
    case systemUltraThinMaterialDark
    /// ``systemThinMaterial`` as it is in dark.
    case systemThinMaterialDark
    /// ``systemMaterial`` as it is in dark.
    case systemMaterialDark
    /// ``systemThickMaterial`` as it is in dark.
    case systemThickMaterialDark
    /// ``systemChromeMaterial`` as it is in dark.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Glass of the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override nonisolated var hash: Int { style.hashValue }

  /// The flat colour that stands for the glass.
  package final var color: UIColor { style.color }
}

extension UIBlurEffect.Style {
  /// The flat colour that stands for the glass.
  fileprivate var color: UIColor {
    switch self {
    case .extraLight: Self.glass(isDark: false, 0.9)
    case .light: Self.glass(isDark: false, 0.7)
    case .dark: Self.glass(isDark: true, 0.78)
    case .regular, .systemMaterial: Self.glass(0.86)
    case .prominent, .systemThickMaterial: Self.glass(0.92)
    case .systemUltraThinMaterial: Self.glass(0.66)
    case .systemThinMaterial: Self.glass(0.78)
    case .systemChromeMaterial: Self.glass(0.94)
    case .systemUltraThinMaterialLight: Self.glass(isDark: false, 0.66)
    case .systemThinMaterialLight: Self.glass(isDark: false, 0.78)
    case .systemMaterialLight: Self.glass(isDark: false, 0.86)
    case .systemThickMaterialLight: Self.glass(isDark: false, 0.92)
    case .systemChromeMaterialLight: Self.glass(isDark: false, 0.94)
    case .systemUltraThinMaterialDark: Self.glass(isDark: true, 0.66)
    case .systemThinMaterialDark: Self.glass(isDark: true, 0.78)
    case .systemMaterialDark: Self.glass(isDark: true, 0.86)
    case .systemThickMaterialDark: Self.glass(isDark: true, 0.92)
    case .systemChromeMaterialDark: Self.glass(isDark: true, 0.94)
    }
  }

  private static func glass(isDark: Bool, _ opacity: CGFloat) -> UIColor {
    isDark ? UIColor(white: 0.13, alpha: opacity) : UIColor(white: 0.97, alpha: opacity)
  }

  private static func glass(_ opacity: CGFloat) -> UIColor {
    UIColor { glass(isDark: $0.userInterfaceStyle == .dark, opacity) }
  }
}
