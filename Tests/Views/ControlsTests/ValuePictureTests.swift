// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of images and observed progress of progress bars, and of images of steppers.
@MainActor
struct ValuePictureTests {
  private let stage = Stage()

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func images(in view: UIView) -> [UIImage] {
    view.subviews.compactMap { ($0 as? UIImageView)?.image }
  }

  @Test func `a bar is as high as its pictures, of which one is as long as what is done`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let (track, done) = (picture(8, 8), picture(10, 6))
    expect(bar.intrinsicContentSize.height, equals: 4)
    bar.trackImage = track
    bar.progressImage = done
    bar.progress = 0.25
    expect(bar.intrinsicContentSize.height, equals: 8)
    bar.layoutIfNeeded()
    expect(
      images(in: bar).map(ObjectIdentifier.init), equals: [track, done].map(ObjectIdentifier.init))
    expect(bar.subviews.map(\.frame.width), equals: [100, 25])
    bar.trackImage = nil
    bar.progressImage = nil
    expect(images(in: bar).isEmpty && bar.intrinsicContentSize.height == 4)
  }

  @Test func `a bar follows what it observes until that is over`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    expect(bar.progress, equals: 0.25)
    stage.root.addSubview(bar)
    stage.wait(0.1)
    progress.completedUnitCount = 2
    expect(stage.frame(after: 0.1))
    expect(bar.progress, equals: 0.5)
    progress.completedUnitCount = 4
    stage.wait(0.1)
    expect(bar.progress == 1 && stage.settle() < 1)
    let other = Progress(totalUnitCount: 2)
    bar.observedProgress = other
    expect(bar.progress, equals: 0)
    other.cancel()
    expect(stage.settle() < 1)
  }

  @Test func `a stepper shows pictures on its buttons`() {
    let stepper = UIStepper()
    let (less, more, worn) = (picture(9, 9), picture(11, 11), picture(7, 7))
    let own = images(in: stepper)
    expect(own.count, equals: 2)
    stepper.setDecrementImage(less, for: .normal)
    stepper.setIncrementImage(more, for: .normal)
    stepper.setIncrementImage(worn, for: .disabled)
    expect(images(in: stepper), equals: [less, more])
    stepper.isEnabled = false
    expect(images(in: stepper), equals: [less, worn])
    expect(stepper.incrementImage(for: .disabled) === worn)
    expect(stepper.decrementImage(for: .disabled) == nil)
    stepper.setDecrementImage(nil, for: .normal)
    expect(images(in: stepper).first?.isSymbolImage, equals: true)
  }
}
