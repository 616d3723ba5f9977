// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit

@testable import FeedFeature

/// The devices of the screen tests.
let devices: [Device] = [.iPhoneSE, .iPhone15.dark, .iPadMini.turned]

/// A loaded feed screen on a device.
@MainActor struct FeedStage {
  let harness: CollectionViewHarness
  let model: FeedViewModel

  /// The view controllers of the navigation stack.
  var stack: [UIViewController] {
    (harness.viewController as? UINavigationController)?.viewControllers ?? []
  }

  init(on device: Device, client: SampleFeedClient = SampleFeedClient()) async {
    let model = FeedViewModel(client: client)
    self.model = model
    harness = CollectionViewHarness(
      FeedRoot.make(FeedViewController(model: model, images: ImageLoader())), on: device)
    await settle()
  }

  /// Waits until articles and pictures are loaded and the screen is idle.
  func settle() async {
    await harness.runUntilIdle(while: { model.state == .loading })
    for _ in 0..<20 { await Task.yield() }
    harness.runUntilIdle()
  }
}
