// SPDX-License-Identifier: Apache-2.0

/// The trait: whether the scene is recorded.
public struct UITraitSceneCaptureState: KnownTrait {
  /// What the trait says.
  public typealias Value = UISceneCaptureState

  /// Not said.
  public static let defaultValue: UISceneCaptureState = .unspecified

  /// The trait's name.
  public static let name = "SceneCaptureState"

  /// The trait's name for a program that saves it.
  public static let identifier = "UITraitSceneCaptureState"

  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
