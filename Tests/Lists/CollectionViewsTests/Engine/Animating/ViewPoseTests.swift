// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the position and appearance of a view (`ViewPose`), and of departing views (`Departures`).
@MainActor
@Suite("ViewPose")
struct ViewPoseTests {
  private func view() -> UICollectionViewCell {
    let view = UICollectionViewCell(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.alpha = 0.5
    return view
  }

  @Test func `a pose is how a view is set, and sets another so`() {
    let pose = ViewPose(of: view())
    expect(pose.frame == CGRect(x: 10, y: 20, width: 100, height: 40) && pose.alpha == 0.5)
    let other = UIView()
    pose.moved(by: CGPoint(x: 5, y: -5)).apply(to: other)
    expect(other.frame == CGRect(x: 15, y: 15, width: 100, height: 40) && other.alpha == 0.5)
    expect(pose.faded.alpha == 0 && pose.faded.frame == pose.frame)
  }

  @Test func `attributes say a pose as well`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    attributes.alpha = 0.5
    expect(ViewPose(attributes), equals: ViewPose(of: view()))
  }

  @Test func `what nobody sees is no difference`() {
    let pose = ViewPose(of: view())
    expect(pose.looksLike(pose.moved(by: CGPoint(x: 0.0005, y: 0))))
    expect(!pose.looksLike(pose.moved(by: CGPoint(x: 0.01, y: 0))))
    expect(!pose.looksLike(pose.moved(by: CGPoint(x: 0, y: 0.01))))
    expect(!pose.looksLike(pose.faded))
    var larger = pose
    larger.size.height += 1
    expect(!pose.looksLike(larger))
    var turned = pose
    turned.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    expect(!pose.looksLike(turned))
  }

  private func departure(_ item: Int) -> Departures.Departure {
    Departures.Departure(
      element: RealisedElement(
        key: .cell([0, item]), view: view(),
        attributes: UICollectionViewLayoutAttributes(forCellWith: [0, item]), host: nil),
      key: .cell([0, item]))
  }

  @Test func `a view on its way out is found until it left or came back`() {
    let departures = Departures()
    let (one, two) = (departure(1), departure(2))
    expect(departures.isEmpty)
    departures.insert(one)
    departures.insert(two)
    expect(departures.all.count == 2 && departures.departure(of: one.element.view) != nil)
    expect(departures.take(.cell([0, 1])) === one.element)
    expect(departures.take(.cell([0, 1])) == nil)
    expect(departures.remove(two.element.view)?.element === two.element)
    expect(departures.remove(two.element.view) == nil && departures.isEmpty)
  }

  @Test func `views on their way out get new names, and move with the content`() {
    let departures = Departures()
    let (one, two) = (departure(1), departure(2))
    departures.insert(one)
    departures.insert(two)
    departures.rename { $0.indexPath.item == 1 ? .cell([0, 7]) : nil }
    expect(departures.departure(of: two.element.view)?.key == nil)
    departures.shift(by: CGPoint(x: 0, y: 30))
    expect(one.element.view.frame.minY == 50 && two.element.view.frame.minY == 50)
    expect(departures.take(.cell([0, 7])) === one.element)
  }
}
