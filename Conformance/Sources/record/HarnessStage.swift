// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
public import Foundation
public import Recorder
public import UIKit

/// A stage with the screens and the clock of Mullion's test kit: the device has any scale, and waiting takes
/// no real time.
@MainActor
public final class HarnessStage: RecorderStage {
  private var harness: CollectionViewHarness?
  private let changedScale: CGFloat?

  /// Creates a stage without a screen.
  ///
  /// - Parameter changedScale: A number of pixels per point that replaces that of the cases, so that the
  ///   rounding is wrong and some cases must differ; `nil` for none.
  public init(changedScale: CGFloat? = nil) { self.changedScale = changedScale }

  /// Displays the view of a controller in a harness.
  ///
  /// - Returns: `nil`, because the test kit has screens of every kind.
  public func show(
    _ controller: () -> UIViewController, size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom
  ) -> String? {
    let device = Device(
      name: "case", scale: changedScale ?? scale, screen: Device.Screen(size: size),
      idiom: idiom == .unspecified ? .phone : idiom)
    harness = CollectionViewHarness(controller(), on: device)
    return nil
  }

  /// Lays out pending changes.
  public func layOut() { harness?.layout() }

  /// Advances the clock by a time in seconds.
  public func wait(_ seconds: TimeInterval) { harness?.advance(by: seconds) }

  /// Removes the screen.
  public func clear() { harness = nil }
}
