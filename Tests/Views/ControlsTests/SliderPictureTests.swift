// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import Testing
import ViewStage

/// Tests of images for a slider's track and thumb.
@MainActor
struct SliderPictureTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 220, height: 40))

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private var shown: [UIImage] {
    slider.subviews.compactMap { ($0 as? UIImageView)?.image }
  }

  @Test func `a thumb is as large as its picture`() {
    let knob = picture(12, 30)
    slider.setThumbImage(knob, for: .normal)
    let track = slider.trackRect(forBounds: slider.bounds)
    expect(track, equals: CGRect(x: 2, y: 18, width: 216, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    expect(thumb, equals: CGRect(x: 208, y: 5, width: 12, height: 30))
    expect(slider.currentThumbImage === knob && shown.contains { $0 === knob })
  }

  @Test func `a picture for a state wins over the usual one while it lasts`() {
    let (usual, pressed, worn) = (picture(12, 12), picture(20, 20), picture(8, 8))
    slider.setThumbImage(usual, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    slider.setMinimumTrackImage(usual, for: .normal)
    slider.setMinimumTrackImage(worn, for: .disabled)
    expect(slider.thumbImage(for: .disabled) == nil)
    slider.isHighlighted = true
    expect(slider.currentThumbImage === pressed && shown.contains { $0 === pressed })
    expect(slider.currentMinimumTrackImage === usual)
    slider.isHighlighted = false
    slider.isEnabled = false
    expect(slider.currentThumbImage === usual)
    expect(slider.currentMinimumTrackImage === worn && shown.contains { $0 === worn })
  }

  @Test func `a track is as high as its pictures and reaches to the thumb`() {
    slider.value = 0.5
    slider.setMinimumTrackImage(picture(9, 10), for: .normal)
    slider.setMaximumTrackImage(picture(9, 6), for: .normal)
    slider.layoutIfNeeded()
    expect(slider.trackRect(forBounds: slider.bounds).height, equals: 10)
    let frames = slider.subviews.filter { ($0 as? UIImageView)?.image != nil }.map(\.frame)
    expect(
      frames,
      equals: [
        CGRect(x: 2, y: 17, width: 216, height: 6), CGRect(x: 2, y: 15, width: 108, height: 10),
      ])
  }

  @Test func `a colour takes pictures of its part away`() {
    slider.setThumbImage(picture(12, 12), for: .normal)
    slider.setMinimumTrackImage(picture(9, 10), for: .highlighted)
    slider.setMaximumTrackImage(picture(9, 10), for: .normal)
    slider.thumbTintColor = .red
    slider.minimumTrackTintColor = nil
    expect(slider.thumbImage(for: .normal) == nil)
    expect(slider.minimumTrackImage(for: .highlighted) == nil)
    expect(slider.maximumTrackImage(for: .normal) != nil)
    slider.maximumTrackTintColor = .green
    expect(slider.currentMaximumTrackImage == nil && shown.isEmpty)
  }

  @Test func `pictures at the ends have places that subclasses change`() {
    final class Roomy: UISlider {
      override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        super.minimumValueImageRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
      }
    }
    let slider = Roomy(frame: CGRect(x: 0, y: 0, width: 220, height: 40))
    expect(slider.maximumValueImageRect(forBounds: slider.bounds).isEmpty)
    slider.minimumValueImage = picture(20, 10)
    slider.maximumValueImage = picture(30, 20)
    expect(
      slider.maximumValueImageRect(forBounds: slider.bounds),
      equals: CGRect(x: 190, y: 10, width: 30, height: 20))
    slider.layoutIfNeeded()
    expect(slider.subviews.contains { $0.frame == CGRect(x: 5, y: 15, width: 20, height: 10) })
  }

  @Test func `a hand holds a thumb of its own width`() {
    let stage = Stage()
    slider.setThumbImage(picture(10, 10), for: .normal)
    stage.root.addSubview(slider)
    stage.wait(0.1)
    stage.pointer(.began, 5, 20)
    stage.pointer(.moved, 110, 20)
    stage.pointer(.ended, 110, 20)
    expect(abs(slider.value - 0.5) < 0.001)
  }
}
