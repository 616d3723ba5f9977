// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

import ViewStage
@testable import MullionViewTree

@MainActor
struct MovingPictureTests {
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let frames = (1...4).map { size in
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
  private let stage: Stage

  init() {
    let root = UIView()
    stage = Stage(root)
    root.addSubview(view)
  }

  /// The index of the animation frame that is drawn, or `nil` if none is.
  private var shown: Int? {
    for case .image(let image, _) in view.displayNode().commands {
      return frames.firstIndex { $0.displayImage === image }
    }
    return nil
  }

  @Test func `pictures follow each other on the clock, as often as said`() {
    view.image = frames[3]
    view.animationImages = frames
    view.animationDuration = 0.4
    view.animationRepeatCount = 1
    view.startAnimating()
    expect(view.isAnimating && shown == 0)
    stage.wait(0.15)
    expect(shown, equals: 1)
    stage.wait(0.2)
    expect(shown, equals: 3)
    stage.wait(0.1)
    expect(!view.isAnimating && shown == 3)
    expect(!stage.surface.frame(at: stage.time + 1))
  }

  @Test func `a moving picture moves as long as it is in a window`() {
    view.image = UIImage.animatedImage(with: frames, duration: 1)
    expect(view.isAnimating)
    stage.wait(0.6)
    expect(shown, equals: 2)
    stage.wait(1)
    expect(shown, equals: 2)
    view.removeFromSuperview()
    stage.wait(0.1)
    expect(!stage.surface.frame(at: stage.time + 1))
  }

  @Test func `a variant is chosen once as long as nothing changes`() {
    let asset = UIImageAsset()
    asset.register(frames[0], with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(frames[1], with: UITraitCollection(userInterfaceStyle: .dark))
    var manner = frames[0].manner
    manner.asset = asset
    view.image = UIImage(frames[0].displayImage, scale: frames[0].scale, manner: manner)
    expect(shown, equals: 0)
    view.overrideUserInterfaceStyle = .dark
    expect(shown, equals: 1)
    expect(view.intrinsicContentSize, equals: frames[1].size)
  }
}
