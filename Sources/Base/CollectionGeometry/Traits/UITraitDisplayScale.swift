// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The trait: pixels per point.
public struct UITraitDisplayScale: KnownTrait {
  /// What the trait says.
  public typealias Value = CGFloat

  /// Not said.
  public static let defaultValue: CGFloat = 0

  /// The trait's name.
  public static let name = "DisplayScale"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitDisplayScale"

  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
