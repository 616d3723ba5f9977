// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The direction of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As English is read.
  case leftToRight
  /// As Arabic is read.
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
  /// The direction of reading.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
