// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import UIKit

/// The screen on which a snapshot shows a view controller.
///
/// The predefined devices are static members: `.iPhone13`, `.iPhone8(.landscape)`, `.iPadPro11`.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet, and the part of its screen that the application occupies.
  public enum TabletOrientation: Sendable {
    /// The part of a tablet in portrait.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// The part of a tablet in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size, in points, or `nil` for that of the view.
  public var size: CGSize?
  /// The traits of the interface.
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Returns the stage of a snapshot with another size and further traits.
  @MainActor
  func stage(_ size: CGSize?, _ further: UITraitCollection) -> SnapshotStage {
    SnapshotStage(
      size: size ?? self.size, safeArea: safeArea,
      traits: UITraitCollection(traitsFrom: [traits, further]))
  }
}
