// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's view in the size it has, or that of the screen.
  public static var image: Snapshotting { image() }

  /// A picture of the controller's view on a device.
  ///
  /// `precision` is the part of the pixels that has to be equal, from 0 to 1; `perceptualPrecision`
  /// how nearly a pixel has to be, from 0 to 1, where 0.98 is about what eyes tell apart. `size`, in
  /// points, and `traits` are those in place of the device's. `drawHierarchyInKeyWindow` makes no
  /// difference: controllers always are in a window of their own, whose effects are drawn.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { controller in
        MainActor.assumeIsolated { config.stage(size, traits).picture(of: controller) }
      }
  }

  /// A picture of the controller's view in a size; nil: the one it has, or that of the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision,
      size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and those in it and presented by it, a line each.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.ofPlatform.pullback { controller in
      MainActor.assumeIsolated { SnapshotStage().hierarchy(of: controller) }
    }
  }

  /// The controller's views, a line each, with frames, texts and what is unusual about them.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The controller's views, a line each, on a device; text is set in the block font, so that the
  /// lines are the same on every machine.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting.lines.ofPlatform.pullback { controller in
      MainActor.assumeIsolated { config.stage(size, traits).text(of: controller) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view in the size it has, or the smallest that its constraints allow.
  public static var image: Snapshotting { image() }

  /// A picture of the view; see ``Snapshotting/image(on:drawHierarchyInKeyWindow:precision:perceptualPrecision:size:traits:)``.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { view in
        MainActor.assumeIsolated { SnapshotStage(size: size, traits: traits).picture(of: view) }
      }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and those in it, a line each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view and those in it, a line each, in a size; text is set in the block font.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.lines.ofPlatform.pullback { view in
      MainActor.assumeIsolated { SnapshotStage(size: size, traits: traits).text(of: view) }
    }
  }
}
