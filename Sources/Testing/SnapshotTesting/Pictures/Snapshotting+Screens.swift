// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A snapshot of the controller's view as an image, in its own size, or that of the screen.
  public static var image: Snapshotting { image() }

  /// Returns a snapshot of the controller's view as an image, on a device.
  ///
  /// `precision` is the proportion of pixels that must be equal, from 0 to 1; `perceptualPrecision` the
  /// required similarity of a pixel, from 0 to 1, where 0.98 is about the precision of the human eye. `size`,
  /// in points, and `traits` override those of the device.
  ///
  /// - Note: `drawHierarchyInKeyWindow` has no effect on Linux: controllers always are in a window of their
  ///   own, whose effects are drawn.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { controller in
        MainActor.assumeIsolated { config.stage(size, traits).picture(of: controller) }
      }
  }

  /// Returns a snapshot of the controller's view as an image of the given size; if `nil`, in its own size, or
  /// that of the screen.
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
  /// A snapshot of the controller with its children and presented controllers, one per line.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.ofPlatform.pullback { controller in
      MainActor.assumeIsolated { SnapshotStage().hierarchy(of: controller) }
    }
  }

  /// A snapshot of the controller's views, one per line, with frames, texts and unusual attributes.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a snapshot of the controller's views on a device, one per line; text is set in the block font,
  /// so that the lines are the same on every machine.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting.lines.ofPlatform.pullback { controller in
      MainActor.assumeIsolated { config.stage(size, traits).text(of: controller) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A snapshot of the view as an image, in its own size, or the smallest size that its constraints permit.
  public static var image: Snapshotting { image() }

  /// Returns a snapshot of the view as an image; see
  /// ``Snapshotting/image(on:drawHierarchyInKeyWindow:precision:perceptualPrecision:size:traits:)``.
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
  /// A snapshot of the view and its descendants, one per line.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that describes a view and its descendants in the given size, one per line.
  ///
  /// If `size` is `nil`, the view has its own size, or the smallest one that its constraints permit. Text is
  /// set in the block font.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.lines.ofPlatform.pullback { view in
      MainActor.assumeIsolated { SnapshotStage(size: size, traits: traits).text(of: view) }
    }
  }
}
