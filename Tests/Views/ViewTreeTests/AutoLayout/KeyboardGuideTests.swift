// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the keyboard layout guide, and of constraints that are active near an edge of a guide.
@MainActor
@Suite("Keyboard guide")
struct KeyboardGuideTests {
  private let stage = Stage(size: CGSize(width: 300, height: 500))
  private let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 350))

  init() {
    stage.root.addSubview(view)
    stage.surface.frame(at: 0)
  }

  @Test func `it covers what the keyboard covers of its view, and nothing without one`() {
    let guide: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    expect(guide === view.keyboardLayoutGuide && guide.owningView === view)
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 350, width: 200, height: 0))
    stage.surface.keyboardCover = 200
    // The view ends 50 points above the bottom of the surface.
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 200, width: 200, height: 150))
    stage.surface.keyboardCover = 20
    expect(guide.layoutFrame.height, equals: 0)
    stage.surface.keyboardCover = 480
    expect(guide.layoutFrame, equals: view.bounds)
  }

  @Test func `views pinned to its top stay above the keyboard`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      bar.leftAnchor.constraint(equalTo: guide.leftAnchor),
      bar.widthAnchor.constraint(equalTo: guide.widthAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.wait(0.1)
    expect(bar.frame, equals: CGRect(x: 0, y: 310, width: 200, height: 40))
    stage.surface.keyboardCover = 150
    stage.wait(0.1)
    expect(bar.frame.maxY, equals: 250)
  }

  @Test func `constraints hold near an edge, or away from it, and new ones take their place`() {
    let guide: UITrackingLayoutGuide = view.keyboardLayoutGuide
    func width(_ constant: CGFloat) -> NSLayoutConstraint {
      view.widthAnchor.constraint(equalToConstant: constant)
    }
    let (near, far, other, away) = (width(1), width(2), width(3), width(4))
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([far], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    // A docked keyboard is at the bottom and both sides.
    expect([near, far, away].map(\.isActive), equals: [true, false, false])
    expect(guide.constraints(activeWhenNearEdge: .top), equals: [far])
    expect(guide.constraints(activeWhenAwayFrom: .bottom), equals: [away])
    expect(guide.constraints(activeWhenAwayFrom: .top).isEmpty)
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    expect(!near.isActive && other.isActive)
    guide.removeAllTrackedConstraints()
    expect(!other.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }
}
