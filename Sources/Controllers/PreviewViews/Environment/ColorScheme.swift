// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The colour scheme, light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// The light scheme: dark content on a light background.
  case light
  /// The dark scheme: light content on a dark background.
  case dark
}

private enum ColorSchemeKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = ColorScheme.light

  static func read(from traitCollection: UITraitCollection) -> ColorScheme {
    traitCollection.userInterfaceStyle == .dark ? .dark : .light
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: ColorScheme) {
    mutableTraits.userInterfaceStyle = value == .dark ? .dark : .light
  }
}

extension EnvironmentValues {
  /// The colour scheme, light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
