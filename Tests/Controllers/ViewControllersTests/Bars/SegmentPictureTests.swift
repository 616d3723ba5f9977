// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the background and divider images of segments, and of their content offsets.
@MainActor
struct SegmentPictureTests {
  private let stage = ControllerStage()
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
  }

  private func images(in view: UIView) -> [UIImageView] {
    (view as? UIImageView).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap(images)
  }

  @Test func `segments stand on pictures, with pictures between them`() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    stage.root?.view.addSubview(control)
    control.selectedSegmentIndex = 1
    let (usual, chosen, divider) = (
      picture, UIImage(systemName: "star"), UIImage(systemName: "heart")
    )
    control.setBackgroundImage(usual, for: .normal, barMetrics: .default)
    control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
    control.setDividerImage(
      divider, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    control.setDividerImage(
      usual, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .compact)
    stage.frame()
    func places(_ image: UIImage?) -> [CGRect] {
      images(in: control).filter { $0.image === image && image != nil }.map(\.frame)
        .sorted { $0.minX < $1.minX }
    }
    expect(places(usual).map(\.minX), equals: [0, 200])
    expect(places(chosen), equals: [CGRect(x: 100, y: 0, width: 100, height: 32)])
    let between = try #require(places(divider).first)
    expect(places(divider).count == 1 && between.midX == 100 && between.height == 32)
    expect(control.backgroundImage(for: .selected, barMetrics: .default) === chosen)
    expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
    expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        === divider)
  }

  @Test func `the content of segments is moved by where they stand`() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    stage.root?.view.addSubview(control)
    stage.frame()
    func start(_ text: String) throws -> CGFloat {
      stage.frame()
      return try #require(stage.label(text, in: control)).frame.minX
    }
    let (one, two) = (try start("One"), try start("Two"))
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 9, vertical: 0), forSegmentType: .left, barMetrics: .default)
    control.setNeedsLayout()
    expect(try start("One") == one + 9 && start("Two") == two + 5)
    expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).horizontal,
      equals: 5)
  }
}
