// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
public import Foundation
public import Recorder
public import UIKit

/// The screens and the clock of Mullion's test kit: the recorder's screens are on a device of any scale,
/// and waiting takes no time.
@MainActor
public final class HarnessStage: RecorderStage {
  private var harness: CollectionViewHarness?
  private let changedScale: CGFloat?

  /// A stage without a screen.
  ///
  /// - Parameter changedScale: pixels per point whatever a case says, which breaks the rule of
  ///   rounding on purpose: some cases must differ then.
  public init(changedScale: CGFloat? = nil) { self.changedScale = changedScale }

  /// Shows a controller's view; what can't be shown is said.
  public func show(
    _ controller: () -> UIViewController, size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom
  ) -> String? {
    let device = Device(
      name: "case", scale: changedScale ?? scale, screen: Device.Screen(size: size),
      idiom: idiom == .unspecified ? .phone : idiom)
    harness = CollectionViewHarness(controller(), on: device)
    return nil
  }

  /// Lays out what changed.
  public func layOut() { harness?.layout() }

  /// Lets time pass, in seconds.
  public func wait(_ seconds: TimeInterval) { harness?.advance(by: seconds) }

  /// Takes the screen away.
  public func clear() { harness = nil }
}
