// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import UIKit

/// The screen on which a snapshot shows a view controller.
///
/// The known devices have names: `.iPhone13`, `.iPhone8(.landscape)`, `.iPadPro11`.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and which part of it the application has.
  public enum TabletOrientation: Sendable {
    /// The part of a tablet that is held upright.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// The part of a tablet that is held across.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// What is left free of content at the edges, in points.
  public var safeArea: UIEdgeInsets
  /// The size, in points; nil: that of what is shown.
  public var size: CGSize?
  /// What the interface adapts to.
  public var traits: UITraitCollection

  /// A screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Where a snapshot is shown that asks for another size, and for further traits.
  @MainActor
  func stage(_ size: CGSize?, _ further: UITraitCollection) -> SnapshotStage {
    SnapshotStage(
      size: size ?? self.size, safeArea: safeArea,
      traits: UITraitCollection(traitsFrom: [traits, further]))
  }
}
