// SPDX-License-Identifier: Apache-2.0

/// The trait for the capture state of the scene.
public struct UITraitSceneCaptureState: StandardTrait {
  /// The type of the trait's values.
  public typealias Value = UISceneCaptureState

  /// The value if the trait is unspecified.
  public static let defaultValue: UISceneCaptureState = .unspecified

  /// The readable name of the trait.
  public static let name = "SceneCaptureState"

  /// The identifier of the trait for storage.
  public static let identifier = "UITraitSceneCaptureState"

  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
