// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The horizontal direction in which views are laid out.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The direction from left to right, as in English.
  case leftToRight
  /// The direction from right to left, as in Arabic.
  case rightToLeft
}

private enum LayoutDirectionKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight

  static func read(from traitCollection: UITraitCollection) -> LayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: LayoutDirection) {
    mutableTraits.layoutDirection = value == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension EnvironmentValues {
  /// The horizontal direction in which views are laid out.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
