// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit

@testable import FeedFeature

/// The devices that every screen is tested on.
let devices: [Device] = [.iPhoneSE, .iPhone15.dark, .iPadMini.turned]

/// The feed on a device, loaded.
@MainActor struct FeedStage {
  let harness: CollectionViewHarness
  let model: FeedViewModel

  /// The stack of controllers on the screen.
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

  /// Waits until stories and pictures are loaded and nothing moves.
  func settle() async {
    await harness.runUntilIdle(while: { model.state == .loading })
    for _ in 0..<20 { await Task.yield() }
    harness.runUntilIdle()
  }
}
