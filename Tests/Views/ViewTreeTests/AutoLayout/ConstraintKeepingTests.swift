// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

@testable import MullionViewTree

/// Tests of Auto Layout through the protocol that views use.
@MainActor
struct ConstraintKeepingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private var keeper: any ConstraintKeeping { view.constraintKeeper }

  @Test func `a constraint is held until it is released`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    keeper.hold(constraint)
    expect(view.constraints == [constraint] && constraint.isActive)
    expect(keeper.constraints(along: .horizontal) == [constraint])
    expect(keeper.constraints(along: .vertical).isEmpty)
    keeper.release(constraint)
    expect(view.constraints.isEmpty && !constraint.isActive)
  }

  @Test func `a guide that leaves its view takes its constraints along`() {
    let guide = UILayoutGuide()
    keeper.hold(guide)
    let constraint = guide.widthAnchor.constraint(equalToConstant: 50)
    constraint.isActive = true
    expect(guide.owningView === view && view.layoutGuides == [guide] && constraint.isActive)
    keeper.release(guide)
    expect(guide.owningView == nil && view.layoutGuides.isEmpty && !constraint.isActive)
  }

  @Test func `the guides of every view are the same each time, and each is another one`() {
    let guides = [
      keeper.safeAreaGuide, keeper.marginsGuide, keeper.readableGuide, keeper.keyboardGuide,
    ]
    expect(Set(guides).count == 4)
    expect(
      guides == [
        view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
        view.keyboardLayoutGuide,
      ])
  }

  @Test func `priorities of the content are kept for each axis`() {
    keeper.setContentPriority(.hugging, .required, .vertical)
    expect(keeper.contentPriorities(.horizontal).hugging == .defaultLow)
    expect(keeper.contentPriorities(.vertical).hugging == .required)
    expect(keeper.contentPriorities(.vertical).resistance == .defaultHigh)
  }
}
