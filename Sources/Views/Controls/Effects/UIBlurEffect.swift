// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

/// An effect that blurs the content behind it.
///
/// Differs from UIKit: nothing is blurred. A flat, slightly translucent colour replaces the material; its
/// opacity was not measured from UIKit.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The styles of materials, by brightness and translucency.
  public enum Style: Int, Sendable {
    /// A material that is brighter than the content behind it, in light and dark mode.
    case extraLight = 0
    /// A material that is as bright as the content behind it, in light and dark mode.
    case light
    /// A material that is darker than the content behind it, in light and dark mode.
    case dark
    /// A material that is bright in light mode and dark in dark mode.
    case regular = 4
    /// A material that is bright in light mode and dark in dark mode, with more contrast.
    case prominent
    /// The most translucent material; adapts to light and dark mode.
    case systemUltraThinMaterial
    /// A material that is more translucent than ``systemMaterial``; adapts to light and dark mode.
    case systemThinMaterial
    /// The default material; adapts to light and dark mode.
    case systemMaterial
    /// A material that is less translucent than ``systemMaterial``; adapts to light and dark mode.
    case systemThickMaterial
    /// The material of bars; adapts to light and dark mode.
    case systemChromeMaterial
    /// The material ``systemUltraThinMaterial`` in its light appearance.
    case systemUltraThinMaterialLight
    /// The material ``systemThinMaterial`` in its light appearance.
    case systemThinMaterialLight
    /// The material ``systemMaterial`` in its light appearance.
    case systemMaterialLight
    /// The material ``systemThickMaterial`` in its light appearance.
    case systemThickMaterialLight
    /// The material ``systemChromeMaterial`` in its light appearance.
    case systemChromeMaterialLight
    /// The material ``systemUltraThinMaterial`` in its dark appearance.
    case systemUltraThinMaterialDark
    /// The material ``systemThinMaterial`` in its dark appearance.
    case systemThinMaterialDark
    /// The material ``systemMaterial`` in its dark appearance.
    case systemMaterialDark
    /// The material ``systemThickMaterial`` in its dark appearance.
    case systemThickMaterialDark
    /// The material ``systemChromeMaterial`` in its dark appearance.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur effect of the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override nonisolated var hash: Int { style.hashValue }

  /// The flat colour that replaces the material.
  package final var color: UIColor { style.color }
}

extension UIBlurEffect.Style {
  /// The flat colour that replaces the material.
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
